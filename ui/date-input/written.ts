/** How a day, a time of day or both are written in a field, whatever the language of the browser. */
export type Written = "day" | "time" | "moment";

const day = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** The form each is sent in, as the `pattern` of its field. */
export const patterns: Record<Written, string> = { day, time, moment: `${day}[ T]${time}` };
