/** An address within the back office, and no other: where somebody wanted to go before signing in. */
export function backOfficePath(to: string | null): string | undefined {
  return to && /^(\/(en_US|ja_JP))?\/booking-manage(\/[\w-]+)*$/.test(to) ? to : undefined;
}
