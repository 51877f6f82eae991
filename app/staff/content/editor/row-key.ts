/** A name for a new row that no other row of the item has. */
export function newRowKey(): string {
  return `s${crypto.randomUUID().slice(0, 8)}`;
}
