import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import "./search-field.css";

type FieldProps = {
  id: string;
  defaultValue?: string | undefined;
  maxLength: number;
  label?: string | undefined;
  placeholder?: string | undefined;
};

/** Suggestions are an extra: if they cannot be loaded, the form still searches. */
const Suggestions = lazy<ComponentType<{ field: RefObject<HTMLInputElement | null> }>>(() =>
  import("./suggestions.tsx").then(
    ({ Suggestions: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** A search field; with JavaScript it suggests pages while one types (rule Q6). */
export function SearchField({ id, defaultValue, maxLength, label, placeholder }: FieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState(false);
  // It may have been entered before the page's scripts ran.
  useEffect(() => setEntered(document.activeElement === field.current), []);
  return (
    <div className="search-field">
      <input
        ref={field}
        id={id}
        name="q"
        type="search"
        defaultValue={defaultValue}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        onFocus={() => setEntered(true)}
      />
      {entered && (
        <Suspense fallback={null}>
          <Suggestions field={field} />
        </Suspense>
      )}
    </div>
  );
}
