/**
 * What is wrong with an answer, in the page's language; `exact` is English in every language. Without `field` it
 * concerns the whole form.
 */
export type ShownError = { field?: string | undefined; text: string; exact?: string | undefined };

/** A file that stays with a form that came back. */
export type KeptFile = { id: string; name: string; token: string };

/** A form as the server gives it to the page. */
export type ShownForm = {
  name: string;
  values: Readonly<Record<string, readonly string[]>>;
  errors: readonly ShownError[];
  hidden: Readonly<Record<string, string>>;
  code: { token: string; typed: string; mailed: boolean };
  /** Names of files that must be chosen again, by field. */
  files?: Readonly<Record<string, readonly string[]>>;
  /** Files that stay with the form, by field; each goes along by its token. */
  kept?: Readonly<Record<string, readonly KeptFile[]>>;
  again: boolean;
  /**
   * The field, or the part of the page, that a button of the form has just changed: it comes into view and takes the
   * focus.
   */
  focus?: string;
  /**
   * What the page's address asks for, by field: a day, an hour. It stands before a draft that was written when
   * something else was asked for.
   */
  query?: Readonly<Record<string, readonly string[]>>;
};
