import type { z } from "zod";
import type { Localized } from "../locales.ts";
import type { Field } from "./fields.ts";
import type { formTexts } from "./form.texts.ts";

/** Files that come with a form: at most so many under this name. */
export type FileRule = { label: Localized; most: number; required?: boolean };

type Shape = Readonly<Record<string, Field<unknown>>>;

/** A form, described once: what is read, what its fields are called, and what it says beyond the common messages. */
export type FormDefinition<S extends Shape> = {
  /** Part of its hidden keys: a key of one form opens no other. */
  name: string;
  schema: z.ZodObject<S>;
  labels: Readonly<Record<keyof S & string, Localized>>;
  /**
   * Texts of its own message keys, none of which is a common one; `{label}` and the facts given with the key are filled
   * in.
   */
  messages?: Readonly<Record<string, Localized>> & Readonly<Partial<Record<keyof typeof formTexts, never>>>;
  /** Files it takes, by name; `<PostForm files>` sends them (rule D17). */
  files?: Readonly<Record<string, FileRule>>;
};

/** `const contactForm = defineForm({ name: "contact", schema: z.object({ email: email() }), labels: { email: … } })` */
export function defineForm<S extends Shape>(form: FormDefinition<S>): FormDefinition<S> {
  return form;
}
