import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";

/** Prints the page; only there where it works, since every browser prints without it too. */
export function PrintButton({ children }: { children: ReactNode }) {
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  return works ? <Button look="secondary" icon="print" className="no-print" onClick={() => window.print()}>{children}</Button> : null;
}
