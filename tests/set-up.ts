import { relative } from "node:path";
import type { TestProject } from "vitest/node";
import { opensDatabase } from "./database-tests.ts";
import { openSharedSite } from "./integration/shared-site.ts";
import { makeTemplate, root } from "./template.ts";

/**
 * Before all tests: the template that every park of a test is copied from, and the site that integration tests share.
 */
export default async function setUp(project: TestProject) {
  const files = project.vitest.state.getPaths().map((path) => relative(root, path));
  if (!files.some(opensDatabase)) return;
  const { remove, ...template } = await makeTemplate();
  project.provide("template", template);
  const closeSite = files.some((file) => file.startsWith("tests/integration/"))
    ? await openSharedSite(project, template)
    : undefined;
  return async () => {
    try {
      await closeSite?.();
    } finally {
      await remove();
    }
  };
}
