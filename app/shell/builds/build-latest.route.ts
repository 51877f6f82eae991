import { readFile } from "node:fs/promises";

/** GET /builds/latest.json: which build this server runs (decisions §4). */
export async function loader() {
  return Response.json({ id: __BUILD_ID__, timestamp: await builtAt() }, { headers: { "cache-control": "no-store" } });
}

/** When it was built, in milliseconds; the build writes it beside itself. */
async function builtAt(): Promise<number> {
  try {
    const stamp: { builtAt?: number } = JSON.parse(await readFile("build/stamp.json", "utf8"));
    return stamp.builtAt ?? 0;
  } catch {
    return 0;
  }
}
