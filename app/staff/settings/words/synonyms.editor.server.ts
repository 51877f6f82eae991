import { z } from "zod";
import { checkSynonyms, synonymsTag } from "#app/search/engine/synonyms.server.ts";
import type { Editor } from "#app/staff/core/editing/editor.server.ts";
import { type Locale, locales } from "#platform/locales.ts";
import { synonymTexts } from "./synonyms.texts.ts";

const groups = z.array(z.array(z.string()));
type Groups = Record<Locale, string[][]>;

/** The groups of words that mean the same, a group a line, in each language (rule Q3). */
export const synonymsEditor: Editor<Groups> = {
  setting: {
    subject: "setting:synonyms",
    schema: z.object({ zh_TW: groups, en_US: groups, ja_JP: groups }),
    tags: [synonymsTag],
    async read(db) {
      const rows = await db.selectFrom("search_synonyms").select(["locale", "words"]).orderBy("id").execute();
      const of = (locale: Locale) => rows.filter((row) => row.locale === locale).map(({ words }) => words);
      return { zh_TW: of("zh_TW"), en_US: of("en_US"), ja_JP: of("ja_JP") };
    },
    async write(trx, value) {
      await trx.deleteFrom("search_synonyms").execute();
      const rows = locales.flatMap((locale) => value[locale].map((words) => ({ locale, words })));
      if (rows.length > 0) await trx.insertInto("search_synonyms").values(rows).execute();
    },
  },
  draftOf: (value) =>
    Object.fromEntries(
      locales.map((locale) => [`groups.${locale}`, value[locale].map((words) => words.join("、")).join("\n")]),
    ),
  read(draft, locale) {
    const problems: string[] = [];
    const of = (one: Locale) =>
      (draft[`groups.${one}`] ?? "").split("\n").flatMap((line, at) => {
        const words = line
          .split(/[、,，]/)
          .map((word) => word.normalize("NFC").trim())
          .filter(Boolean);
        if (words.length === 0) return [];
        const wrong = checkSynonyms(words);
        if (wrong)
          problems.push(
            `${synonymTexts[one][locale]} ${synonymTexts.line[locale].replace("{number}", String(at + 1))}${synonymTexts[wrong][locale]}`,
          );
        return [[...new Set(words)]];
      });
    const value = { zh_TW: of("zh_TW"), en_US: of("en_US"), ja_JP: of("ja_JP") };
    return problems.length > 0 ? { ok: false, problems: problems.slice(0, 8) } : { ok: true, value };
  },
};
