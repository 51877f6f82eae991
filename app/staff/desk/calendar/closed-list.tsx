import { Tag, type Tone } from "#ui/tag/tag.tsx";
import "./closed-list.css";

/** What is closed on a day, one below the other; nothing where all is open. */
export function ClosedList({ closed, tone = "brick" }: { closed: readonly string[]; tone?: Tone }) {
  if (closed.length === 0) return null;
  return (
    <ul role="list" className="closed-list">
      {closed.map((said) => (
        <li key={said}>
          <Tag tone={tone}>{said}</Tag>
        </li>
      ))}
    </ul>
  );
}
