const EVERY = 15_000;
const SOON = 2_000;

/**
 * Poll with `read` while the page is visible, first after `after` milliseconds. Retry sooner if it returns false, for a failure; stop if it returns
 * null. Return a function that stops polling, as effects do.
 */
export function keepReading(read: () => Promise<boolean | null>, after = 0): () => void {
  let timer = 0;
  let gone = false;
  const again = async () => {
    const well = document.hidden || (await read());
    if (!gone && well !== null) timer = window.setTimeout(again, well ? EVERY : SOON);
  };
  timer = window.setTimeout(again, after);
  return () => {
    gone = true;
    clearTimeout(timer);
  };
}
