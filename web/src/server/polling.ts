const EVERY = 15_000;
const SOON = 2_000;

/**
 * Call `read` after this many milliseconds and then regularly while the page is visible: sooner after it returned false for a failure, and no more
 * after it returned null. Return a function that stops this, as effects do.
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
