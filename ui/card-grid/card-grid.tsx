import { Children, type ReactNode } from "react";
import "./card-grid.css";

type CardGridProps = {
  /** How many stand side by side where there is room. */
  columns?: 2 | 3 | 4 | 5 | undefined;
  /** The first card is the large one: it takes two rows. */
  lead?: boolean | undefined;
  /** What the list holds, for those who hear the page. */
  label?: string | undefined;
  children: ReactNode;
};

/** Cards as a list, side by side as far as they fit. */
export function CardGrid({ columns = 3, lead = false, label, children }: CardGridProps) {
  return (
    <ul className="plain card-grid" data-columns={columns} data-lead={lead || undefined} aria-label={label}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
