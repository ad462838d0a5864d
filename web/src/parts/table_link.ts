/** Return the link to a table, or to its shared screen. */
export function linkTo(table: string, screen = false): string {
  return `${location.origin}/t/${table}${screen ? '/screen' : ''}`;
}

/** Whether only this computer can open links to this server. */
export const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(location.hostname);
