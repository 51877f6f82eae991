import ipaddr from "ipaddr.js";

/** The network an address is in, as limits count it: `{ version: 4, name: "203.0.113.0/24" }`. */
export type Network = { version: 4 | 6; name: string };

const bits = { 4: 24, 6: 64 } as const;

/**
 * The /24 of an IPv4 address, also of one written as IPv6 (`::ffff:203.0.113.9`), and the /64 of an IPv6 one; undefined
 * for anything else.
 */
export function networkOf(address: string): Network | undefined {
  // A zone, as in fe80::1%eth0, names the way and not the place.
  const plain = address.split("%", 1).join("");
  if (!ipaddr.isValid(plain)) return undefined;
  const read = ipaddr.process(plain);
  const version = read.kind() === "ipv4" ? 4 : 6;
  const first =
    version === 4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${read}/${bits[4]}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${read}/${bits[6]}`);
  return { version, name: `${first}/${bits[version]}` };
}
