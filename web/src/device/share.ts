/** Copy a text to the clipboard. Pages served over plain HTTP can only do so by selecting it. */
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

/** Share a link by the device's own dialog, or copy it where there is none. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'not'> {
  if (!navigator.share) return (await copy(url)) ? 'copied' : 'not';
  await navigator.share({ title, url }).catch(() => {});
  return 'shared';
}
