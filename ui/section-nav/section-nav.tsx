import type { Passage } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { Say } from "#ui/say/say.tsx";
import "./section-nav.css";

export type SectionLink = { to: string; text: Passage; current?: boolean | undefined };

type SectionNavProps = {
  /** Names the group: the section's title. */
  label: string;
  links: readonly SectionLink[];
  /** `row` above a list, `side` beside long text: there it becomes a column where there is room. */
  look?: "row" | "side" | undefined;
};

/** The pages of one section, this one marked. */
export function SectionNav({ label, links, look = "row" }: SectionNavProps) {
  return (
    <nav className="section-nav" aria-label={label} data-look={look}>
      <ul role="list">
        {links.map((link) => (
          <li key={link.to}>
            <To to={link.to} aria-current={link.current ? "page" : undefined}>
              <Say passage={link.text} />
            </To>
          </li>
        ))}
      </ul>
    </nav>
  );
}
