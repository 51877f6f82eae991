import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { freePort } from "#tests/port.ts";

/** The harmless text that every virus scanner tells as a virus. */
export const eicar = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";

/** How a scanner behaves: it looks, hangs up at once, never answers, or says that a file is too large for it. */
type Mood = "looks" | "hangs up" | "too large";

/** A scanner that speaks as clamd does and knows one virus, eicar. It may go away and come back. */
export async function openClamd() {
  const port = await freePort();
  let server: Server | undefined;
  const clamd = {
    url: `tcp://127.0.0.1:${port}`,
    mood: "looks" as Mood,
    /** The sizes of what it was shown. */
    seen: [] as number[],
    async come() {
      server = createServer((socket) => {
        let all = Buffer.alloc(0);
        socket.on("error", () => {});
        socket.on("data", (piece: Buffer) => {
          if (clamd.mood === "hangs up") return void socket.destroy();
          all = Buffer.concat([all, piece]);
          const file = fileIn(all);
          if (!file) return;
          clamd.seen.push(file.length);
          socket.end(
            clamd.mood === "too large"
              ? "INSTREAM size limit exceeded. ERROR\0"
              : file.includes(eicar)
                ? "stream: Win.Test.EICAR_HDB-1 FOUND\0"
                : "stream: OK\0",
          );
        });
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async go() {
      const going = server;
      server = undefined;
      if (going) await new Promise((done) => going.close(done));
    },
  };
  return clamd;
}

/** The whole file of a command INSTREAM, once it has come; a fault where the command is another. */
function fileIn(all: Buffer): Buffer | undefined {
  const command = "zINSTREAM\0";
  if (all.length < command.length) return undefined;
  if (all.subarray(0, command.length).toString("latin1") !== command) throw new Error("no INSTREAM");
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= all.length; ) {
    const length = all.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > all.length) return undefined;
    pieces.push(all.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
