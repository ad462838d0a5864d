/** Copy a text to the clipboard. Over plain HTTP this only works by selecting it. */
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

/** Share a link with the device's dialog, or copy it without one. */
export async function share(title: string, url: string): Promise<'shared' | 'copied' | 'not'> {
  if (!navigator.share) return (await copy(url)) ? 'copied' : 'not';
  await navigator.share({ title, url }).catch(() => {});
  return 'shared';
}
