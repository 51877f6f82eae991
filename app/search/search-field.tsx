import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "#ui/locale/locale.tsx";
import { fieldTexts } from "./search-field.texts.ts";
import "./search-field.css";

type Suggestion = { to: string; title: string; type: string };
type FieldProps = { id: string; defaultValue?: string | undefined; maxLength: number; label?: string | undefined; placeholder?: string | undefined };

const pauseBeforeAsking = 150;

/** A search field; with JavaScript it is a combobox that suggests pages while one types (rule Q6). */
export function SearchField({ id, defaultValue, maxLength, label, placeholder }: FieldProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const list = useId();
  const { suggestions, ask, close } = useSuggestions(locale);
  const [chosen, setChosen] = useState(-1);
  const open = suggestions.length > 0;
  // Without JavaScript nothing is suggested, so it is a plain field.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || !open) return;
    const last = suggestions.length - 1;
    if (event.key === "ArrowDown") setChosen(chosen === last ? -1 : chosen + 1);
    else if (event.key === "ArrowUp") setChosen(chosen === -1 ? last : chosen - 1);
    else if (event.key === "Escape") close();
    else if (event.key === "Enter" && suggestions[chosen]) navigate(suggestions[chosen].to);
    else return;
    event.preventDefault();
    if (event.key === "Escape" || event.key === "Enter") setChosen(-1);
  }

  return (
    <div className="search-field">
      <input
        id={id} name="q" type="search" defaultValue={defaultValue} maxLength={maxLength} autoComplete="off" enterKeyHint="search" aria-label={label} placeholder={placeholder}
        {...(awake && { role: "combobox", "aria-expanded": open, "aria-controls": list, "aria-autocomplete": "list" as const, "aria-activedescendant": chosen >= 0 ? `${list}-${chosen}` : undefined })}
        onInput={(event) => { setChosen(-1); ask(event.currentTarget.value); }}
        onKeyDown={onKeyDown} onBlur={close}
      />
      {awake && <div id={list} role="listbox" aria-label={fieldTexts.suggestions[locale]} hidden={!open}>
        {suggestions.map(({ to, title, type }, at) => (
          // A pointer takes it before the field loses the focus; the keyboard takes it in the field.
          <div key={to} id={`${list}-${at}`} role="option" tabIndex={-1} aria-selected={at === chosen} onMouseDown={(event) => { event.preventDefault(); close(); navigate(to); }}>
            {title} <small>{type}</small>
          </div>
        ))}
      </div>}
      <span role="status" className="visually-hidden">{open ? fieldTexts.suggested[locale].replace("{n}", String(suggestions.length)) : ""}</span>
    </div>
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
