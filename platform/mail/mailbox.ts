/**
 * The mailbox an address leads to, for counting alone: capitals and what stands after a plus make no other one. Dots
 * do, since most houses tell `a.b` from `ab`. Letters always go to the address as it was written.
 */
export function mailboxOf(address: string): string {
  const [name = "", domain = ""] = address.trim().toLowerCase().split("@");
  // Nobody's name begins with a plus: that one is left as it is.
  return `${name.split("+", 1)[0] || name}@${domain}`;
}
