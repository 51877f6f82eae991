const folder = "documents/";
const shape = /^[a-z0-9][a-z0-9-]{0,80}\.[a-z0-9]{2,5}$/;

/** Where a stored file of an item is fetched: `documentAddress("documents/form.pdf") === "/document/form.pdf"`; nothing for one kept elsewhere. */
export function documentAddress(key: string): string | undefined {
  const name = key.startsWith(folder) ? key.slice(folder.length) : "";
  return shape.test(name) ? `/document/${name}` : undefined;
}

/** The key under which an asked-for file is stored; nothing for a malformed name. */
export function documentKey(name: string): string | undefined {
  return shape.test(name) ? folder + name : undefined;
}
