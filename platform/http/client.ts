import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** The proxies whose `X-Forwarded-*` headers are believed. */
export type Proxies = BlockList | undefined;

/** Reads TRUST_PROXY: single addresses and ranges such as 10.0.0.0/8. */
export function readProxies(addresses: readonly string[]): Proxies {
  if (addresses.length === 0) return undefined;
  const list = new BlockList();
  for (const entry of addresses) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits) list.addSubnet(address, Number(bits), family);
    else list.addAddress(address, family);
  }
  return list;
}

/** The visitor's address and whether they came by https; a proxy is believed only when it is listed. */
export function clientOf(
  incoming: Pick<IncomingMessage, "headers" | "socket">,
  proxies: Proxies,
): { address: string; https: boolean } {
  const peer = plainAddress(incoming.socket.remoteAddress ?? "");
  if (!proxies || !believed(proxies, peer)) return { address: peer, https: false };
  const hops = header(incoming, "x-forwarded-for")
    .split(",")
    .map((hop) => plainAddress(hop.trim()))
    .filter(Boolean);
  const address = hops.findLast((hop) => !believed(proxies, hop)) ?? peer;
  return { address, https: header(incoming, "x-forwarded-proto").split(",")[0]?.trim() === "https" };
}

export function believed(proxies: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? "ipv6" : "ipv4");
}

export function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
}

function header(incoming: Pick<IncomingMessage, "headers">, name: string): string {
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}

/**
 * Where the door notes the visitor's address on the request it passes on; whatever a visitor sends under it is
 * replaced.
 */
export const clientAddressHeader = "x-park-client";
/** The same of whether they came by https: `yes` or `no`. */
export const clientHttpsHeader = "x-park-https";

/** Ids by which a request is found again in the log: cheap, and unlike those of any other process. */
export function requestIds(): () => string {
  const mine = randomBytes(6).toString("base64url");
  let count = 0;
  return () => `${mine}-${(++count).toString(36)}`;
}
