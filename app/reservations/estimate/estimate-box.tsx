import type { Localized } from "#platform/locales.ts";
import { formatMoney } from "#app/visiting/facts/format-money.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { type DatedTariff, estimateOf, tariffAt } from "./estimate.ts";
import {
  classTours,
  type Counts,
  extras,
  fieldTrips,
  guides,
  needsReview,
  type Wishes,
} from "#app/reservations/group/group.ts";
import { groupTexts, itemNames } from "#app/reservations/group/group.texts.ts";

/** What of a form's answers the estimate stands on. */
export type Estimable = {
  date: string;
  /** Some come in free, and the reason is not given yet. */
  unreasoned: boolean;
  counts: Counts;
  wishes: Wishes;
};
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The answers as they are written so far; what is no number counts as nobody. */
export function estimableOf(answers: Answers): Estimable {
  const number = (name: string) => Math.min(9999, Math.max(0, Math.trunc(Number(answers[name]?.[0] ?? "")) || 0));
  const one = <V extends string>(choices: readonly V[], name: string, otherwise: V) =>
    choices.find((choice) => choice === answers[name]?.[0]) ?? otherwise;
  return {
    date: answers.date?.[0] ?? "",
    unreasoned: number("free") > 0 && !answers.freeReason?.[0],
    counts: {
      general: number("general"),
      discount: number("discount"),
      local: number("local"),
      senior: number("senior"),
      free: number("free"),
    },
    wishes: {
      fieldTrip: one(fieldTrips, "fieldTrip", ""),
      classTour: one(classTours, "classTour", ""),
      extras: extras.filter((extra) => answers.extras?.includes(extra)),
      guide: one(guides, "guide", ""),
      requirements: answers.requirements?.[0] ?? "",
    },
  };
}

/** Tickets by type, the guide, the sum, and whether it is confirmed at once (rules G8, G10). */
export function EstimateBox({
  estimable: { date, unreasoned, counts, wishes },
  tariffs,
  focused,
}: {
  estimable: Estimable;
  tariffs: readonly DatedTariff[];
  focused: boolean;
}) {
  const locale = useLocale();
  const dated = tariffAt(tariffs, date);
  if (!dated) return null;
  const { lines, sum, quotedByStaff } = estimateOf(counts, wishes, dated.tariff);
  const ntd = (amount: number) => formatMoney(amount, locale);
  return (
    // biome-ignore lint/a11y/noAutofocus: only where its own button was pressed, which without JavaScript brings the page anew
    <div id="estimate" className="group-estimate" tabIndex={-1} autoFocus={focused}>
      <h2>{groupTexts.estimate[locale]}</h2>
      {lines.length === 0 ? (
        <p className="quiet">{groupTexts.estimateNone[locale]}</p>
      ) : (
        <dl>
          {lines.map(({ item, count, sum: of }) => (
            <div key={item}>
              <dt>
                {itemNames[item][locale]} × {count}
              </dt>
              <dd>{ntd(of)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="group-sum" aria-live="polite">
        <span>{groupTexts.estimateSum[locale]}</span> <strong>{ntd(sum)}</strong>
      </p>
      <p className="quiet">{formatPrices(tariffs, dated)[locale]}</p>
      {quotedByStaff && <p className="quiet">{groupTexts.estimateQuoted[locale]}</p>}
      <p className="quiet">
        {groupTexts[unreasoned ? "unreasoned" : needsReview(wishes) ? "reviewed" : "atOnce"][locale]}
      </p>
    </div>
  );
}

/**
 * By which prices it is reckoned: those of the visit's day, which the sentence names where they are not the same for
 * all days (rule F14).
 */
function formatPrices(tariffs: readonly DatedTariff[], dated: DatedTariff): Localized {
  const after = tariffs[tariffs.indexOf(dated) + 1];
  const [said, day] =
    dated !== tariffs[0]
      ? [groupTexts.byVisitFrom, dated.said]
      : after
        ? [groupTexts.byVisitUntil, after.said]
        : [groupTexts.byVisit, ""];
  return {
    zh_TW: said.zh_TW.replace("{day}", day),
    en_US: said.en_US.replace("{day}", day),
    ja_JP: said.ja_JP.replace("{day}", day),
  };
}
