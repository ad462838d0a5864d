const NAMED = /^(?:\S*\/t\/)?([\w-]+)(?:[/?#]\S*)?$/;

/** Extract the table's name from its link, from a link to one of its games, or from the name itself; undefined for anything else. */
export function tableName(text: string): string | undefined {
  return NAMED.exec(text.trim())?.[1];
}
