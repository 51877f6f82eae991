import type { ReactNode } from "react";
import "./fold.css";

type FoldProps = {
  /** What addresses lead to; it lies within the fold, so that the browser opens what an address leads into. */
  id: string;
  title: ReactNode;
  /** What stands in the row, where that is more than the title. */
  row?: ReactNode;
  open?: boolean | undefined;
  className?: string | undefined;
  /** What is inside says its title itself. */
  titled?: boolean | undefined;
  children: ReactNode;
};

/**
 * A part of the page that is a row on phones, to be opened, and stands open where there is room: there the row gives
 * way to its title.
 */
export function Fold({ id, title, row, open, className, titled, children }: FoldProps) {
  return (
    <details className="fold" open={open || undefined}>
      <summary>{row ?? <h2>{title}</h2>}</summary>
      {titled ? (
        <div id={id} className={className}>
          {children}
        </div>
      ) : (
        <section id={id} className={className} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          {children}
        </section>
      )}
    </details>
  );
}
