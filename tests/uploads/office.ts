import { strToU8, zipSync } from "fflate";

type Parts = Record<string, string | Uint8Array>;

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const rels = (...more: string[]) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${more.join("")}</Relationships>`;
const types = (type: string, part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}"/></Types>`;

/** A link of a document's part: what it is to the other, and where that lies. */
export const relation = (type: string, target: string, external = true) =>
  rels(
    `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${external ? ' TargetMode="External"' : ""}/>`,
  );

/** An archive of parts, in their order. */
export function zipOf(parts: Parts, stored: readonly string[] = []): Buffer {
  return Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          [typeof part === "string" ? strToU8(part) : part, { level: stored.includes(name) ? 0 : 6 }],
        ]),
      ),
    ),
  );
}

/**
 * A sound document of each kind, as small as one can be; `more` are parts besides, and those that take another's place.
 */
export const makeOffice = {
  docx: (more: Parts = {}) =>
    zipOf({
      "[Content_Types].xml": types(word, "word/document.xml"),
      "_rels/.rels": rels(),
      "word/document.xml": "<w:document/>",
      ...more,
    }),
  xlsx: (more: Parts = {}) =>
    zipOf({
      "[Content_Types].xml": types(sheet, "xl/workbook.xml"),
      "_rels/.rels": rels(),
      "xl/workbook.xml": "<workbook/>",
      ...more,
    }),
  odt: (more: Parts = {}) =>
    zipOf(
      {
        mimetype: "application/vnd.oasis.opendocument.text",
        "content.xml": "<office:document-content/>",
        "META-INF/manifest.xml": "<manifest:manifest/>",
        ...more,
      },
      ["mimetype"],
    ),
  ods: (more: Parts = {}) =>
    zipOf(
      {
        mimetype: "application/vnd.oasis.opendocument.spreadsheet",
        "content.xml": "<office:document-content/>",
        "META-INF/manifest.xml": "<manifest:manifest/>",
        ...more,
      },
      ["mimetype"],
    ),
} as const;
