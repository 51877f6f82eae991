import { ButtonLink } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Album } from "#ui/page/album.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import type { ShownSpace } from "./shown.server.ts";
import { spaceTexts } from "./spaces.texts.ts";

/** One space: picture, what it is, what it holds, and the ways to ask for it. */
export function SpaceEntry({ space }: { space: ShownSpace }) {
  const locale = useLocale();
  const word = (name: keyof typeof spaceTexts) => spaceTexts[name][locale];
  const untranslated = [space.name, space.summary, space.body, space.equipment, space.rateText].some(({ lang }) => lang);
  return (
    <section className="space-entry" id={space.slug} aria-labelledby={`${space.slug}-name`}>
      <div className="space-pictures">
        {space.picture && <Picture className="space-picture" picture={space.picture} sizes="(min-width: 64rem) 30rem, 92vw" />}
        <Album pictures={space.gallery} of={space.name.text} />
        {space.plan.length > 0 && (
          <details className="space-more space-plan">
            <summary>{word("plan")}<span className="visually-hidden"> <Say passage={space.name} /></span></summary>
            <Album pictures={space.plan} of={`${space.name.text}, ${word("plan")}`} />
          </details>
        )}
      </div>
      <div className="space-text">
        <h2 id={`${space.slug}-name`}><Say passage={space.name} /></h2>
        {untranslated && <UntranslatedNotice />}
        <p className="lead"><Say passage={space.summary} /></p>
        <Facts
          headingLevel={3}
          facts={[
            { term: word("capacity"), icon: "group", detail: space.capacity },
            ...(space.area ? [{ term: word("area"), icon: "map" as const, detail: space.area }] : []),
            { term: word("equipment"), icon: "info", detail: <Say passage={space.equipment} /> },
            { term: word("rate"), icon: "ticket", detail: <Say passage={space.rateText} /> },
          ]}
        >
          <ButtonLink to={space.ask} look="primary">{word("askFor")}</ButtonLink>
          <ButtonLink to={space.calendar} look="secondary" icon="calendar">{word("whenFree")}</ButtonLink>
        </Facts>
        <details className="space-more">
          <summary>{word("more")}<span className="visually-hidden"> <Say passage={space.name} /></span></summary>
          <Prose html={space.body.html} lang={space.body.lang} />
          {space.onMap && <p><To to={space.onMap}>{word("onMap")}</To></p>}
        </details>
      </div>
    </section>
  );
}
