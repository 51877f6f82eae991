import type { ProseDoc } from "../define.ts";

/**
 * A document as the small Markdown text that `proseFromText` reads: for forms without the editor, and for comparing.
 */
export function proseToText(doc: ProseDoc | undefined): string {
  return (doc?.content ?? []).map((node) => block(node)).join("\n\n");
}

function block(node: ProseDoc): string {
  const inner = node.content ?? [];
  switch (node.type) {
    case "heading":
      return `${node.attrs?.level === 3 ? "###" : "##"} ${line(inner)}`;
    case "bulletList":
      return inner.map((item) => listItem(item, "- ")).join("\n");
    case "orderedList":
      return inner.map((item, at) => listItem(item, `${at + Number(node.attrs?.start ?? 1)}. `)).join("\n");
    case "blockquote":
      return inner
        .map(block)
        .join("\n\n")
        .split("\n")
        .map((one) => (one ? `> ${one}` : ">"))
        .join("\n");
    default:
      return line(inner);
  }
}

function listItem(item: ProseDoc, mark: string): string {
  const [first = "", ...rest] = (item.content ?? []).map(block).join("\n\n").split("\n");
  return [mark + first, ...rest.map((one) => (one ? " ".repeat(mark.length) + one : ""))].join("\n");
}

function line(nodes: ProseDoc[]): string {
  return nodes.map(words).join("");
}

function words(node: ProseDoc): string {
  if (node.type === "hardBreak") return "  \n";
  const text = node.text ?? line(node.content ?? []);
  const link = node.marks?.find(({ type }) => type === "link");
  const strong = node.marks?.some(({ type }) => type === "bold") ? `**${text}**` : text;
  return link ? `[${strong}](${String(link.attrs?.href ?? "")})` : strong;
}
