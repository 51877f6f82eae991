import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pino } from "pino";
import { afterEach, expect, it } from "vitest";
import { bounds } from "./bounds.ts";
import { openHttpServer } from "./http-server.ts";
import { boundHalfOpen } from "./half-open.ts";

const sockets: Socket[] = [];
const servers: Server[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function listening(
  most: Parameters<typeof boundHalfOpen>[1],
  times: Parameters<typeof createServer>[0] = {},
): Promise<Server> {
  const server = createServer(times, (_, outgoing) => outgoing.end("here"));
  servers.push(server);
  boundHalfOpen(server, most, undefined);
  await once(server.listen(0, "0.0.0.0"), "listening");
  return server;
}

async function open(server: Server, localAddress = "127.0.0.1"): Promise<Socket> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1", localAddress });
  socket.on("error", () => undefined);
  sockets.push(socket);
  await once(server, "connection");
  return socket;
}

const asks = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

it("who opens connections without asking anything ends the oldest of them, and nobody who has asked (rule H15)", async () => {
  const server = await listening({ fromOne: 3, fromNetwork: 50, inAll: 100 });
  const asked = await open(server);
  asked.write(asks);
  await once(asked, "data");
  const [first, ...others] = [await open(server), await open(server), await open(server)];
  others[0]?.write("GET / HTTP/1.1\r\n");
  const ended = once(first, "close");
  others.push(await open(server));
  await ended;
  expect([first, asked, ...others].map(({ closed }) => closed)).toEqual([true, false, false, false, false]);
  for (const socket of others.slice(-1)) socket.write(asks);
  expect(String(await once(others.at(-1) ?? asked, "data"))).toContain("200 OK");
});

it("so does who opens them from many addresses of one network", async () => {
  const server = await listening({ fromOne: 3, fromNetwork: 4, inAll: 100 });
  const [first, ...others] = [
    await open(server, "127.0.0.1"),
    await open(server, "127.0.0.2"),
    await open(server, "127.0.0.3"),
    await open(server, "127.0.0.4"),
  ];
  const elsewhere = await open(server, "127.0.1.1");
  const ended = once(first, "close");
  others.push(await open(server, "127.0.0.5"));
  await ended;
  expect([first, elsewhere, ...others].map(({ closed }) => closed)).toEqual([true, false, false, false, false, false]);
});

it("a connection that sends nothing, a part of a head, or a second one after a whole one ends after the time of a head", async () => {
  const server = await listening(
    { fromOne: 1000, fromNetwork: 1000, inAll: 1000 },
    { headersTimeout: 100, requestTimeout: 60_000, connectionsCheckingInterval: 20 },
  );
  const [silent, begun, again] = [await open(server), await open(server), await open(server)];
  begun.write("GET / HTTP/1.1\r\nhost: a\r\n");
  again.write(asks);
  await once(again, "data");
  again.write("GET / HTTP/1.1\r\nho");
  await Promise.all([silent, begun, again].map((socket) => (socket.resume(), once(socket, "close"))));
});

it("the door gives a head ten seconds", () => {
  const nothing = { render: async () => new Response(), keyFor: () => () => undefined };
  const figures = { observe: () => undefined };
  const { server } = openHttpServer({
    application: nothing,
    staticFiles: new Map(),
    plain: {},
    proxies: undefined,
    figures,
    log: pino({ level: "silent" }),
  });
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, bounds.request.ms]);
});
