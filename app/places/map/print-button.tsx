import { useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { mapTexts } from "./map.texts.ts";

/** Prints the page; there only with JavaScript, since the browser's own menu prints without. */
export function PrintButton() {
  const locale = useLocale();
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <Button look="quiet" icon="print" hidden={!ready} className="print-button" onClick={() => window.print()}>{mapTexts.print[locale]}</Button>;
}
