import { ButtonLink } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Album } from "#ui/page/album.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import type { ShownSpace } from "./shown.server.ts";
import { spaceTexts } from "./spaces.texts.ts";

/** One space: picture, what it is, what it holds, and the ways to ask for it. */
export function SpaceEntry({ space }: { space: ShownSpace }) {
  const locale = useLocale();
  const word = (name: keyof typeof spaceTexts) => spaceTexts[name][locale];
  const untranslated = [space.name, space.summary, space.body, space.equipment, space.rateText].some(
    ({ lang }) => lang,
  );
  return (
    <Fold id={space.slug} title={<Say passage={space.name} />} row={<Row space={space} />} className="space-entry">
      <div className="pictures">
        {space.picture && <Picture className="space-picture" picture={space.picture} sizes={large} />}
        <Album pictures={space.gallery} of={space.name.text} />
      </div>
      <div className="space-text">
        {untranslated && <UntranslatedNotice />}
        <p className="lead">
          <Say passage={space.summary} />
        </p>
        <Facts
          headingLevel={3}
          facts={[
            { term: word("capacity"), icon: "group", detail: space.capacity },
            ...(space.area ? [{ term: word("area"), icon: "map" as const, detail: space.area }] : []),
            { term: word("equipment"), icon: "info", detail: <Say passage={space.equipment} /> },
            {
              term: word("rate"),
              icon: "ticket",
              detail: (
                <>
                  <Say passage={space.rateText} />
                  <br />
                  <span className="quiet">{space.quoting}</span>
                </>
              ),
            },
          ]}
        >
          <ButtonLink to={space.ask} look="primary">
            {word("askFor")}
          </ButtonLink>
          <ButtonLink to={space.calendar} look="secondary" icon="calendar">
            {word("whenFree")}
          </ButtonLink>
        </Facts>
        <Prose html={space.body.html} lang={space.body.lang} />
        {space.onMap && (
          <p>
            <To to={space.onMap}>{word("onMap")}</To>
          </p>
        )}
      </div>
      {space.plan.length > 0 && (
        <div className="space-plan">
          <h3>{word("plan")}</h3>
          <Album pictures={space.plan} of={`${space.name.text}, ${word("plan")}`} sizes={large} />
        </div>
      )}
    </Fold>
  );
}

/** How wide a space's picture and plan are shown. */
const large = "(min-width: 80rem) 34rem, (min-width: 64rem) 41vw, 92vw";

/** What a phone shows of a space until it is opened. */
function Row({ space }: { space: ShownSpace }) {
  return (
    <>
      {space.picture && (
        <Picture className="fold-thumb" picture={{ ...space.picture, alt: { text: "" } }} sizes="6rem" />
      )}
      <h2>
        <Say passage={space.name} />
      </h2>
      <span className="quiet">
        {space.capacity}
        {space.area && ` · ${space.area}`}
      </span>
    </>
  );
}
