import type { Attachment } from 'svelte/attachments';

/** Report the lower edge of an element whenever it may have changed. The near hill starts there. */
export function watchGround(onground: (y: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const measure = () => {
      const top = element.closest('.app')?.getBoundingClientRect().top ?? 0;
      onground(element.getBoundingClientRect().bottom - top);
    };
    const observer = new ResizeObserver(measure);
    const scroller = element.closest('main');
    for (const watched of [element, scroller, document.body]) if (watched) observer.observe(watched);
    scroller?.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller?.removeEventListener('scroll', measure);
    };
  };
}
