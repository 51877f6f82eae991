import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startServer } from "#tests/server.ts";
import { makeTemplate, root } from "#tests/template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a running site that all files share: they only read from it. */
    site: string;
  }
}

/** Before the integration tests: one running site for all that only read. Afterwards its log must hold no fault. */
export default async function setUp(project: TestProject) {
  if (!existsSync(join(root, "build/server/index.js"))) throw new Error("The site is not built; npm test builds it first (or: node server/build.ts).");
  const { remove, ...template } = await makeTemplate();
  const server = await startServer({ template });
  project.provide("site", server.url);
  return async () => {
    await server.stop();
    await remove();
    const faults = server.logged().filter(({ level }) => Number(level) >= 50);
    if (faults.length > 0) throw new Error(`the shared site logged faults:\n${faults.map((fault) => JSON.stringify(fault)).join("\n")}`);
  };
}
