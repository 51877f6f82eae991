import { describe, expect, it } from "vitest";
import { makePdf } from "#tests/uploads/files.ts";
import { makeOffice, relation, zipOf } from "#tests/uploads/office.ts";
import { openDocuments } from "./documents.ts";

const documents = openDocuments();
const { docx, xlsx, odt, ods } = makeOffice;
const macros = (type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>"${type}"</Types>`;
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

describe("a document of staff is what its name says (rule C25)", () => {
  it.each([
    ["docx", docx()],
    ["xlsx", xlsx()],
    ["odt", odt()],
    ["ods", ods()],
    ["zip", zipOf({ "plans/one.pdf": makePdf(), "readme.txt": "hello" })],
    [
      "docx",
      docx({
        "word/_rels/document.xml.rels": relation("hyperlink", "https://example.org"),
        "word/media/one.png": "png",
      }),
    ],
    ["docx", docx({ "word/embeddings/Microsoft_Excel_Sheet.xlsx": xlsx() })],
    [
      "xlsx",
      xlsx({
        "xl/printerSettings/printerSettings1.bin": "DEVMODE",
        "xl/externalLinks/_rels/externalLink1.xml.rels": relation("externalLinkPath", "file:///old.xlsx"),
      }),
    ],
  ] as const)("a sound %s passes", async (kind, bytes) => {
    expect(await documents.refuseArchive(kind, bytes)).toBeUndefined();
  });

  it.each([
    ["a PDF under the name of another", "docx", makePdf(), "fileKind"],
    ["any archive", "docx", zipOf({ "readme.txt": "hello" }), "fileKind"],
    ["a table for a text", "docx", xlsx(), "fileKind"],
    ["a text for a table", "ods", odt(), "fileKind"],
    [
      "an open text without its kind in front",
      "odt",
      zipOf({ "content.xml": "", mimetype: "application/vnd.oasis.opendocument.text", "META-INF/manifest.xml": "" }, [
        "mimetype",
      ]),
      "fileKind",
    ],
    ["two letters of an archive", "xlsx", Buffer.from("PK\x03\x04"), "fileKind"],
    ["half of one", "docx", docx().subarray(0, 300), "fileDamaged"],
    ["one with something behind it", "docx", Buffer.concat([docx(), Buffer.from("MZ")]), "fileDamaged"],
    ["one with something before it", "docx", Buffer.concat([zipOf({ a: "b" }), docx()]), "fileMixed"],
    ["macros", "docx", docx({ "word/vbaProject.bin": "vba" }), "fileActive"],
    ["macros under another spelling", "xlsx", xlsx({ "XL/VBAPROJECT.BIN": "vba" }), "fileActive"],
    ["macros of the fourth kind", "xlsx", xlsx({ "xl/macrosheets/sheet1.xml": "<x/>" }), "fileActive"],
    ["a content type with macros", "docx", docx({ "[Content_Types].xml": macros(word) }), "fileActive"],
    ["controls", "docx", docx({ "word/activeX/activeX1.xml": "<x/>" }), "fileActive"],
    ["a foreign object", "docx", docx({ "word/embeddings/oleObject1.bin": "MZ" }), "fileActive"],
    [
      "a document with macros inside another",
      "docx",
      docx({ "word/embeddings/Sheet.xlsx": xlsx({ "xl/vbaProject.bin": "vba" }) }),
      "fileActive",
    ],
    [
      "a template from elsewhere",
      "docx",
      docx({ "word/_rels/settings.xml.rels": relation("attachedTemplate", "https://evil.example/t.dotm") }),
      "fileActive",
    ],
    ["macros of an open document", "odt", odt({ "Basic/Standard/Module1.xml": "<x/>" }), "fileActive"],
    ["scripts of an open document", "ods", ods({ "Scripts/python/a.py": "x" }), "fileActive"],
    [
      "a locked open document",
      "odt",
      odt({ "META-INF/manifest.xml": "<manifest:manifest><manifest:encryption-data/></manifest:manifest>" }),
      "fileActive",
    ],
    ["programs in an archive", "zip", zipOf({ "readme.exe": "MZ" }), "fileActive"],
    ["a way out of the folder", "zip", zipOf({ "../../etc/cron.d/x": "x" }), "fileMixed"],
    ["a way out for Windows", "zip", zipOf({ "..\\x": "x" }), "fileMixed"],
    ["two entries that differ in their case alone", "docx", docx({ "word/Document.xml": "<other/>" }), "fileMixed"],
    [
      "too many entries",
      "zip",
      zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, ""]))),
      "fileDamaged",
    ],
    ["what unfolds into too much", "zip", zipOf({ "a.txt": new Uint8Array(61 * 1024 * 1024) }), "fileDamaged"],
    [
      "a list of parts that unfolds into too much",
      "docx",
      docx({ "[Content_Types].xml": `<Types>${" ".repeat(5 * 1024 * 1024)}"${word}"</Types>` }),
      "fileKind",
    ],
  ] as const)("%s is refused", async (_, kind, bytes, reason) => {
    expect(await documents.refuseArchive(kind, bytes)).toBe(reason);
  });

  it("a directory that lies about its sizes takes no more memory than allowed", async () => {
    const bytes = docx({ "_rels/.rels": `<Relationships>${" ".repeat(3 * 1024 * 1024)}</Relationships>` });
    // The size of the entry as the directory has it: ten bytes.
    const at = bytes.lastIndexOf("_rels/.rels") - 46;
    bytes.writeUInt32LE(10, at + 24);
    expect(await documents.refuseArchive("docx", bytes)).toSatisfy(
      (refusal) => refusal === undefined || refusal === "fileDamaged",
    );
  });
});
