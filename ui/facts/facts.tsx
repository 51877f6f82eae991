import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import "./facts.css";

export type Fact = { term: string; icon?: IconName | undefined; detail: ReactNode };

type FactsProps = {
  title?: string | undefined;
  headingLevel?: 2 | 3 | undefined;
  facts: readonly Fact[];
  /** Actions below: add to calendar, show on the map. */
  children?: ReactNode;
};

/** What one needs to know about an item: when, where, how much. Stands as a card beside its text. */
export function Facts({ title, headingLevel = 2, facts, children }: FactsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="facts">
      {title && <Heading className="facts-title">{title}</Heading>}
      <dl>
        {facts.map((fact) => (
          <div key={fact.term}>
            <dt>
              {fact.icon && <Icon name={fact.icon} />}
              {fact.term}
            </dt>
            <dd>{fact.detail}</dd>
          </div>
        ))}
      </dl>
      {children && <div className="facts-actions">{children}</div>}
    </div>
  );
}
