import { connect, type Socket } from "node:net";
import type { Logger } from "pino";

/** `away`: the scanner did not answer, or could not look at it; nobody knows yet what the file is. */
export type Scan = "clean" | "infected" | "away";

/** The virus scanner beside the park, clamd; without one every file is clean. */
export interface Scanner {
  scan(bytes: Uint8Array): Promise<Scan>;
}

const longestMs = 20_000;
const chunkBytes = 64 * 1024;
/** An answer is one short line. */
const longestAnswer = 1000;

/** Speaks with clamd at `CLAMAV_URL`, one connection for each file. */
export function openScanner(url: string | undefined, log: Logger): Scanner {
  if (url === undefined) return { scan: async () => "clean" };
  return {
    async scan(bytes) {
      const answer = await ask(url, bytes).catch((error: unknown) => error);
      // `stream: OK`, `stream: Win.Test.EICAR_HDB-1 FOUND`, or what kept it from looking: `INSTREAM size limit
      // exceeded. ERROR`.
      const [, verdict, name] =
        typeof answer === "string" ? (/^stream: (?:(OK)|(.{1,200}) FOUND)$/.exec(answer) ?? []) : [];
      if (verdict === "OK") return "clean";
      if (name !== undefined) log.warn({ from: "scanner", found: name }, "a file somebody sent is infected");
      else
        log.error(
          { from: "scanner", answer: answer instanceof Error ? answer.message : answer },
          "the virus scanner does not answer",
        );
      return name === undefined ? "away" : "infected";
    },
  };
}

/**
 * The command INSTREAM of clamd: the file in pieces, each behind its length in four bytes, and one of no length at the
 * end.
 */
function ask(url: string, bytes: Uint8Array): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = reach(url);
  let answer = "";
  // In all, not since the last byte: whoever answers a letter at a time is away, too.
  const late = setTimeout(() => socket.destroy(new Error("no answer in time")), longestMs);
  socket.on("data", (piece: Buffer) => {
    answer += piece.toString("latin1");
    if (answer.length > longestAnswer) socket.destroy(new Error("an answer without end"));
    else if (answer.includes("\0")) resolve(answer.slice(0, answer.indexOf("\0")).trim());
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error("it hung up")));
  socket.write("zINSTREAM\0");
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    const piece = bytes.subarray(at, at + chunkBytes);
    socket.write(lengthOf(piece.length));
    socket.write(piece);
  }
  socket.write(lengthOf(0));
  return promise.finally(() => {
    clearTimeout(late);
    socket.destroy();
  });
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function reach(url: string): Socket {
  if (url.startsWith("unix:")) return connect({ path: url.slice("unix:".length) });
  const { hostname, port } = new URL(url);
  return connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
}
