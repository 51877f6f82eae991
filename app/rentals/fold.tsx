import type { ReactNode } from "react";

type FoldProps = {
  /** What addresses lead to; it lies within the fold, so that the browser opens what an address leads into. */
  id: string;
  title: ReactNode;
  /** What stands in the row, where that is more than the title. */
  row?: ReactNode;
  open?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of the page that is a row on phones, to be opened, and stands open where there is room: there the row gives way to its title. */
export function Fold({ id, title, row, open, className, children }: FoldProps) {
  return (
    <details className="space-fold" open={open || undefined}>
      <summary>
        {row ?? <h2>{title}</h2>}
      </summary>
      <section id={id} className={className} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
      </section>
    </details>
  );
}
