const folder = "documents/";

/** The kinds of files an item may offer, by the end of their names: none that a browser would run as a page. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  odt: "application/vnd.oasis.opendocument.text",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
};
const shape = /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/;

/**
 * Where a stored file of an item is fetched: `documentAddress("documents/form.pdf") === "/document/form.pdf"`; nothing
 * for one kept elsewhere.
 */
export function documentAddress(key: string): string | undefined {
  const name = key.startsWith(folder) ? key.slice(folder.length) : "";
  return shape.test(name) ? `/document/${name}` : undefined;
}

/** The key under which an asked-for file is stored; nothing for a malformed name. */
export function documentKey(name: string): string | undefined {
  return shape.test(name) ? folder + name : undefined;
}
