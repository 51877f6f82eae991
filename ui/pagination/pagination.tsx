import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { pagesShown } from "./pages.ts";
import { pageNumber, paginationTexts } from "./pagination.texts.ts";
import "./pagination.css";

type PaginationProps = {
  page: number;
  pages: number;
  /** The bare address of a page: `(page) => "/news?page=" + page`. */
  href: (page: number) => string;
  /** Tells it from another one on the same page. */
  label?: string | undefined;
};

/** The pages of a list as links. Throws a RangeError on values of 0 or less; shows nothing where there is one page. */
export function Pagination({ page, pages, href, label }: PaginationProps) {
  const numbers = pagesShown(page, pages);
  const usual = useWords(paginationTexts.label);
  const previous = useWords(paginationTexts.previous);
  const next = useWords(paginationTexts.next);
  if (pages === 1) return null;
  return (
    <nav className="pagination" aria-label={label ?? usual}>
      <ul role="list">
        <Step to={page > 1 ? href(page - 1) : undefined} text={previous} icon="chevron-left" />
        {numbers.map((number) => (
          <PageNumber key={number} page={number} href={href} current={number === page} />
        ))}
        <Step to={page < pages ? href(page + 1) : undefined} text={next} icon="chevron-right" />
      </ul>
    </nav>
  );
}

function Step({ to, text, icon }: { to: string | undefined; text: string; icon: "chevron-left" | "chevron-right" }) {
  if (!to) return null;
  return (
    <li className="pagination-step" data-icon={icon}>
      <To to={to}>
        <Icon name={icon} />
        <span>{text}</span>
      </To>
    </li>
  );
}

function PageNumber({
  page,
  href,
  current = false,
}: {
  page: number;
  href: (page: number) => string;
  current?: boolean;
}) {
  const name = useWords(pageNumber)(page);
  return (
    <li>
      <To to={href(page)} aria-label={name} aria-current={current ? "page" : undefined}>
        {page}
      </To>
    </li>
  );
}
