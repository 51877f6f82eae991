import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";

/** What surrounds the one sheet of a workbook: its head is bold and stays in sight. */
const parts: Record<string, string> = {
  "[Content_Types].xml": `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${head}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/></font><font><b/><sz val="11"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
};

/** A cell is text, never a formula, or a number. */
export type Cell = string | number;

/**
 * A workbook of one sheet, written as its rows come: the first row is the head. Packing is Node's own and not on the
 * thread that answers.
 */
export async function* writeXlsx(rows: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const sheet = Readable.from(sheetOf(rows), { objectMode: false });
  const packed = zip.outputStream.pipe(new PassThrough());
  zip.once("error", (fault: Error) => packed.destroy(fault));
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.addReadStream(sheet, "xl/worksheets/sheet1.xml", { compressionLevel: 3 });
  zip.end();
  try {
    yield* packed;
  } finally {
    sheet.destroy();
  }
}

async function* sheetOf(rows: AsyncIterable<Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="20" width="18" customWidth="1"/></cols><sheetData>`,
  );
  let line = 0;
  for await (const some of rows) yield Buffer.from(some.map((cells) => rowOf(cells, ++line)).join(""));
  yield Buffer.from("</sheetData></worksheet>");
}

function rowOf(cells: readonly Cell[], line: number): string {
  const style = line === 1 ? ' s="1"' : "";
  return `<row r="${line}">${cells.map((cell) => (typeof cell === "number" ? `<c${style}><v>${cell}</v></c>` : `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`)).join("")}</row>`;
}

// What XML cannot hold is left out.
const unspeakable = new RegExp(
  `[${String.fromCharCode(0)}-${String.fromCharCode(8)}\u000b\u000c${String.fromCharCode(14)}-${String.fromCharCode(31)}\ufffe\uffff]`,
  "g",
);

function escaped(text: string): string {
  return text.replace(unspeakable, "").replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A number for what reads as a whole number without losing anything, else the text. */
export function asCell(text: string): Cell {
  return /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;
}
