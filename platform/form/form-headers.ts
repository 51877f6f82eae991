/**
 * The headers of a page with a form: nobody keeps it, and whoever has to wait reads how many seconds (rules H6, H23).
 * `export const headers = formHeaders`.
 */
export function formHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get("retry-after");
  return { "cache-control": "no-store", ...(wait && { "retry-after": wait }) };
}
