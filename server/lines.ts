import type { Readable } from "node:stream";

/** The lines of a stream, parted by line feeds alone: JSON may hold the other characters that pass for a line's end. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const text of stream.setEncoding("utf8")) {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
