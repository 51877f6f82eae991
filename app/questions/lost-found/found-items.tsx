import type { Passage } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { questionTexts } from "#app/questions/questions.texts.ts";
import "#app/questions/questions.css";

export type FoundItem = {
  id: string;
  picture: StoredPicture | undefined;
  what: Passage;
  where: Passage;
  on: string;
  category: string;
  state: "kept" | "returned";
  stateName: string;
};

/** What was handed in, each with its picture, place, day and whether it still waits. */
export function FoundItems({ found, many }: { found: readonly FoundItem[]; many: number }) {
  const locale = useLocale();
  const word = (name: keyof typeof questionTexts) => questionTexts[name][locale];
  if (found.length === 0) return <p className="list-empty">{word("noneFound")}</p>;
  return (
    <section aria-labelledby="found">
      <h2 id="found" className="visually-hidden">
        {word("lostfound")}
      </h2>
      <p>{word("foundMany").replace("{n}", String(many))}</p>
      {found.some(({ what, where }) => what.lang ?? where.lang) && <UntranslatedNotice />}
      <ul role="list" className="found">
        {found.map(({ id, picture, what, where, on, category, state, stateName }) => (
          <li key={id} className="found-item" data-state={state}>
            {picture && <Picture picture={picture} sizes="10rem" />}
            <div>
              <p>
                <Tag tone={state === "kept" ? "jade" : "plain"}>{stateName}</Tag> <Tag>{category}</Tag>
              </p>
              <h3>
                <Say passage={what} />
              </h3>
              <dl>
                <div>
                  <dt>{word("foundOn")}</dt>
                  <dd>{on}</dd>
                </div>
                <div>
                  <dt>{word("placeFound")}</dt>
                  <dd>
                    <Say passage={where} />
                  </dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
