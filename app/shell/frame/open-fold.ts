import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens what an address leads into, as a browser does by itself; the router only goes there. */
export function useOpenFold() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes there again finds it open again
  useEffect(() => {
    const place = document.getElementById(hash.slice(1));
    const fold = place?.closest<HTMLDetailsElement>("details:not([open])");
    if (!fold) return;
    fold.open = true;
    place?.scrollIntoView();
  }, [hash, key]);
}
