import { Fold } from "#ui/fold/fold.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { ProseWords } from "./prose-page.tsx";

/** A few sections of prose within a list, side by side where there is room, rows to open where there is none. */
export function ListWords({ sections }: { sections: ProseWords["sections"] }) {
  if (sections.length === 0) return null;
  return (
    <div className="list-words">
      {sections.map(({ anchor, heading, body }) => (
        <Fold key={anchor} id={anchor} title={<Say passage={heading} />}>
          <Prose html={body.html} lang={body.lang} />
        </Fold>
      ))}
    </div>
  );
}
