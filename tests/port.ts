import { randomInt } from "node:crypto";
import getPort from "get-port";

/**
 * A port nobody listens on, below those that the system gives to outgoing connections: one that is free when asked for
 * is still free when the server that was told of it starts.
 */
export function freePort(): Promise<number> {
  return getPort({ port: Array.from({ length: 20 }, () => randomInt(10_000, 32_000)), host: "127.0.0.1" });
}
