import type { Locale, Localized } from "../locales.ts";
import { exactMessages, formTexts } from "./form.texts.ts";
import type { FormErrors, Message } from "./message.ts";

/**
 * An error as the visitor reads it; `exact` is English in every language (rule L9). Without `field` it concerns the
 * whole form.
 */
export type FieldError = { field?: string | undefined; text: string; exact?: string | undefined };

/** A field's name without what says that it may be left empty: in messages, and where the answer stands beside it. */
export function bareLabel(label: string): string {
  return label.replace(/ ?[（(](?:選填|optional|任意)[）)]$/, "");
}

type Words = {
  /** Its fields stand in the order of the page. */
  schema?: { shape: object } | undefined;
  labels: Readonly<Record<string, Localized>>;
  files?: Readonly<Record<string, { label: Localized }>> | undefined;
  messages?: Readonly<Record<string, Localized>> | undefined;
};

/** What is ticked at the end of a form: boxes and code come last on the page, files before them. */
const boxes = ["guidelines", "identity", "privacy"];

/** The first error of each field in the visitor's language, the form's own first, then in the order of its fields. */
export function localizeErrors(
  errors: FormErrors,
  { schema, labels, files = {}, messages = {} }: Words,
  locale: Locale,
): FieldError[] {
  const names = Object.keys(schema?.shape ?? labels);
  const isBox = (name: string) => boxes.includes(name);
  const order = [
    "",
    ...names.filter((name) => !isBox(name)),
    ...Object.keys(files),
    ...names.filter(isBox),
    "verification",
  ];
  const fields = Object.keys(errors).sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return fields.flatMap((field) => (errors[field] ?? []).slice(0, 1).map((message) => localizeError(field, message)));

  function localizeError(field: string, { key, facts }: Message): FieldError {
    const texts: Readonly<Record<string, Localized | undefined>> = { ...formTexts, ...messages };
    const told: Record<string, string | number> = {
      label: bareLabel((labels[field] ?? files[field]?.label)?.[locale] ?? ""),
      ...facts,
    };
    const text = (texts[key] ?? formTexts.wrong)[locale].replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(told[name] ?? whole),
    );
    return { ...(field && { field }), text, exact: exactMessages[key] };
  }
}
