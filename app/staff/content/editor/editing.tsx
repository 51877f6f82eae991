import { createContext, useContext } from "react";
import type { Locale } from "#platform/locales.ts";
import type { Piece } from "#app/staff/content/history/word-difference.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import type { ReferenceOption } from "#app/staff/core/content/references.server.ts";
import type { Thumb } from "#app/staff/core/files/pictures.server.ts";
import type { ShownConflict } from "./editor-page.server.ts";
import { type EditorWord, editorTexts } from "./editor.texts.ts";

/** What the fields of one editor share. */
export type Editing = {
  /** What is wrong, by path. */
  problems: ReadonlyMap<string, string>;
  conflicts: ReadonlyMap<string, ShownConflict>;
  stale: Record<string, Piece[]>;
  references: Record<string, ReferenceOption[]>;
  pictures: Record<string, Thumb>;
  /** The address of the park's plan, where a field needs it. */
  drawing: string | undefined;
  /** Counts up when a value was put in from elsewhere, so that its control begins anew. */
  epoch(path: string): number;
  /** To be called when something changed without an event of the form. */
  touched(): void;
};

const EditingContext = createContext<Editing>({
  problems: new Map(),
  conflicts: new Map(),
  stale: {},
  references: {},
  pictures: {},
  drawing: undefined,
  epoch: () => 0,
  touched: () => undefined,
});

export const EditingProvider = EditingContext.Provider;

export function useEditing(): Editing {
  return useContext(EditingContext);
}

/** The editor's words in the page's language: `word("save")`. */
export function useEditorWords(): (name: EditorWord) => string {
  const locale: Locale = useLocale();
  return (name) => editorTexts[name][locale];
}

/** The id of the control of a path. */
export function controlId(path: string): string {
  return `field-${path.replaceAll(".", "-")}`;
}
