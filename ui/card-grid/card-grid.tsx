import { Children, type ReactNode } from "react";
import { CardWidth } from "#ui/card/card-width.ts";
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
  const cards = Children.toArray(children);
  const first = lead ? leads.first : columns === 3 && cards.length % 3 !== 0 ? opening : undefined;
  const others = lead ? leads.others : widths[columns];
  return (
    <ul role="list" className="card-grid" data-columns={columns} data-lead={lead || undefined} aria-label={label}>
      {Children.map(cards, (card, at) => (
        <CardWidth value={at === 0 ? (first ?? others) : others}>
          <li>{card}</li>
        </CardWidth>
      ))}
    </ul>
  );
}

// What card-grid.css makes of the columns at each width, without what stands around the pictures; as `sizes` reads it.
const widths = {
  2: "(min-width: 80rem) 36rem, (min-width: 43rem) 45vw, 90vw",
  3: "(min-width: 80rem) 24rem, (min-width: 49.5rem) 30vw, (min-width: 34rem) 45vw, 90vw",
  4: "(min-width: 80rem) 18rem, (min-width: 46rem) 22vw, (min-width: 33rem) 29vw, (min-width: 22rem) 40vw, 90vw",
  5: "(min-width: 80rem) 14rem, (min-width: 60rem) 17vw, (min-width: 44rem) 22vw, (min-width: 33rem) 29vw, (min-width: 22rem) 40vw, 90vw",
};
const leads = {
  first: "(min-width: 80rem) 42rem, (min-width: 64rem) 48vw, 90vw",
  others: "(min-width: 80rem) 21rem, (min-width: 64rem) 22vw, (min-width: 48.0625rem) 45vw, 40vw",
};
/** The first of three columns where it takes two or three of them, half of that its picture, as tall as its words. */
const opening = "(min-width: 80rem) 36rem, (min-width: 34rem) 45vw, 90vw";
