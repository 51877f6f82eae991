import { data } from "react-router";
import { parkContext } from "#app/context.ts";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { builtInFacts, type FactKey } from "#app/visiting/facts/facts.ts";
import { formatValueOf } from "#app/visiting/facts/capacity.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { colon } from "#app/staff/core/who.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { backOffice, localeOfPath } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/facts.route.ts";
import { factGroups, factTexts } from "./facts.texts.ts";

/**
 * /booking-manage/facts: every figure of the park as it holds today, what is planned, and what is still to be settled
 * (rules F1–F3).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [park, locale] = [context.get(parkContext), localeOfPath(url.pathname)];
  const [facts, rows] = [
    await readFacts(park),
    await park.db.selectFrom("facts").select(["key", "valid_from", "value"]).orderBy("valid_from").execute(),
  ];
  const today = dayOf(park.now()).toString();
  const shown = keys.map((key) => {
    const given = rows.filter((row) => row.key === key);
    const planned = given.find(({ valid_from }) => valid_from && valid_from > today);
    const { label, question, source } = facts[key];
    return {
      key,
      label: label[locale],
      group: key.split(".", 1)[0] ?? "",
      said: formatValueOf(key, facts[key].value, locale),
      // Of the built-in values the source is a paper that staff do not have.
      source: source === builtInFacts[key].source ? factTexts.asOpened[locale] : source,
      next:
        planned?.valid_from && (typeof planned.value === "number" || typeof planned.value === "string")
          ? `${formatDay(planned.valid_from, locale, { year: true, weekday: false })} ${formatValueOf(key, planned.value, locale)}`
          : "",
      changed: given.length > 0,
      question: question?.[locale],
    };
  });
  const page: PageHead = {
    title: { text: factTexts.title[locale] },
    description: factTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, facts: shown }, { headers: { "cache-control": "no-store" } });
}

export default function FactsPage({ loaderData: { facts } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof factTexts) => factTexts[name][locale];
  const open = facts.filter(({ question, changed }) => question && !changed);
  const groups = [...new Set(facts.map(({ group }) => group))];
  return (
    <>
      <BackHead title={word("title")} lead={word("lead")} />
      <Panel title={word("questions")} count={open.length}>
        <p className="quiet">{word(open.length > 0 ? "questionsLead" : "noQuestions")}</p>
        <ul>
          {open.map(({ key, label, question }) => (
            <li key={key}>
              <To to={`${backOffice}/facts/${key}`}>{label}</To>
              {colon(locale)}
              {question}
            </li>
          ))}
        </ul>
      </Panel>
      {groups.map((group) => (
        <Panel key={group} title={factGroups[group]?.[locale] ?? group}>
          <Table
            caption={factGroups[group]?.[locale] ?? group}
            captionHidden
            dense
            cards
            head={[word("fact"), word("today"), word("next"), word("source")]}
            rows={facts
              .filter((fact) => fact.group === group)
              .map(({ key, label, said, next, source, changed, question }) => [
                <span key={key}>
                  <To to={`${backOffice}/facts/${key}`}>{label}</To>{" "}
                  {question && <Tag tone={changed ? "jade" : "gold"}>{word(changed ? "settled" : "question")}</Tag>}
                </span>,
                <span key={key}>
                  {said} {changed && <Tag tone="indigo">{word("changed")}</Tag>}
                </span>,
                next,
                source,
              ])}
          />
        </Panel>
      ))}
    </>
  );
}

const keys = Object.keys(builtInFacts).filter(isFactKey);

function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(builtInFacts, key);
}
