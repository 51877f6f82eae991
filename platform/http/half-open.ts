import type { Server } from "node:http";
import type { BlockList, Socket } from "node:net";
import { believed, plainAddress } from "./client.ts";

/**
 * Bounds the connections that have not sent the head of a request yet: so many from one address and in all. One more ends the oldest of them, so that
 * whoever opens thousands ends only their own. A proxy that is believed stands for many and has no bound of its own.
 */
export function boundHalfOpen(server: Server, { fromOne, inAll }: { fromOne: number; inAll: number }, proxies: BlockList | undefined): void {
  const all = new Set<Socket>();
  const byAddress = new Map<string, Set<Socket>>();
  const leave = new WeakMap<Socket, () => void>();

  server.on("connection", (socket) => {
    const address = plainAddress(socket.remoteAddress ?? "");
    const own = byAddress.get(address) ?? new Set<Socket>();
    byAddress.set(address, own);
    for (const some of [all, own]) some.add(socket);
    const left = () => {
      for (const some of [all, own]) some.delete(socket);
      if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address);
      leave.delete(socket);
    };
    leave.set(socket, left);
    socket.once("close", left);
    const bound = proxies && believed(proxies, address) ? inAll : fromOne;
    const oldest = own.size > bound ? first(own) : all.size > inAll ? first(all) : undefined;
    oldest?.destroy();
    if (oldest) leave.get(oldest)?.();
  });
  server.on("request", ({ socket }) => leave.get(socket)?.());
}

function first<T>(some: ReadonlySet<T>): T | undefined {
  for (const one of some) return one;
  return undefined;
}
