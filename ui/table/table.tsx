import { type ReactNode, useId } from "react";
import "./table.css";

type TableProps = {
  /** What the table tells; always there, hidden only to the eye when asked. */
  caption: ReactNode;
  captionHidden?: boolean | undefined;
  head: readonly ReactNode[];
  /** The first cell of a row is its name. */
  rows: readonly (readonly ReactNode[])[];
  /** Columns of figures, counted from 0, stand right. */
  figures?: readonly number[] | undefined;
  dense?: boolean | undefined;
  /**
   * On a phone each row is a card, its values one under the other, each with the name of its column: with
   * `table-cards.css`.
   */
  cards?: boolean | undefined;
};

/** A table that scrolls sideways by itself where it does not fit. */
export function Table({
  caption,
  captionHidden = false,
  head,
  rows,
  figures = [],
  dense = false,
  cards = false,
}: TableProps) {
  const id = useId();
  const look = (column: number) => (figures.includes(column) ? "figure" : undefined);
  return (
    <div
      role="group"
      className="table"
      data-dense={dense || undefined}
      data-cards={cards || undefined}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <caption id={id} className={captionHidden ? "visually-hidden" : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" data-look={look(column)}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-look={look(column)}
                    data-label={cards ? nameOf(head[column]) : undefined}
                    data-empty={(cards && isEmpty(cell)) || undefined}
                  >
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function nameOf(head: ReactNode): string | undefined {
  return typeof head === "string" ? head : undefined;
}

function isEmpty(cell: ReactNode): boolean {
  return cell === "" || cell === null || cell === undefined;
}
