import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "#tests/server.ts";
import { root, type Template } from "#tests/template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a running site that all files share: they only read from it. */
    site: string;
  }
}

/**
 * One running site for all integration tests that only read. What is answered closes it; its log must hold no fault
 * then.
 */
export async function openSharedSite(project: TestProject, template: Template): Promise<() => Promise<void>> {
  if (!existsSync(join(root, "build/server/index.js")))
    throw new Error("The site is not built; npm test builds it first (or: node server/build.ts).");
  const server = await startServer({ template });
  project.provide("site", server.url);
  return async () => {
    await server.stop();
    const faults = server.logged().filter(({ level }) => Number(level) >= 50);
    if (faults.length > 0)
      throw new Error(`the shared site logged faults:\n${faults.map((fault) => JSON.stringify(fault)).join("\n")}`);
  };
}
