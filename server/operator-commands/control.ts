import { chmodSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join, relative } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import { linesOf } from "#server/lines.ts";
import { type Answer, answerSchema, type OperatorCommand, operatorCommandSchema, type Say } from "./command.ts";
import { inWords, Refusal } from "#server/refusal.ts";

/** What goes back to the one who asked, a line each: news on the way, and one end. */
const lineSchema = z.union([
  z.object({ news: z.string() }),
  z.object({ answer: answerSchema }),
  z.object({ refusal: z.string() }),
]);
type Line = z.output<typeof lineSchema>;

const longestCommand = 64 * 1024;
// The system allows 104 to 108 bytes for a socket's address.
const longestAddress = 100;

/**
 * Takes orders from this machine while the park runs, on a socket in DATA_DIR that only its owner may open;
 * since one process owns the embedded database, commands must go through it.
 */
export async function openControl(
  dataDir: string,
  carryOut: (command: OperatorCommand, say: Say) => Promise<Answer>,
  log: Logger,
): Promise<{ close(): void }> {
  const address = addressIn(dataDir);
  if (!address || (await call(dataDir))) {
    log.warn(
      address
        ? "another park takes the orders for this DATA_DIR"
        : "the path of DATA_DIR is too long for a socket; commands need the park to be stopped",
    );
    return { close: () => {} };
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => socket.destroy());
    void serve(socket, carryOut, log);
  });
  const failed = (error: Error) => log.warn({ err: error }, "cannot take orders; commands need the park to be stopped");
  server.on("error", failed);
  listenPrivately(address, () => server.listen(address));
  server.unref();
  return { close: () => void server.close() };
}

/** The socket is made with the rights of its owner alone; a moment later would be too late. */
function listenPrivately(address: string, listen: () => void): void {
  rmSync(address, { force: true });
  const former = process.umask(0o177);
  listen();
  process.umask(former);
  chmodSync(address, 0o600);
}

async function serve(
  socket: Socket,
  carryOut: (command: OperatorCommand, say: Say) => Promise<Answer>,
  log: Logger,
): Promise<void> {
  const write = (line: Line) => void socket.write(`${JSON.stringify(line)}\n`);
  try {
    const text = await firstLine(socket);
    if (text === undefined) return void socket.end();
    const command = operatorCommandSchema.parse(JSON.parse(text));
    log.info({ command: command.do }, "an order from this machine");
    write({ answer: await carryOut(command, (news) => write({ news })) });
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, "an order could not be carried out");
    write({ refusal: inWords(error) });
  }
  socket.end();
}

/** The order as it was sent; nothing when the other side only looked whether anybody is here. */
function firstLine(socket: Socket): Promise<string | undefined> {
  return new Promise((resolve) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
      if (text.includes("\n") || text.length > longestCommand) resolve(text.split("\n", 1)[0]);
    });
    socket.once("end", () => resolve(undefined)).once("close", () => resolve(undefined));
  });
}

/** Asks the park that runs on this folder; nothing when none does. */
export async function askRunningPark(dataDir: string, command: OperatorCommand, say: Say): Promise<Answer | undefined> {
  const socket = await call(dataDir);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  for await (const text of linesOf(socket)) {
    const line = lineSchema.parse(JSON.parse(text));
    if ("news" in line) say(line.news);
    else if ("refusal" in line) throw new Refusal(line.refusal);
    else return line.answer;
  }
  throw new Refusal("the park stopped before it had answered; try again");
}

/** True while a park takes orders for this folder. */
export async function isRunning(dataDir: string): Promise<boolean> {
  const socket = await call(dataDir);
  socket?.destroy();
  return socket !== undefined;
}

function call(dataDir: string): Promise<Socket | undefined> {
  const address = addressIn(dataDir);
  if (!address) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => resolve(socket));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "ECONNREFUSED") resolve(undefined);
      else
        reject(
          new Refusal(
            `the park that runs on "${dataDir}" cannot be asked (${error.message}); use the account that runs it`,
          ),
        );
    });
  });
}

/** Where the socket is, said as shortly as may be; nothing when the path is too long all the same. */
function addressIn(dataDir: string): string | undefined {
  const whole = join(dataDir, "control.sock");
  const near = relative(process.cwd(), whole);
  return [whole, near]
    .toSorted((a, b) => a.length - b.length)
    .find((path) => Buffer.byteLength(path) <= longestAddress);
}
