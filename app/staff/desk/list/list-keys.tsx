import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { listTexts } from "./list.texts.ts";

const kept = "park:desk:keys";

/**
 * The keys of the list, and their help. Single keys can be turned off, since programs that type for people would press
 * them too.
 */
export function ListKeys() {
  const locale = useLocale();
  const help = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(kept) !== "off"), []);
  useEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key === "?") help.current?.showModal();
      else if (!help.current?.open) obey(event);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [on]);
  const keys: [string, keyof typeof listTexts][] = [
    ["j", "keyDown"],
    ["k", "keyUp"],
    ["Enter", "keyOpen"],
    ["x", "keyPick"],
    ["/", "keyFind"],
    ["?", "keyHelp"],
  ];
  return (
    <>
      <Button look="quiet" className="list-keys-button" onClick={() => help.current?.showModal()}>
        {listTexts.keys[locale]} <kbd>?</kbd>
      </Button>
      <dialog ref={help} className="list-keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{listTexts.keys[locale]}</h2>
        <dl>
          {keys.map(([key, name]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{listTexts[name][locale]}</dd>
            </div>
          ))}
        </dl>
        <label className="back-tick">
          <input
            type="checkbox"
            checked={on}
            onChange={({ currentTarget: { checked } }) => {
              localStorage.setItem(kept, checked ? "on" : "off");
              setOn(checked);
            }}
          />{" "}
          {listTexts.keysOn[locale]}
        </label>
        <form method="dialog">
          <Button type="submit" look="secondary">
            {listTexts.close[locale]}
          </Button>
        </form>
      </dialog>
    </>
  );
}

function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** j and k walk from row to row by their references, which Enter opens as any link. */
function obey(event: KeyboardEvent) {
  if (event.key === "/") {
    event.preventDefault();
    document.querySelector<HTMLInputElement>("#text")?.focus();
  } else if (event.key === "j" || event.key === "k") {
    const rows = [...document.querySelectorAll<HTMLElement>(".list-code")];
    const at = rows.findIndex((row) => row.closest("tr")?.contains(document.activeElement));
    const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + (event.key === "j" ? 1 : -1)));
    rows[next]?.focus();
  } else if (event.key === "x") {
    document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>("[name=submission]")?.click();
  }
}
