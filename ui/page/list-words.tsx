import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { ProseWords } from "./prose-page.tsx";

/** A few sections of prose within a list, side by side where there is room. */
export function ListWords({ sections }: { sections: ProseWords["sections"] }) {
  if (sections.length === 0) return null;
  return (
    <div className="list-words">
      {sections.map(({ anchor, heading, body }) => (
        <section key={anchor} id={anchor}>
          <h2><Say passage={heading} /></h2>
          <Prose html={body.html} lang={body.lang} />
        </section>
      ))}
    </div>
  );
}
