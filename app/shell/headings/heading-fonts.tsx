import { useEffect } from "react";
import { savesData } from "#ui/link/prefetching.ts";
import { whenIdle } from "#app/shell/menu/menu-watch.tsx";

/**
 * Sets the page's headings in the park's own faces once everything else is there, with scripts that come then (decision
 * 5). Without JavaScript, in print and where data is to be saved the reader's own serif stays.
 */
export function HeadingFonts() {
  useEffect(() => {
    if (savesData() || matchMedia("print, (prefers-reduced-data: reduce)").matches) return;
    let over = false;
    let end: (() => void) | undefined;
    const cancel = whenIdle(async () => {
      const dressing = await import("./heading-fonts.ts").catch(() => undefined);
      if (!over) end = dressing?.watchHeadings();
    });
    return () => {
      over = true;
      cancel();
      end?.();
    };
  }, []);
  return null;
}
