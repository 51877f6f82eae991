/** A text with its {places} filled; nothing when there is no word for one of them. */
export function fill(text: string, words: Record<string, string>): string | undefined {
  let whole = true;
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (!word) whole = false;
    return word ?? "";
  });
  return whole ? filled : undefined;
}
