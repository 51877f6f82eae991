import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * All that axe finds wrong with a page, or with a part of it, a line each: every rule of WCAG 2.2 A and AA and of good
 * practice. It works inside the page and tells violations alone: asked for all it looked at, and for frames we have
 * none of, it takes four times as long.
 */
export async function barriers(page: Page, within?: string): Promise<string[]> {
  // What is just scrolled under the header would count as a target that is covered.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .setLegacyMode(true);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help} – ${target.join(" ")} – ${failureSummary?.split("\n")[1]?.trim()}`,
    ),
  );
}

/** The same in a browser without JavaScript, where no timer ever comes: what axe would wait for follows at once. */
export async function barriersUnscripted(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(() => {
    const soon = (work: () => void) => void Promise.resolve().then(work);
    Object.assign(window, { setTimeout: soon });
  });
  return barriers(page, within);
}
