import cluster from "node:cluster";
import pino, { type DestinationStream, type Logger } from "pino";
import { ConfigError } from "#platform/config.ts";
import { logSerializers } from "#platform/faults/safe-error.ts";
import type { Gathered, Lines } from "#platform/http/request-log.ts";

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

const patienceMs = 1000;
let opened: Logger | undefined;

/**
 * The log: JSON, a line each, on the standard output. In a terminal only warnings, so that a line for each
 * request does not drown the addresses printed at the start (docs/running.md, "Logs").
 */
export function openLog(env: Record<string, string | undefined>): Logger {
  const level = env.LOG_LEVEL || (process.stdout.isTTY ? "warn" : "info");
  if (!levels.includes(level)) throw new ConfigError(`LOG_LEVEL is "${level}"; expected one of ${levels.join(", ")}`);
  const lines = inPieces(pino.destination({ sync: false, contentMode: "buffer" }));
  opened = pino(
    { level, base: cluster.worker ? { worker: cluster.worker.id } : null, serializers: logSerializers },
    lines,
  );
  return opened;
}

/** What pino writes to, told to take bytes; its types know of text alone. */
type ByteWriter = { write(piece: string | Buffer): boolean; flush(written: () => void): void; flushSync(): void };

/**
 * Gathers lines as bytes in one place and hands them over once a second or when it is full, off the main thread, so
 * that a line costs next to nothing: line by line, the writer is woken too often, and goes through all that waits for
 * each new one.
 */
function inPieces(writer: ByteWriter) {
  const gathered: Gathered = { bytes: Buffer.allocUnsafeSlow(65_536), length: 0 };
  function handOver() {
    if (gathered.length > 0) writer.write(Buffer.copyBytesFrom(gathered.bytes, 0, gathered.length));
    gathered.length = 0;
  }
  setInterval(handOver, 1000).unref();
  process.on("exit", () => (handOver(), writer.flushSync()));
  return {
    room(most: number) {
      if (gathered.length + most > gathered.bytes.length) handOver();
      return gathered;
    },
    write(line: string) {
      const { length } = gathered;
      const written = gathered.bytes.write(line, length);
      if (written === Buffer.byteLength(line)) gathered.length += written;
      else handOver(), writer.write(Buffer.from(line));
    },
    flush(written: () => void) {
      handOver();
      writer.flush(written);
    },
  } satisfies Lines & DestinationStream & { flush: unknown };
}

/** Writes what waits, before the process ends. Not for long: when nobody reads any more, writing never ends. */
export async function flushLog(): Promise<void> {
  const written = new Promise<void>((resolve) => (opened ? opened.flush(() => resolve()) : resolve()));
  await Promise.race([written, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/** The log of a command: only what goes wrong, beside what the command says. */
export function commandLog(): Logger {
  return pino({ level: "warn", base: null, serializers: logSerializers }, pino.destination({ fd: 2, sync: true }));
}
