/** What is wrong with an answer: the key of a text, and the facts that stand in it. */
export type Message = { key: string; facts?: Readonly<Record<string, string | number>> | undefined };

/** What is wrong, by field; under "" what concerns the whole form. */
export type FormErrors = Readonly<Record<string, readonly Message[]>>;

/** What was written, by field: a field that is repeated has several values. */
export type FormValues = Readonly<Record<string, readonly string[]>>;
