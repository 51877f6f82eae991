import { To } from "#ui/link/link.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import type { PageFeed } from "#ui/page/page-head.ts";
import { feedTexts } from "./feeds.texts.ts";
import "./foot.css";

/** The feeds of a page, to be put into a calendar or reader program. */
export function FeedLinks({ feeds }: { feeds: readonly PageFeed[] | undefined }) {
  const label = useWords(feedTexts.label);
  const hint = useWords(feedTexts.hint);
  if (!feeds || feeds.length === 0) return null;
  return (
    <aside className="feed-links" aria-label={label}>
      <p>{hint}</p>
      <ul role="list">
        {feeds.map((feed) => (
          <li key={feed.href}>
            <To to={feed.href}>{feed.title}</To>
          </li>
        ))}
      </ul>
    </aside>
  );
}
