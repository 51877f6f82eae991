import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A way to a server that can be shut: whoever is on it is cut off, whoever comes is turned away. */
export type Gate = {
  /** The server's address, by way of the gate. */
  url: string;
  standing(): number;
  /** Cuts everybody off and counts who is turned away from now on. */
  shut(): { count: number };
  /** Lets nothing through in either direction, and tells nobody. */
  hold(): void;
  open(): void;
  close(): void;
};

/** Opens a gate to the server at this address. Close it at the end. */
export async function openGate(to: string): Promise<Gate> {
  const { hostname, port } = new URL(to);
  const standing = new Set<Socket>();
  let refused: { count: number } | undefined;
  let held = false;
  const gate = createServer((socket) => {
    socket.on("error", () => {});
    if (refused) return void (refused.count++, socket.destroy());
    const onward = connect(Number(port), hostname);
    onward.on("error", () => socket.destroy());
    for (const one of [socket, onward]) standing.add(one);
    socket.on("close", () => (standing.delete(socket), onward.destroy()));
    onward.on("close", () => (standing.delete(onward), socket.destroy()));
    socket.on("data", (bytes) => onward.write(bytes));
    onward.on("data", (bytes) => socket.write(bytes));
    if (held) for (const one of [socket, onward]) one.pause();
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  const address = gate.address();
  const url = new URL(to);
  url.host = `127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  const cutAll = () => {
    for (const socket of standing) socket.destroy();
  };
  return {
    url: url.href,
    standing: () => standing.size / 2,
    shut() {
      refused = { count: 0 };
      cutAll();
      return refused;
    },
    hold() {
      held = true;
      for (const socket of standing) socket.pause();
    },
    open() {
      refused = undefined;
      held = false;
      for (const socket of standing) socket.resume();
    },
    close() {
      cutAll();
      gate.close();
    },
  };
}
