import { Zip, ZipDeflate } from "fflate";
import { z } from "zod";

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

/** A workbook of one sheet, written as its rows come: the first row is the head. */
export async function* writeXlsx(rows: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault;
    ready.push(chunk);
  });
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 });
    zip.add(file);
    return (text: string, last = false) => file.push(Buffer.from(text), last);
  };
  for (const [name, text] of Object.entries(parts)) add(name)(text, true);
  const sheet = add("xl/worksheets/sheet1.xml");
  sheet(`${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="20" width="18" customWidth="1"/></cols><sheetData>`);
  let line = 0;
  for await (const some of rows) {
    sheet(some.map((cells) => rowOf(cells, ++line)).join(""));
    yield* ready.splice(0);
  }
  sheet("</sheetData></worksheet>", true);
  zip.end();
  yield* ready.splice(0);
}

function rowOf(cells: readonly Cell[], line: number): string {
  const style = line === 1 ? ' s="1"' : "";
  return `<row r="${line}">${cells.map((cell) => (typeof cell === "number" ? `<c${style}><v>${cell}</v></c>` : `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`)).join("")}</row>`;
}

// What XML cannot hold is left out.
const unspeakable = new RegExp(`[${String.fromCharCode(0)}-${String.fromCharCode(8)}\u000b\u000c${String.fromCharCode(14)}-${String.fromCharCode(31)}\ufffe\uffff]`, "g");

function escaped(text: string): string {
  return text.replace(unspeakable, "").replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** True for what reads as a whole number without losing anything. */
export function asCell(text: string): Cell {
  return z.string().regex(/^(0|[1-9]\d{0,8})$/).safeParse(text).success ? Number(text) : text;
}
