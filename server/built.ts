import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Refusal } from "./refusal.ts";

/** The application as it was built. */
export type Built = typeof import("./app.ts");

/** Loads the application; the one place where plain Node meets the build (docs/architecture.md, "The one trap"). */
export async function loadBuilt(): Promise<Built> {
  const file = join(import.meta.dirname, "../build/server/index.js");
  if (!existsSync(file)) throw new Refusal("the site has not been built yet; run npm start once");
  return import(pathToFileURL(file).href);
}
