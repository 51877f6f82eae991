import { Fragment } from "react";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Here as Held, HereLink, HereSession } from "./here.server.ts";
import { hereTexts } from "./here.texts.ts";

/** What is on at a place today and soon, and what it always has; nothing where it has nothing. */
export function Here({ here }: { here: Held }) {
  const locale = useLocale();
  const lists = [
    ["onView", here.onView],
    ["experiences", here.experiences],
    ["shops", here.shops],
  ] as const;
  const links = lists.filter(([, list]) => list.length > 0);
  if (here.today.length + here.soon.length + links.length === 0) return null;
  return (
    <section className="here">
      <h2>{hereTexts.title[locale]}</h2>
      {[...here.today, ...here.soon, ...links.flatMap(([, list]) => list)].some(({ name }) => name.lang) && (
        <UntranslatedNotice />
      )}
      <Sessions title={hereTexts.today[locale]} sessions={here.today} />
      <Sessions title={hereTexts.soon[locale]} sessions={here.soon} />
      {links.map(([name, list]) => (
        <Links key={name} title={hereTexts[name][locale]} links={list} />
      ))}
    </section>
  );
}

function Sessions({ title, sessions }: { title: string; sessions: readonly HereSession[] }) {
  if (sessions.length === 0) return null;
  return (
    <div className="sessions">
      <h3>{title}</h3>
      <ul role="list">
        {sessions.map(({ key, to, name, when, state }) => (
          <li key={key}>
            <span className="here-when">{when}</span>
            <To to={to}>
              <Say passage={name} />
            </To>
            {state && <Tag tone={state.tone}>{state.word}</Tag>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ title, links }: { title: string; links: readonly HereLink[] }) {
  return (
    <Fragment>
      <h3>{title}</h3>
      <ul className="here-links">
        {links.map(({ to, name }) => (
          <li key={to}>
            <To to={to}>
              <Say passage={name} />
            </To>
          </li>
        ))}
      </ul>
    </Fragment>
  );
}
