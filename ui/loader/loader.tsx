import { useWords } from "#ui/locale/locale.tsx";
import { loading } from "./loader.texts.ts";
import "./loader.css";

/** A lantern that glows while something is on its way; it comes and goes within 250 ms. */
export function Loader({ shown, label }: { shown: boolean; label?: string | undefined }) {
  const usual = useWords(loading);
  return (
    <div className="loader" role="status" data-shown={shown || undefined}>
      <svg viewBox="0 0 48 64" width="48" height="64" aria-hidden="true">
        <path
          d="M24 2v8M24 50v9m-3-9v6m6-6v6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path className="loader-paper" d="M17 12h14c9 4 13 11 13 19s-4 15-13 19H17C8 46 4 39 4 31s4-15 13-19z" />
        <path d="M16 10h16v4H16zM16 48h16v4H16z" fill="currentColor" />
        <path
          d="M24 14v34M17 14c-6 6-6 28 0 34M31 14c6 6 6 28 0 34"
          fill="none"
          stroke="#fff6ea"
          strokeOpacity=".45"
          strokeWidth="1.5"
        />
      </svg>
      {shown && <span>{label ?? usual}</span>}
    </div>
  );
}
