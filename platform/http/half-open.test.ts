import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { boundHalfOpen } from "./half-open.ts";

const sockets: Socket[] = [];
const server = createServer((_, outgoing) => outgoing.end("here"));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => undefined);
  sockets.push(socket);
  const there = once(server, "connection");
  await there;
  return socket;
}

it("who opens connections without asking anything ends the oldest of them, and nobody who has asked (rule H15)", async () => {
  boundHalfOpen(server, { fromOne: 3, inAll: 100 }, undefined);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const asked = await open();
  asked.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await once(asked, "data");
  const [first, ...others] = [await open(), await open(), await open()];
  others[0]?.write("GET / HTTP/1.1\r\n");
  const ended = once(first, "close");
  others.push(await open());
  await ended;
  expect([first, asked, ...others].map(({ closed }) => closed)).toEqual([true, false, false, false, false]);
  for (const socket of others.slice(-1)) socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(String(await once(others.at(-1) ?? asked, "data"))).toContain("200 OK");
});
