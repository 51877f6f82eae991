/** What can be pressed on the keypad beside "listen". */
export const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"] as const;
export type Key = (typeof digits)[number] | "clear";

/** The longest number a stop can have. */
export const mostDigits = 3;

/** What the keypad shows after a key: `press("1", "2") === "12"`. No number begins with a nought. */
export function press(shown: string, key: Key): string {
  if (key === "clear") return "";
  const digitsShown = plainDigits(shown).replace(/\D/g, "");
  return digitsShown.length < mostDigits ? (digitsShown + key).replace(/^0+/, "") : digitsShown;
}

/**
 * The number that was written, whichever digits a keyboard makes: `numberOf(" ７ ") === 7`; undefined where it is none.
 */
export function numberOf(written: string): number | undefined {
  const plain = plainDigits(written);
  return /^\d{1,6}$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

/** Full-width digits as plain ones, spaces taken away. */
function plainDigits(written: string): string {
  return written.normalize("NFKC").trim();
}
