import type { TestProject } from "vitest/node";
import { openSharedSite } from "./integration/shared-site.ts";
import { makeTemplate } from "./template.ts";

/**
 * Before all tests: the template that every park of a test is copied from, and the site that integration tests share.
 */
export default async function setUp(project: TestProject) {
  const { remove, ...template } = await makeTemplate();
  project.provide("template", template);
  const closeSite = project.vitest.state.getPaths().some((path) => path.includes("/tests/integration/"))
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
