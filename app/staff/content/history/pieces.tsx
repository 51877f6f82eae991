import type { Piece } from "./word-difference.ts";

/** Two texts put together, with what went away and what came. */
export function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className="editor-pieces">
      {pieces.map(({ text, sign }, at) =>
        sign === "added" ? (
          <ins key={at}>{text}</ins>
        ) : sign === "removed" ? (
          <del key={at}>{text}</del>
        ) : (
          <span key={at}>{text}</span>
        ),
      )}
    </p>
  );
}
