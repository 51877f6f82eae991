import { ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { lightTexts } from "./lantern.texts.ts";
import { PaperLantern } from "./paper-lantern.tsx";

type Props = { prices: { onSite: string; pet: string; petHours: string; online: string } };

/** The three lanterns, each with its price and how one comes by it (rule W1). */
export function LanternKinds({ prices }: Props) {
  const locale = useLocale();
  const word = (name: keyof typeof lightTexts) => lightTexts[name][locale];
  return (
    <section className="light-kinds" aria-labelledby="light-kinds">
      <h2 id="light-kinds">{word("kinds")}</h2>
      <ul role="list">
        <li>
          <PaperLantern sign="name" />
          <h3>{word("onSite")}</h3>
          <p className="light-price">{word("each").replace("{price}", prices.onSite)}</p>
          <p>{word("onSiteHow")}</p>
        </li>
        <li>
          <PaperLantern sign="paw" />
          <h3>{word("pet")}</h3>
          <p className="light-price">{word("each").replace("{price}", prices.pet)}</p>
          <p>{word("petHow").replace("{hours}", prices.petHours)}</p>
        </li>
        <li>
          <PaperLantern sign="letter" />
          <h3>{word("online")}</h3>
          <p className="light-price">{word("each").replace("{price}", prices.online)}</p>
          <p>{word("onlineHow")}</p>
          <p>
            <ButtonLink to="#order" look="lantern" iconAfter="arrow-right">
              {word("toForm")}
            </ButtonLink>
          </p>
        </li>
      </ul>
    </section>
  );
}
