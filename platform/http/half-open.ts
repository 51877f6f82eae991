import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { networkOf } from "../limits/network.ts";
import type { PlaceBounds } from "./body/places.ts";
import { believed, plainAddress } from "./client.ts";

/**
 * Bounds the connections that have not sent the head of a request yet: so many from one address, from one network and
 * in all. One more ends the oldest of them, so that whoever opens thousands ends only their own. A proxy that is
 * believed stands for many and has no bound of its own.
 */
export function boundHalfOpen(
  server: Server,
  { fromOne, fromNetwork, inAll }: PlaceBounds,
  proxies: BlockList | undefined,
): void {
  const waiting = new Map<string, Set<Socket>>();
  const leave = new WeakMap<Socket, () => void>();

  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const network = networkOf(address)?.name ?? address;
    const of: [name: string, most: number][] =
      proxies && believed(proxies, address)
        ? [["all", inAll]]
        : [
            [address, fromOne],
            [network, fromNetwork],
            ["all", inAll],
          ];
    const left = () => {
      for (const [name] of of) {
        const some = waiting.get(name);
        some?.delete(socket);
        if (some?.size === 0) waiting.delete(name);
      }
      leave.delete(socket);
    };
    leave.set(socket, left);
    socket.once("close", left);
    for (const [name, most] of of) {
      const some = waiting.get(name) ?? new Set<Socket>();
      waiting.set(name, some.add(socket));
      const oldest = some.size > most ? first(some) : undefined;
      oldest?.destroy();
      if (oldest) leave.get(oldest)?.();
    }
  });
  server.on("request", ({ socket }) => leave.get(socket)?.());
}

function first<T>(some: ReadonlySet<T>): T | undefined {
  for (const one of some) return one;
  return undefined;
}
