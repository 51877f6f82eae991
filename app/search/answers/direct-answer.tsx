import { To } from "#ui/link/link.tsx";
import { Say } from "#ui/say/say.tsx";
import type { DirectAnswer as Answer } from "./direct-answer.server.ts";

/** The answer to what was asked, above the results. */
export function DirectAnswer({ answer: { heading, sentence, rows, links } }: { answer: Answer }) {
  return (
    <section className="direct-answer" aria-labelledby="answer">
      <h2 id="answer">{heading}</h2>
      <p className="answer-sentence">{sentence}</p>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ term, detail, to }) => (
            <div key={term.text}>
              <dt>
                {to ? (
                  <To to={to}>
                    <Say passage={term} />
                  </To>
                ) : (
                  <Say passage={term} />
                )}
              </dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="answer-links">
        {links.map(({ to, text }) => (
          <To key={to} to={to}>
            {text}
          </To>
        ))}
      </p>
    </section>
  );
}
