import type { TestProject } from "vitest/node";
import { makeTemplate } from "./template.ts";

/** Before all tests: the template that every park of a test is copied from. */
export default async function setUp(project: TestProject) {
  const { remove, ...template } = await makeTemplate();
  project.provide("template", template);
  return remove;
}
