import { To } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { WalkQuery } from "./walk-query.server.ts";

/** The walk in words: how long, then leg by leg. */
export function WalkDescription({ asked: { heading, walk, refused, links }, id }: { asked: WalkQuery; id: string }) {
  return (
    <section id={id} className="walk" aria-labelledby="walk-heading">
      <h2 id="walk-heading">{heading}</h2>
      {walk && <p className="walk-sum">{walk.summary}</p>}
      {walk && (
        <ol className="walk-legs">
          {walk.legs.map((leg) => (
            <li key={leg.text}>{leg.text}</li>
          ))}
        </ol>
      )}
      {refused && (
        <Notice tone="warning">
          <p>{refused}</p>
        </Notice>
      )}
      <p className="walk-links">
        {links.map(({ to, text }) => (
          <To key={to} to={to}>
            {text}
          </To>
        ))}
      </p>
    </section>
  );
}
