import { type Banner, bannerKey, bannerSchema, momentOf, noBanner } from "#app/shell/frame/banner.server.ts";
import { isAddress } from "#app/staff/settings/address.server.ts";
import { fromFields, inFields, isBlank, problemsOf } from "#app/staff/settings/drafts.ts";
import type { Editor } from "#app/staff/core/editing/editor.server.ts";
import { storedSetting } from "#app/staff/core/editing/setting.server.ts";
import { addressTexts } from "#app/staff/core/editing/settings.texts.ts";
import { bannerTexts } from "./banner.texts.ts";

const longest = 160;

/** The notice on every page (rule M19). */
export const bannerEditor: Editor<Banner> = {
  setting: storedSetting(bannerKey, bannerSchema, noBanner),
  draftOf: ({ text, link, from, to }) => ({ ...inFields("text", text), link, from, to }),
  read(draft, locale) {
    const text = fromFields("text", draft);
    const [link, from, to] = [
      (draft.link ?? "").trim(),
      ...["from", "to"].map((name) => (draft[name] ?? "").trim().replace(" ", "T")),
    ];
    const banner = bannerSchema.safeParse({ text, link, from, to });
    const [begins, ends] = banner.success ? [momentOf(banner.data.from), momentOf(banner.data.to)] : [];
    const problems = [
      ...(isBlank(text) ? [] : problemsOf(text, bannerTexts.text[locale], longest, locale)),
      ...(link && !isAddress(link) ? [addressTexts.wrong[locale].replace("{address}", link)] : []),
      ...(!banner.success || (begins && ends && Temporal.Instant.compare(begins, ends) >= 0)
        ? [bannerTexts.wrongTimes[locale]]
        : []),
    ];
    return banner.success && problems.length === 0 ? { ok: true, value: banner.data } : { ok: false, problems };
  },
};
