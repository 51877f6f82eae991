import type { ItemStatus } from "#platform/content/store.ts";
import { languageNames, listMark, type Locale, locales } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { contentTexts, say } from "#app/staff/core/content/content.texts.ts";

type Standing = { status: ItemStatus; dirty: boolean; out: boolean; over: boolean; publish: string; changes: string };

/** How an item stands: its state, when it is out, and whether something is written that nobody sees yet. */
export function ItemTags({ item }: { item: Standing }) {
  const locale = useLocale();
  const word = (name: keyof typeof contentTexts) => contentTexts[name][locale];
  return (
    <span className="content-tags">
      {item.status === "draft" && <Tag>{word("draft")}</Tag>}
      {item.status === "archived" && <Tag>{word("archived")}</Tag>}
      {(item.status === "published" || item.status === "scheduled") &&
        (item.over ? (
          <Tag>{word("ended")}</Tag>
        ) : item.out ? (
          <Tag tone="jade">{word("published")}</Tag>
        ) : (
          <Tag tone="indigo">{say(word("at"), { time: item.publish })}</Tag>
        ))}
      {item.changes && <Tag tone="indigo">{say(word("changesAt"), { time: item.changes })}</Tag>}
      {item.dirty && item.status !== "draft" && <Tag tone="gold">{word("dirty")}</Tag>}
    </span>
  );
}

/** What is told in which language. */
export function LanguageTags({ item: { complete, stale } }: { item: { complete: Locale[]; stale: Locale[] } }) {
  const locale = useLocale();
  const missing = locales.filter((one) => !complete.includes(one));
  const names = (of: Locale[]) => of.map((one) => languageNames[one]).join(listMark[locale]);
  if (missing.length === 0 && stale.length === 0) return <span className="quiet">{contentTexts.complete[locale]}</span>;
  return (
    <span className="content-tags">
      {missing.length > 0 && (
        <Tag tone="brick">{say(contentTexts.missingIn[locale], { languages: names(missing) })}</Tag>
      )}
      {stale.length > 0 && <Tag tone="gold">{say(contentTexts.staleIn[locale], { languages: names(stale) })}</Tag>}
    </span>
  );
}
