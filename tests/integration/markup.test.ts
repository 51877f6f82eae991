import { HtmlValidate } from "html-validate";
import { describe, expect, inject, it } from "vitest";
import { itemAddresses, lists, screens } from "#tests/pages/addresses.ts";
import { ask } from "#tests/ask.ts";

const markup = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes `charSet`, `required=""`, `hidden=""` and `<br/>`: other ways of writing that mean the same by the
    // standard.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // `role="list"` gives lists without bullets back to screen readers that take them for plain text.
    "no-redundant-role": "off",
    // React numbers its ids `_R_1_`.
    "valid-id": ["error", { relaxed: true }],
    // The price helper asks the same of each guest; fields of one name are sent, and read, in their order.
    "form-dup-name": "off",
    // Another hyphen in a telephone number could be neither copied nor searched; the stylesheet keeps it on its line.
    "tel-non-breaking": "off",
    // Longer titles are cut in search results only; the words of the park's items are not ours to cut.
    "long-title": "off",
  },
});

const site = inject("site");
const items = await itemAddresses(site);
const oneOfEach = lists
  .map((list) => items.find((item) => item.slice(0, item.lastIndexOf("/")) === list))
  .filter((item) => item !== undefined);
const own = ["/policy/privacy", "/policy/accessibility", "/policy/security", "/booking-manage", "/no-such-page"];

describe("the HTML of every address is valid, as it is sent", () => {
  it.each([...screens, ...oneOfEach, ...own])("%s", async (address) => {
    for (const prefix of address === "/booking-manage" ? [""] : ["", "/en_US", "/ja_JP"]) {
      const path = address === "/" && prefix ? prefix : prefix + address;
      const { status, text } = await ask(site, path);
      expect(status, path).toBe(address === "/no-such-page" ? 404 : 200);
      expect(text.match(/<h1\b/g), path).toHaveLength(1);
      expect(text, path).toMatch(/^<!DOCTYPE html>/);
      // React's mark for what it left to the client, which visitors without JavaScript would miss.
      expect(text, path).not.toContain("<!--$!-->");
      expect(await faultsOf(text), path).toEqual([]);
      expect(selectsWithoutEmpty(text), path).toEqual([]);
    }
  });
});

/**
 * Lists that demand a choice though one is always made: HTML wants their first option empty. The one fault that only
 * the Nu checker knows.
 */
function selectsWithoutEmpty(html: string): string[] {
  return [...html.matchAll(/<select\b[^>]*\brequired\b[^>]*>\s*<option\b[^>]*>/g)]
    .map(([start]) => start)
    .filter((start) => !/<option\b[^>]*value=""/.test(start));
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await markup.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} at ${line}:${column} ${selector ?? ""}`,
    ),
  );
}
