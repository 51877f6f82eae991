import type { Passage } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { whereYouAre } from "./breadcrumb.texts.ts";
import "./breadcrumb.css";

export type Crumb = { to?: string | undefined; text: Passage };

type BreadcrumbProps = {
  trail: readonly Crumb[];
  /** Tells it from another one on the same page. */
  label?: string | undefined;
};

/** The way from home to this page; the last step is the page itself and bears no `to`. */
export function Breadcrumb({ trail, label }: BreadcrumbProps) {
  const usual = useWords(whereYouAre);
  return (
    <nav className="breadcrumb" aria-label={label ?? usual}>
      <ol role="list">
        {trail.map((crumb, step) => (
          <li key={step}>
            {step > 0 && <Icon name="chevron-right" />}
            {crumb.to ? (
              <To to={crumb.to}>
                <Say passage={crumb.text} />
              </To>
            ) : (
              <span aria-current={step === trail.length - 1 ? "page" : undefined}>
                <Say passage={crumb.text} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
