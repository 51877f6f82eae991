import { defineContent, localizedProse, localizedText, rows, rowText } from "#platform/content/define.ts";
import { z } from "zod";

/** Pages whose address is not their slug. */
const pageAddresses: Record<string, string> = {
  "about-business": "/about/business",
  "about-core": "/about/core",
  "space-inside": "/space/inside",
  "space-outside": "/space/outside",
  lostfound: "/faq/lostfound",
  privacy: "/policy/privacy",
  "accessibility-statement": "/policy/accessibility",
  security: "/policy/security",
};

/** A prose page: a lead and sections, each with its own heading and anchor. */
export const page = defineContent(
  "page",
  {
    title: localizedText({ search: "high" }),
    lead: localizedText({ search: "normal" }),
    sections: rows({
      anchor: z.string().regex(/^[a-z][a-z0-9-]*$/),
      heading: rowText(),
      body: localizedProse().schema,
    }),
  },
  { search: { shelf: "page", weight: 1.45 }, address: ({ slug }) => pageAddresses[slug] ?? `/${slug}` },
);
