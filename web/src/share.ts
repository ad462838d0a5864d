/** Put a text on the clipboard; a page that came by plain http may do so only by selecting it. */
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

/** Hand a link over: to the sharing of the device, else to the clipboard. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'not'> {
  if (!navigator.share) return (await copy(url)) ? 'copied' : 'not';
  await navigator.share({ title, url }).catch(() => {});
  return 'shared';
}
