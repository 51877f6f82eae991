import { inflateSync } from "node:zlib";
import type { UploadRefusal } from "./upload.ts";

/**
 * What is wrong with a PDF, if anything: it must be whole, be nothing else at the same time, not be locked, and hold nothing that acts
 * by itself – scripts, programs to launch, other files, forms that send. It is read as bytes; no page is drawn, nothing unfolded but
 * the lists of objects, and those with a limit.
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
  return /<(!doctype|html|head|body|script|svg|iframe|\?php|\?xml[^<>]*\?>\s*<(svg|html))/i.test(text.slice(0, 2048)) || text.slice(-70_000).includes("PK\x05\x06") || text.slice(-70_000).includes("PK\x01\x02");
}

/** Names of the format for what acts by itself, long enough never to occur by chance in compressed bytes. */
const wanted = new Set(["JavaScript", "Launch", "EmbeddedFile", "EmbeddedFiles", "RichMedia", "SubmitForm", "ImportData", "XFA", "GoToE", "Encrypt"]);

/** Those of the wanted names that stand in a text; `/J#61vaScript` is one way of writing JavaScript. */
function namesIn(text: string): string[] {
  // Three letters come up by chance among compressed bytes; a form of that kind is always named along with its parent.
  const hasForm = text.includes("/AcroForm");
  return [...text.matchAll(/\/((?:[A-Za-z]|#[0-9A-Fa-f]{2}){3,40})(?![A-Za-z])/g)].flatMap(([, name = ""]) => {
    const plain = name.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return wanted.has(plain) && (plain !== "XFA" || hasForm) ? [plain] : [];
  });
}

const mostStreams = 100_000;
/** The dictionary before a stream of objects has a few entries. */
const longestHead = 1000;
const mostLists = 5_000;
const mostListBytes = 4 * 1024 * 1024;
const mostInAll = 40 * 1024 * 1024;

/** The compressed lists of objects, unfolded; undefined where one cannot be, or unfolds into too much. */
function openObjectLists(text: string): string[] | undefined {
  const opened: string[] = [];
  let [streams, inAll, endBefore, endAfter] = [0, 0, 0, text.indexOf("endobj")];
  for (let at = text.indexOf("stream"); at >= 0; at = text.indexOf("stream", at + 6)) {
    if (text.slice(at - 3, at) === "end") continue;
    if (++streams > mostStreams) return undefined;
    // Both marks only move forward, so that each character of the file is looked at once.
    for (; endAfter >= 0 && endAfter < at; endAfter = text.indexOf("endobj", endAfter + 6)) endBefore = endAfter;
    const head = text.slice(Math.max(0, at - longestHead, endBefore), at).replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (!/\/ObjStm\b/.test(head)) continue;
    const from = at + (text.startsWith("stream\r\n", at) ? 8 : 7);
    const end = text.indexOf("endstream", from);
    if (end < 0) return undefined;
    const body = text.slice(from, end);
    const [, several, one] = /\/Filter\s*(?:\[([^[\]]*)\]|\/(\w+))/.exec(head) ?? [];
    const filter = several?.trim().replace(/^\//, "") ?? one;
    if (filter !== undefined && filter !== "FlateDecode" && filter !== "Fl") return undefined;
    if (/\/Predictor\s*(?!1\b)\d/.test(head) || opened.length >= mostLists) return undefined;
    const list = filter === undefined ? body : unfolded(body);
    if (list === undefined) return undefined;
    inAll += list.length;
    if (inAll > mostInAll) return undefined;
    opened.push(list);
  }
  return opened;
}

function unfolded(body: string): string | undefined {
  try {
    return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength: mostListBytes }).toString("latin1");
  } catch {
    return undefined;
  }
}
