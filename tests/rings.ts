/** A source file and what it imports, both as paths from the root; types count like anything else. */
export type Importing = { path: string; imports: readonly string[] };

/** An import from one folder of app/ into another. */
type Arrow = { from: string; to: string; path: string; imported: string };

/**
 * The folder of app/ a file belongs to: `visiting`, a room of the back office such as `staff/desk`, or the file itself
 * where it lies in app/. Nothing outside app/.
 */
export function folderOf(path: string): string | undefined {
  const [app, folder, room, ...rest] = path.split("/");
  if (app !== "app" || !folder) return undefined;
  return folder === "staff" && room && rest.length > 0 ? `staff/${room}` : folder;
}

/**
 * The folders of app/ that import each other, directly or round about: one line a ring, with the imports by which it is
 * most easily opened. Empty where there is none.
 */
export function ringsIn(sources: readonly Importing[]): string[] {
  const arrows = arrowsOf(sources);
  const folders = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, arrows)]));
  const ringOf = (folder: string) =>
    folders.filter((other) => reached.get(folder)?.has(other) && reached.get(other)?.has(folder));
  return folders
    .map((folder) => ({ folder, ring: ringOf(folder) }))
    .filter(({ folder, ring }) => ring.length > 1 && ring[0] === folder)
    .map(({ ring }) => `${ring.join(" · ")}: ${thinnest(ring, arrows)}`);
}

/**
 * The imports that run from a lower layer to a higher one, or to a folder of another kind in the same layer, where that
 * is not allowed.
 */
export function forbidden(sources: readonly Importing[], mayImport: (from: string, to: string) => boolean): string[] {
  return arrowsOf(sources)
    .filter(({ from, to }) => !mayImport(from, to))
    .map(say);
}

function arrowsOf(sources: readonly Importing[]): Arrow[] {
  return sources.flatMap(({ path, imports }) => imports.flatMap((imported) => arrowOf(path, imported)));
}

function arrowOf(path: string, imported: string): Arrow[] {
  const [from, to] = [folderOf(path), folderOf(imported)];
  return from && to && from !== to ? [{ from, to, path, imported }] : [];
}

function reachedFrom(start: string, arrows: readonly Arrow[]): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { from, to } of arrows)
      if (from === at && !reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/** The imports of the pair of folders in a ring that has the fewest. */
function thinnest(ring: readonly string[], arrows: readonly Arrow[]): string {
  const pairs = ring
    .flatMap((from) => ring.map((to) => arrows.filter((arrow) => arrow.from === from && arrow.to === to)))
    .filter((pair) => pair.length > 0);
  return (pairs.sort((a, b) => a.length - b.length)[0] ?? []).map(say).join(", ");
}

function say({ path, imported }: Arrow): string {
  return `${path} → ${imported}`;
}
