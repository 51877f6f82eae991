import { type ReactNode, use } from "react";
import type { Passage } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Say } from "#ui/say/say.tsx";
import { CardWidth } from "./card-width.ts";
import "./card.css";

type CardProps = {
  to: string;
  picture?: StoredPicture | undefined;
  title: Passage;
  /** The line above the title: dates, place, price. */
  eyebrow?: ReactNode;
  summary?: Passage | undefined;
  /** Tags and the like below. */
  children?: ReactNode;
  size?: "large" | "normal" | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** True for cards the page opens with: their pictures load at once. */
  priority?: boolean | undefined;
  /** Its picture becomes the one of the item's page. */
  morph?: boolean | undefined;
};

/** A sheet of paper with a picture that leads to an item; the whole sheet is its one link. */
export function Card({
  to,
  picture,
  title,
  eyebrow,
  summary,
  children,
  size = "normal",
  headingLevel = 3,
  priority,
  morph = false,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="card" data-size={size}>
      {picture && <Picture className="card-picture" picture={picture} sizes={use(CardWidth)} priority={priority} />}
      <div className="card-text">
        <Heading className="card-title">
          <To to={to} router={morph ? { viewTransition: true } : undefined}>
            <Say passage={title} />
          </To>
        </Heading>
        {eyebrow && <p className="card-eyebrow">{eyebrow}</p>}
        {summary && (
          <p className="card-summary">
            <Say passage={summary} />
          </p>
        )}
        {children && <div className="card-foot">{children}</div>}
      </div>
    </article>
  );
}
