import { inflateSync } from "node:zlib";
import type { UploadRefusal } from "./upload.ts";

/**
 * What is wrong with a PDF, if anything: it must be whole, be nothing else at the same time, not be locked, and hold
 * nothing that acts by itself – scripts, programs to launch, other files, forms that send. It is read as bytes; no page
 * is drawn, nothing unfolded but the lists of objects, and those with a limit.
 */
export function refusePdf(bytes: Uint8Array): UploadRefusal | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (!/^%PDF-[12]\.\d\s/.test(text)) return "fileDamaged";
  const end = text.lastIndexOf("%%EOF");
  if (end < 0 || !/startxref\s+\d+\s*$/.test(text.slice(Math.max(0, end - 60), end))) return "fileDamaged";
  if (/[^\s\0]/.test(text.slice(end + 5)) || isOtherToo(text)) return "fileMixed";
  const hidden = openObjectLists(text);
  if (hidden === undefined) return "fileDamaged";
  const names = [text, ...hidden].flatMap(namesIn);
  if (names.includes("Encrypt")) return "fileLocked";
  return names.length > 0 ? "fileActive" : undefined;
}

/** A page at its beginning, or an archive at its end, where programs for those look for them. */
function isOtherToo(text: string): boolean {
  return (
    /<(!doctype|html|head|body|script|svg|iframe|\?php|\?xml[^<>]*\?>\s*<(svg|html))/i.test(text.slice(0, 2048)) ||
    text.slice(-70_000).includes("PK\x05\x06") ||
    text.slice(-70_000).includes("PK\x01\x02")
  );
}

/** Names of the format for what acts by itself, long enough never to occur by chance in compressed bytes. */
const wanted = new Set([
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "RichMedia",
  "SubmitForm",
  "ImportData",
  "XFA",
  "GoToE",
  "Rendition",
  "Encrypt",
]);

/** Those of the wanted names that stand in a text; `/J#61vaScript` is one way of writing JavaScript. */
function namesIn(text: string): string[] {
  // Three letters come up by chance among compressed bytes; a form of that kind is always named along with its parent.
  const hasForm = text.includes("/AcroForm");
  return [...text.matchAll(/\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){3,40})(?![A-Za-z])/g)].flatMap(([, name = ""]) => {
    const plain = plainly(name);
    return wanted.has(plain) && (plain !== "XFA" || hasForm) ? [plain] : [];
  });
}

const mostStreams = 100_000;
const mostLists = 5_000;
const mostListBytes = 4 * 1024 * 1024;
const mostInAll = 40 * 1024 * 1024;

/**
 * The compressed lists of objects, unfolded; undefined where one cannot be, or unfolds into too much. What stands
 * between one stream and the next belongs to the next, so that neither padding nor a word in a string hides what it is.
 * What only looks like a list is unfolded where it can be: programs that go by the file's own directory take one even
 * where its dictionary does not say so.
 */
function openObjectLists(text: string): string[] | undefined {
  const opened: string[] = [];
  let [streams, inAll, before] = [0, 0, 0];
  for (let at = text.indexOf("stream"); at >= 0; at = text.indexOf("stream", at + 6)) {
    if (text.slice(at - 3, at) === "end") continue;
    if (++streams > mostStreams) return undefined;
    const head = plainly(text.slice(before, at));
    before = at + 6;
    const isOne = /\/ObjStm\b/.test(head);
    if (!isOne && !(head.includes("/First") && head.includes("/N"))) continue;
    const list = bodyOf(text, at, head);
    inAll += list?.length ?? 0;
    const isTooMuch = list === undefined || inAll > mostInAll || opened.length >= mostLists;
    if (isTooMuch && isOne) return undefined;
    if (!isTooMuch) opened.push(list);
  }
  return opened;
}

/**
 * What a stream holds, unfolded; undefined where it is compressed in a way that lists of objects never are, or its end
 * is missing.
 */
function bodyOf(text: string, at: number, head: string): string | undefined {
  const from = at + (text.startsWith("stream\r\n", at) ? 8 : 7);
  const end = text.indexOf("endstream", from);
  const last = head.lastIndexOf("/Filter");
  const [, several, one] =
    last < 0 ? [] : (/^\/Filter\s*(?:\[([^[\]]*)\]|\/(\w+))/.exec(head.slice(last, last + 200)) ?? []);
  const filter = several?.trim().replace(/^\//, "") ?? one;
  if (end < 0 || /\/Predictor\s*(?!1\b)\d/.test(head)) return undefined;
  if (last < 0) return end - from > mostListBytes ? undefined : text.slice(from, end);
  return filter === "FlateDecode" || filter === "Fl" ? unfolded(text.slice(from, end)) : undefined;
}

function unfolded(body: string): string | undefined {
  try {
    return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength: mostListBytes }).toString("latin1");
  } catch {
    return undefined;
  }
}

/** Names without their escapes: `/J#61vaScript` is `/JavaScript`. */
function plainly(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
