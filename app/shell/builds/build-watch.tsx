import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { nowMs } from "#platform/clock.ts";
import { useWords } from "#ui/locale/locale.tsx";
import { noteNavigation, reloadTo } from "./reload.ts";
import { useLostLine } from "./use-lost-line.ts";
import { shellTexts } from "#app/shell/shell.texts.ts";

const hourMs = 3_600_000;

/**
 * Asks every hour whether a newer build is out (spec §9), says so quietly, and lets the next step load it whole; says,
 * too, that there is no network.
 */
export function BuildWatch() {
  const outdated = useOutdated();
  const { location, formMethod } = useNavigation();
  const [text, lostText] = [useWords(shellTexts.newVersion), useWords(shellTexts.noNetwork)];
  const lost = useLostLine();

  useEffect(() => {
    const next = location && location.pathname + location.search;
    noteNavigation(next);
    if (next && outdated && formMethod === undefined) reloadTo(next);
  }, [location, outdated, formMethod]);

  return (
    <p className="build-notice" role="status">
      {lost ? lostText : outdated && text}
    </p>
  );
}

function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    const update = () => setOutdated(true);
    window.addEventListener("site:update", update);
    const timer = window.setInterval(checkBuild, hourMs);
    return () => {
      window.removeEventListener("site:update", update);
      window.clearInterval(timer);
    };
  }, []);
  return outdated;
}

/** Fires `site:update` on the window when the server runs another build than this page. */
export async function checkBuild(): Promise<void> {
  try {
    const { ofetch } = await import("ofetch");
    const latest = await ofetch<{ id?: unknown }>("/builds/latest.json", { query: { t: nowMs() } });
    // Whatever else answers, such as the page of a hotel's network, tells of no build.
    if (typeof latest.id === "string" && latest.id !== __BUILD_ID__)
      window.dispatchEvent(new CustomEvent("site:update", { detail: latest }));
  } catch {
    // No connection: the next hour will tell.
  }
}
