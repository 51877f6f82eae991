import { cleanLine } from "../form/clean.ts";
import { bounds } from "../http/bounds.ts";
import type { Park } from "../park.ts";
import { mostFileBytes, type Upload, type UploadRefusal, type UploadType, uploadTypes } from "./upload.ts";

export type Examined = { ok: true; upload: Upload } | { ok: false; reason: UploadRefusal };

/**
 * Looks at a file somebody sent: what it is says its content, never its name or what the sender claims (rule D17).
 * Pictures are decoded and drawn anew; of a PDF it is made sure that it is whole, nothing else besides, and does
 * nothing by itself. A file that is refused is gone with the request that brought it.
 */
export async function examineUpload(
  { documents, pictureWork, scanner }: Pick<Park, "documents" | "pictureWork" | "scanner">,
  file: File,
): Promise<Examined> {
  const refusal = glanceAt(file);
  if (refusal) return { ok: false, reason: refusal };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const contentType = typeOf(bytes);
  if (!contentType) return { ok: false, reason: "fileKind" };
  const good =
    contentType === "application/pdf"
      ? ((await documents.refusePdf(bytes)) ?? bytes)
      : await pictureWork.drawAnew(bytes, contentType);
  // What is sound may still be known to a scanner; it sees the file as it came.
  const scan = typeof good === "string" ? "clean" : await scanner.scan(bytes);
  if (scan === "infected") return { ok: false, reason: "fileInfected" };
  return typeof good === "string"
    ? { ok: false, reason: good }
    : {
        ok: true,
        upload: {
          name: plainName(file.name, contentType),
          contentType,
          bytes: good,
          ...(scan === "away" && { held: true as const }),
        },
      };
}

/** What can be said of a file without opening it. */
export function glanceAt(file: File): UploadRefusal | undefined {
  if (file.size === 0) return "fileEmpty";
  return file.size > mostFileBytes ? "fileTooBig" : undefined;
}

const marks: [mark: string, type: UploadType][] = [
  ["%PDF-", "application/pdf"],
  ["\xff\xd8\xff", "image/jpeg"],
  ["\x89PNG\r\n\x1a\n", "image/png"],
];

function typeOf(bytes: Uint8Array): UploadType | undefined {
  const start = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  return marks.find(([mark]) => start.startsWith(mark))?.[1];
}

/**
 * The sender's name for it without folders, marks that turn the reading direction, or a second ending: it only ever is
 * a label.
 */
function plainName(name: string, contentType: UploadType): string {
  const last = cleanLine(name.slice(-bounds.fileName.characters)).split(/[/\\]/).at(-1) ?? "";
  const stem = [
    ...last
      .replace(/\.[^.]*$/, "")
      .replace(/[^\p{L}\p{N}\p{M} _()（）.,、，·+-]/gu, "_")
      .replace(/^[.\s]+/, ""),
  ]
    .slice(0, 60)
    .join("")
    .trim();
  return `${stem || "file"}.${uploadTypes[contentType]}`;
}
