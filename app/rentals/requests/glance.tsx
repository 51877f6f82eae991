import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Say } from "#ui/say/say.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { capacityOf, isCrowded } from "./rental.ts";
import type { ShownTerms, SpaceChoice } from "./rental-form.tsx";
import { formTexts } from "./rental.texts.ts";

/** Beside the form: what was chosen, whether the people fit in (rule D12), and when the answer comes (rule D11). */
export function Glance({
  answers,
  choices,
  terms,
}: {
  answers: ShownForm["values"];
  choices: readonly SpaceChoice[];
  terms: ShownTerms;
}) {
  const locale = useLocale();
  const chosen = choices.filter(({ slug }) => answers.spaces?.includes(slug));
  const heads = Number(answers.heads?.[0]?.replaceAll(",", "") ?? "") || 0;
  const { people, exact } = capacityOf(chosen);
  const verdict =
    chosen.length === 0 || heads < 1
      ? undefined
      : isCrowded({ spaces: chosen, heads })
        ? "crowded"
        : exact && heads > people
          ? "tooMany"
          : "fits";
  const said =
    verdict &&
    formTexts[verdict][locale]
      .replace("{people}", people.toLocaleString("en"))
      .replace("{heads}", heads.toLocaleString("en"));
  return (
    <div className="rental-glance">
      <h3>{formTexts.glance[locale]}</h3>
      {chosen.length === 0 ? (
        <p className="quiet">{formTexts.noneYet[locale]}</p>
      ) : (
        <dl>
          {chosen.map(({ slug, name, said: holds }) => (
            <div key={slug}>
              <dt>
                <Say passage={name} />
              </dt>
              <dd>{holds}</dd>
            </div>
          ))}
        </dl>
      )}
      <div role="status">
        {said &&
          (verdict === "fits" ? (
            <p>{said}</p>
          ) : (
            <Notice tone={verdict === "tooMany" ? "danger" : "warning"}>
              <p>{said}</p>
            </Notice>
          ))}
      </div>
      <p className="rental-answer">
        <span className="quiet">{formTexts.answer[locale]}</span>{" "}
        {formTexts.answerBy[locale].replace("{from}", terms.answerFrom).replace("{to}", terms.answerTo)}
      </p>
      <p className="quiet rental-free">{formTexts.free[locale]}</p>
    </div>
  );
}
