import { defineContent, localizedProse, localizedText, rows, rowText } from "#platform/content/define.ts";
import { z } from "zod";

/** A prose page: a lead and sections, each with its own heading and anchor. */
export const page = defineContent("page", {
  title: localizedText({ search: "high" }),
  lead: localizedText({ search: "normal" }),
  sections: rows({ anchor: z.string().regex(/^[a-z][a-z0-9-]*$/), heading: rowText(), body: localizedProse().schema }),
});
