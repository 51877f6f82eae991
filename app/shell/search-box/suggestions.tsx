import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { fillIn } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { fieldTexts } from "./search-field.texts.ts";

type Suggestion = { to: string; title: string; type: string };

const pauseBeforeAsking = 150;

/** Makes a search field a combobox that suggests pages while one types (rule Q6). Comes once the field is entered. */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useId();
  const { suggestions, ask, close } = useSuggestions(locale);
  const [chosen, setChosen] = useState(-1);
  const open = suggestions.length > 0;

  const onInput = useEffectEvent(() => {
    setChosen(-1);
    ask(field.current?.value ?? "");
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !open) return;
    const last = suggestions.length - 1;
    if (event.key === "ArrowDown") setChosen(chosen === last ? -1 : chosen + 1);
    else if (event.key === "ArrowUp") setChosen(chosen === -1 ? last : chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && suggestions[chosen]) navigate(suggestions[chosen].to);
    else return;
    event.preventDefault();
    if (event.key === "Escape" || event.key === "Enter") setChosen(-1);
  });
  const onBlur = useEffectEvent(close);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const [typed, pressed, left] = [() => onInput(), (event: KeyboardEvent) => onKeyDown(event), () => onBlur()];
    input.addEventListener("input", typed);
    input.addEventListener("keydown", pressed);
    input.addEventListener("blur", left);
    // What was typed before this came.
    if (document.activeElement === input && input.value !== input.defaultValue) typed();
    return () => {
      input.removeEventListener("input", typed);
      input.removeEventListener("keydown", pressed);
      input.removeEventListener("blur", left);
    };
  }, [field]);
  useEffect(() => {
    const said = {
      role: "combobox",
      "aria-expanded": String(open),
      "aria-controls": list,
      "aria-autocomplete": "list",
      "aria-activedescendant": chosen >= 0 ? `${list}-${chosen}` : "",
    };
    for (const [name, value] of Object.entries(said))
      if (value) field.current?.setAttribute(name, value);
      else field.current?.removeAttribute(name);
  }, [field, open, chosen, list]);

  return (
    <>
      <div id={list} role="listbox" aria-label={fieldTexts.suggestions[locale]} hidden={!open}>
        {suggestions.map(({ to, title, type }, at) => (
          // A pointer takes it before the field loses the focus; the keyboard takes it in the field.
          <div
            key={to}
            id={`${list}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onMouseDown={(event) => {
              event.preventDefault();
              close();
              navigate(to);
            }}
          >
            {title} <small>{type}</small>
          </div>
        ))}
      </div>
      <span role="status" className="visually-hidden">
        {open ? fillIn(fieldTexts.suggested[locale], { n: suggestions.length }) : ""}
      </span>
    </>
  );
}

/** What the site suggests for the words typed last; an answer that comes too late is dropped. */
function useSuggestions(locale: string) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);

  async function fetchThem(q: string, signal: AbortSignal) {
    try {
      const { ofetch } = await import("ofetch");
      setSuggestions(await ofetch<Suggestion[]>("/api/search/suggestions", { query: { locale, q }, signal }));
    } catch {
      // Suggestions are an extra: without them the form still searches.
    }
  }
  return {
    suggestions,
    ask(text: string) {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      if (text.trim() === "") return setSuggestions([]);
      const timer = setTimeout(() => void fetchThem(text.trim(), controller.signal), pauseBeforeAsking);
      controller.signal.addEventListener("abort", () => clearTimeout(timer));
    },
    close() {
      asking.current?.abort();
      setSuggestions([]);
    },
  };
}
