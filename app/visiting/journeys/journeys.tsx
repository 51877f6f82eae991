import type { Locale, Localized } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { Journey } from "./journeys.ts";
import { journeyTexts, stepTexts } from "./journeys.texts.ts";
import "./journeys.css";

/** How to come from Taipei and from the south: by train, coach and car, leg by leg, with the last way back. */
export function Journeys({ journeys }: { journeys: readonly Journey[] }) {
  const locale = useLocale();
  return (
    <section id="from" className="journeys">
      <h2>{journeyTexts.title[locale]}</h2>
      <p className="quiet">{journeyTexts.lead[locale]}</p>
      <div className="journeys-from">
        {(["taipei", "south"] as const).map((from) => (
          <section key={from} id={`from-${from}`}>
            <h3>{journeyTexts[from][locale]}</h3>
            {journeys
              .filter((one) => one.from === from)
              .map((one) => (
                <OneWay key={one.by} journey={one} />
              ))}
          </section>
        ))}
      </div>
    </section>
  );
}

/** One way as a row that tells its length, to be opened; the first, by train, stands open. */
function OneWay({ journey }: { journey: Journey }) {
  const locale = useLocale();
  return (
    <details open={journey.by === "train"}>
      <summary>
        <strong>{byWords[journey.by][locale]}</strong> {about(journey.minutes, locale)}
      </summary>
      <ol>
        {journey.steps.map(({ step, minutes }) => (
          <li key={step}>
            {stepTexts[step][locale]} <span className="journey-time">{about(minutes, locale)}</span>
          </li>
        ))}
      </ol>
      <p>
        <strong>{journeyTexts.back[locale]}</strong> {formatBack(journey, locale)}
      </p>
    </details>
  );
}

const byWords = { train: journeyTexts.byTrain, coach: journeyTexts.byCoach, car: journeyTexts.byCar };

function formatBack({ from, by, back }: Journey, locale: Locale): string {
  const fromTaipei = from === "taipei";
  if (!back) return journeyTexts[fromTaipei ? "backTaipeiCar" : "backSouthCar"][locale];
  const text: Localized =
    by === "coach"
      ? journeyTexts[fromTaipei ? "backTaipeiCoach" : "backSouthCoach"]
      : journeyTexts[!back.shuttle ? "backByTaxi" : fromTaipei ? "backTaipeiTrain" : "backSouthTrain"];
  return text[locale]
    .replace("{shuttle}", back.shuttle ?? "")
    .replace("{last}", back.last)
    .replace("{onward}", back.onward ?? "");
}

/** About so long: 約 1 小時 45 分鐘. */
function about(minutes: number, locale: Locale): string {
  const say = (text: Localized, number: number) => (number > 0 ? [text[locale].replace("#", String(number))] : []);
  const parts = [...say(journeyTexts.hours, Math.floor(minutes / 60)), ...say(journeyTexts.minutes, minutes % 60)];
  return journeyTexts.about[locale].replace("{time}", parts.join(locale === "ja_JP" ? "" : " "));
}
