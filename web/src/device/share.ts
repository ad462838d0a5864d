/** Copy a text to the clipboard. Pages served over plain HTTP have no clipboard API and copy through a selection instead. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement as HTMLElement | null;
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    const copied = document.execCommand('copy');
    field.remove();
    focused?.focus();
    return copied;
  }
}

/** Open the device's share dialog for a link; copy the link if there is none or it fails. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'not'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return 'shared';
    }
  } catch (error) {
    if ((error as DOMException).name === 'AbortError') return 'shared'; // the person closed the dialog
  }
  return (await copy(url)) ? 'copied' : 'not';
}
