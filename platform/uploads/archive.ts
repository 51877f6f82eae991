import { strFromU8, type UnzipFileInfo, unzipSync } from "fflate";
import type { ArchiveKind } from "./archive-kinds.ts";
import type { UploadRefusal } from "./upload.ts";

const most = {
  entries: 2_000,
  bytesOfOne: 60 * 1024 * 1024,
  bytesInAll: 150 * 1024 * 1024,
  nameCharacters: 260,
  readBytes: 4 * 1024 * 1024,
};

const office = {
  docx: {
    main: "word/document.xml",
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  },
  xlsx: { main: "xl/workbook.xml", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" },
} as const;
const open = {
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
} as const;

/**
 * What acts by itself in a document: macros, controls, foreign objects. Printers' settings are bytes, too, and
 * harmless.
 */
const active =
  /(^|\/)(vbaproject|vbadata|activex|ctrlprops|customui|macrosheets|oleobject)|^(basic|scripts|object \d|objectreplacements)\/|\.(bin|exe|dll|js|vbs|hta|jar|swf|class|docm|dotm|xlsm|xltm|xlam|pptm)$/;
const harmless = /^xl\/printersettings\/printersettings\d+\.bin$/;
/** Programs, and what a system or a browser would run, that no archive for visitors needs. */
const programs =
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|mjs|wsf|hta|jar|lnk|url|sh|app|apk|reg|html?|xhtml|svg|swf|docm|dotm|xlsm|xltm|xlam|pptm)$/;
/**
 * What a part may name outside of the document: links people follow, and pictures and workbooks that are only shown.
 */
const outside = /\/(hyperlink|image|externalLinkPath|externalLink)$/;

/**
 * What is wrong with an archive, if anything: it must be one whole archive and nothing besides, of few entries that
 * unfold into bounded sizes, have the parts and the content type of its kind, and hold no macros, controls, foreign
 * objects or templates from elsewhere (rule C25).
 */
export function refuseArchive(kind: ArchiveKind, bytes: Uint8Array): UploadRefusal | undefined {
  try {
    return refuse(kind, bytes, 1);
  } catch {
    return "fileDamaged";
  }
}

function refuse(kind: ArchiveKind, bytes: Uint8Array, deeper: number): UploadRefusal | undefined {
  const ends = endOf(bytes);
  if (ends !== undefined) return ends;
  const seen = new Map<string, UnzipFileInfo>();
  let inAll = 0;
  let wrong: UploadRefusal | undefined;
  const parts = unzipSync(bytes, {
    filter(entry) {
      const name = entry.name.toLowerCase();
      inAll += entry.originalSize;
      // Two of one name are read differently by different programs.
      if (seen.has(name) || entry.name.length > most.nameCharacters || isElsewhere(entry.name)) wrong = "fileMixed";
      seen.set(name, entry);
      if (
        seen.size > most.entries ||
        inAll > most.bytesInAll ||
        entry.originalSize > most.bytesOfOne ||
        ![0, 8].includes(entry.compression)
      )
        wrong = "fileDamaged";
      if (kind === "zip" ? programs.test(name) : active.test(name) && !harmless.test(name)) wrong ??= "fileActive";
      return (
        wrong === undefined &&
        isRead(name) &&
        entry.originalSize <= (isEmbedded(name) ? most.bytesOfOne : most.readBytes)
      );
    },
  });
  if (wrong !== undefined || kind === "zip") return wrong;
  const text = (name: string) => (parts[name] ? strFromU8(parts[name]) : "");
  const isWhole =
    kind === "docx" || kind === "xlsx"
      ? isOffice(kind, seen, text("[Content_Types].xml"))
      : isOpen(kind, seen, bytes, text("mimetype"));
  if (!isWhole) return "fileKind";
  if (
    /macroEnabled|vbaProject|activeX/i.test(text("[Content_Types].xml")) ||
    /<manifest:encryption-data/.test(text("META-INF/manifest.xml"))
  )
    return "fileActive";
  for (const [name, part] of Object.entries(parts)) {
    if (name.endsWith(".rels") && reachesOutside(strFromU8(part))) return "fileActive";
    const [, inner] = /\.(docx|xlsx)$/i.exec(name) ?? [];
    if (!isEmbedded(name.toLowerCase())) continue;
    if (deeper === 0 || (inner !== "docx" && inner !== "xlsx")) return "fileActive";
    const refusal = refuse(inner, part, deeper - 1);
    if (refusal) return refusal;
  }
  // What was to be read and was left out for its size was not looked at.
  return [...seen].some(([name, { name: written }]) => isRead(name) && !parts[written]) ? "fileDamaged" : undefined;
}

/** An archive begins with its first entry and ends with its directory: nothing hangs on before or behind. */
function endOf(bytes: Uint8Array): UploadRefusal | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = bytes.byteLength - 22;
  if (at < 22 || view.getUint32(0) !== 0x504b0304) return "fileKind";
  if (view.getUint32(at) !== 0x504b0506) return "fileDamaged";
  const [here, inAll, size, start] = [
    view.getUint16(at + 8, true),
    view.getUint16(at + 10, true),
    view.getUint32(at + 12, true),
    view.getUint32(at + 16, true),
  ];
  if (here !== inAll || start + size !== at) return "fileMixed";
  // Locked entries cannot be looked at.
  return view.getUint16(6, true) & 1 ? "fileLocked" : undefined;
}

function isElsewhere(name: string): boolean {
  return (
    name.startsWith("/") ||
    name.includes("\\") ||
    name.includes("\0") ||
    /^[a-z]:/i.test(name) ||
    name.split("/").includes("..")
  );
}

/** The parts that are looked into. */
function isRead(name: string): boolean {
  return (
    name === "[content_types].xml" ||
    name === "mimetype" ||
    name === "meta-inf/manifest.xml" ||
    name.endsWith(".rels") ||
    isEmbedded(name)
  );
}

function isEmbedded(name: string): boolean {
  return /\/embeddings\/[^/]+$/.test(name);
}

function isOffice(kind: keyof typeof office, seen: ReadonlyMap<string, unknown>, types: string): boolean {
  const { main, type } = office[kind];
  return seen.has(main) && seen.has("_rels/.rels") && types.includes(`"${type}"`);
}

/** The kind of an open document stands first in it, as it is. */
function isOpen(
  kind: keyof typeof open,
  seen: ReadonlyMap<string, UnzipFileInfo>,
  bytes: Uint8Array,
  type: string,
): boolean {
  return (
    type === open[kind] &&
    strFromU8(bytes.subarray(30, 38)) === "mimetype" &&
    seen.get("mimetype")?.compression === 0 &&
    seen.has("content.xml") &&
    seen.has("meta-inf/manifest.xml")
  );
}

/** True where a part names something of another place that would be fetched or run: a template, an object, a frame. */
function reachesOutside(rels: string): boolean {
  return rels
    .split("<Relationship")
    .some(
      (one) =>
        /TargetMode\s*=\s*["']External/i.test(one) &&
        !outside.test(/\bType\s*=\s*["']([^"']+)["']/.exec(one)?.[1] ?? ""),
    );
}
