import { createHash } from "node:crypto";
import { documentKey, documentTypes } from "#app/pages/documents.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Staff } from "#platform/auth/auth.ts";
import type { Park } from "#platform/park.ts";
import { isArchiveKind } from "#platform/uploads/archive-kinds.ts";
import { mostFileBytes } from "#platform/uploads/upload.ts";

/**
 * Why a file is not kept: it is none that an item may offer, the virus scanner found something, or it does not answer.
 */
export type DocumentFault = "fileRefused" | "fileInfected" | "fileNotScanned";

/** A file as an item offers it, named after how it was called where it came from. */
export type KeptDocument = { name: { zh_TW: string }; key: string; bytes: number };

/**
 * Keeps a file that an item is to offer, under a name made of its own and of what it holds, so that another file never
 * takes the place of one that a browser still has. A fault when it is too large, is not what its name says, or the
 * virus scanner does not let it pass (rule C25).
 */
export async function keepDocument(park: Park, staff: Staff, file: File): Promise<KeptDocument | DocumentFault> {
  const [, plain = "", kind = ""] = /^(.*)\.(\w+)$/s.exec(file.name.normalize("NFC").trim().toLowerCase()) ?? [];
  const type = documentTypes[kind];
  if (!type || file.size === 0 || file.size > mostFileBytes) return "fileRefused";
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!(await isOfKind(park, kind, bytes))) return "fileRefused";
  const scan = await park.scanner.scan(bytes);
  if (scan !== "clean") return scan === "infected" ? "fileInfected" : "fileNotScanned";
  const word = plain
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 50)
    .replace(/-$/, "");
  const key = documentKey(`${word || "file"}-${createHash("sha256").update(bytes).digest("hex").slice(0, 12)}.${kind}`);
  if (!key) return "fileRefused";
  await park.files.put(key, bytes, type);
  await park.db.transaction().execute((trx) =>
    recordAudit(trx, park.now(), {
      by: staff.id,
      action: "media.document-added",
      subject: `document:${key}`,
      details: { name: file.name.slice(0, 200), bytes: bytes.byteLength },
    }),
  );
  return {
    name: {
      zh_TW: file.name
        .normalize("NFC")
        .trim()
        .replace(/\.\w+$/, "")
        .slice(0, 120),
    },
    key,
    bytes: bytes.byteLength,
  };
}

/**
 * What a file is says its content: a whole PDF or office document that does nothing by itself, a bounded archive, or
 * plain text.
 */
async function isOfKind({ documents }: Park, kind: string, bytes: Uint8Array): Promise<boolean> {
  if (kind === "pdf") return (await documents.refusePdf(bytes)) === undefined;
  if (isArchiveKind(kind)) return (await documents.refuseArchive(kind, bytes)) === undefined;
  try {
    return !new TextDecoder("utf-8", { fatal: true }).decode(bytes).includes("\0");
  } catch {
    return false;
  }
}
