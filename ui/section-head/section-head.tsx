import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { Say } from "#ui/say/say.tsx";
import "./section-head.css";

type SectionHeadProps = {
  title: Passage;
  /** The title's id, for the section's `aria-labelledby`. */
  id?: string | undefined;
  lead?: ReactNode;
  /** Where there is more of it. */
  more?: { to: string; text: string } | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/** The top of a part of a page: its title, a word about it, and where there is more. */
export function SectionHead({ title, id, lead, more, headingLevel = 2 }: SectionHeadProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="section-head">
      <Heading id={id}>
        <Say passage={title} />
      </Heading>
      {lead && <p className="quiet">{lead}</p>}
      {more && (
        <To className="section-head-more" to={more.to}>
          {more.text}
          <Icon name="arrow-right" />
        </To>
      )}
    </div>
  );
}
