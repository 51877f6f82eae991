import type { ReactNode } from "react";
import { Button, type ButtonLook } from "#ui/button/button.tsx";
import { useCameWhole } from "#ui/came-whole/came-whole.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { shareTexts } from "./share.texts.ts";

/**
 * Prints the page; in sight only where it works, since every browser prints without it too. Its place is kept
 * meanwhile: nothing moves when it comes.
 */
export function PrintButton({ look = "secondary", children }: { look?: ButtonLook; children?: ReactNode }) {
  const locale = useLocale();
  const asleep = useCameWhole();
  return (
    <Button
      data-asleep={asleep || undefined}
      look={look}
      icon="print"
      className="no-print"
      onClick={() => window.print()}
    >
      {children ?? shareTexts.print[locale]}
    </Button>
  );
}
