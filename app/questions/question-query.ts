const folded = (text: string) => text.normalize("NFKC").toLowerCase().replaceAll("臺", "台");

/** The words somebody looks for among the questions, at most so long; control characters left out. */
export function cleanQuestion(asked: string | null, longest = 60): string {
  return (asked ?? "")
    .replace(/\p{C}/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, "");
}

/** True when every word asked for stands in one of the texts: `holds("台 雨", ["下雨天文昌祠戲臺…"])`. */
export function holds(asked: string, texts: readonly string[]): boolean {
  const whole = folded(texts.join(" "));
  return folded(asked)
    .split(" ")
    .every((word) => whole.includes(word));
}
