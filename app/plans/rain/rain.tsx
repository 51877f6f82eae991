import type { Passage } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Say } from "#ui/say/say.tsx";
import { rainTexts } from "./rain.texts.ts";

/** Where to go when it rains: the plan for it, exhibitions and workshops. */
export function Rain({ plan }: { plan: { to: string; title: Passage } | undefined }) {
  const locale = useLocale();
  return (
    <Notice title={rainTexts.title[locale]}>
      <p>
        {plan && (
          <>
            <To to={plan.to}>
              <Say passage={plan.title} />
            </To>{" "}
            ·{" "}
          </>
        )}
        <To to="/exhibition">{rainTexts.exhibitions[locale]}</To> ·{" "}
        <To to="/experiences">{rainTexts.workshops[locale]}</To>
      </p>
    </Notice>
  );
}
