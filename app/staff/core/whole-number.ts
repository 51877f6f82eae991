/** The whole number a form says, as of a version or an entry; nonsense is 0, which none has. */
export function wholeNumber(written: unknown): number {
  return /^\d{1,15}$/.test(String(written)) ? Number(written) : 0;
}
