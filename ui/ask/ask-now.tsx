import { createRoot } from "react-dom/client";
import { localeOfPath } from "#platform/locales.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import type { Ending } from "#ui/dialog/ending.ts";
import { LocaleProvider } from "#ui/locale/locale.tsx";
import { pageNow } from "#ui/now/page-clock.ts";
import type { Asked } from "./question.ts";

/** The longest time that a browser's timer can wait. */
const longestMs = 2 ** 31 - 1;

/**
 * Asks in a dialog, and tells how that ended: `(await askNow(asked)).state === "confirmed"`. Loaded only when something
 * is asked.
 */
export function askNow({ title, text, confirm, deny, keep, until }: Asked): Promise<Ending> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const left = until === undefined ? undefined : Math.max(0, until - pageNow());
  return new Promise((resolve) => {
    const end = (ending: Ending) => {
      root.unmount();
      place.remove();
      resolve(ending);
    };
    root.render(
      <LocaleProvider locale={localeOfPath(location.pathname)}>
        <Dialog
          careful
          title={title}
          confirm={confirm}
          deny={deny}
          cancel={keep}
          timer={left !== undefined && left < longestMs ? left : undefined}
          onEnd={end}
        >
          <p>{text}</p>
        </Dialog>
      </LocaleProvider>,
    );
  });
}
