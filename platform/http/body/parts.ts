import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { faultOf } from "../../db/faults.ts";
import { type BodyFault, takeBody } from "./arriving.ts";
import { bounds } from "../bounds.ts";

type PartBounds = {
  bytes: number;
  parts: number;
  files: number;
  headBytes: number;
  nameBytes: number;
  textBytes: number;
};
/** A form in parts; `drop` takes its files off the disk. */
export type ArrivedForm = { form: FormData; drop(): Promise<void> };

/**
 * Reads a form in parts while it arrives: its files go to `folder` piece by piece, so that neither their bytes nor many
 * of its parts are ever in memory together, and what is beyond a bound ends it there. Nothing stays on the disk of one
 * that is refused. Throws what the disk said when it has no room.
 */
export async function readParts(request: Request, folder: string, most: PartBounds): Promise<ArrivedForm | BodyFault> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!boundary.test(contentType.slice(0, 500))) return 400;
  const own = join(folder, randomUUID());
  const drop = () => rm(own, { recursive: true, force: true });
  const entries: Promise<[name: string, value: string | File]>[] = [];
  const streams: BusboyFileStream[] = [];
  let [fault, texts]: [BodyFault | undefined, number] = [undefined, 0];
  let unwritten: unknown;
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const refuse = (status: BodyFault) => {
    fault ??= status;
    stop();
  };

  const parser = new Busboy({
    headers: { "content-type": contentType },
    preservePath: true,
    isPartAFile: (_, __, fileName) => fileName !== undefined,
    limits: {
      parts: most.parts,
      files: most.files,
      fieldSize: most.textBytes,
      headerSize: most.headBytes,
      headerPairs: 20,
    },
  });
  parser.on("error", () => refuse(400));
  parser.on("partsLimit", () => refuse(413));
  parser.on("filesLimit", () => refuse(413));
  parser.on("field", (written, value, _, truncated) => {
    const name = plainName(written);
    texts += Buffer.byteLength(value);
    if (Buffer.byteLength(name) > most.nameBytes) refuse(400);
    else if (truncated || texts > most.textBytes) refuse(413);
    else entries.push(Promise.resolve([name, value]));
  });
  parser.on("file", (written, stream, fileName, _, type) => {
    const name = plainName(written);
    if (Buffer.byteLength(name) > most.nameBytes) refuse(400);
    streams.push(stream);
    const file = keepFile(stream, own, plainName(fileName).slice(-bounds.fileName.characters), type);
    // Whoever waits for all hears of it.
    file.catch((error: unknown) => {
      // A full disk is no fault of the sender.
      if (faultOf(error)) unwritten ??= error;
      refuse(400);
    });
    const entry = file.then((kept): [name: string, value: File] => [name, kept]);
    // It may fail long before the others have arrived.
    entry.catch(() => {});
    entries.push(entry);
  });

  const ended = new Promise<void>((resolve) => {
    for (const event of ["finish", "error"]) parser.once(event, resolve);
  });
  const broken = await takeBody(request.body, most.bytes, async (piece) => {
    if (fault) return fault;
    // Until the disk has taken what came before, or has no room for it.
    if (!parser.write(piece))
      await Promise.race([ended, stopped, new Promise((resolve) => parser.once("drain", resolve))]);
    return fault;
  });
  if (!broken) {
    parser.end();
    await Promise.race([ended, stopped]);
  }
  const wrong = broken ?? fault;
  if (wrong) for (const stream of streams) stream.destroy();
  const arrived = await Promise.all(entries.map((entry) => entry.catch(() => undefined)));
  if (wrong || fault || arrived.length === 0) {
    await drop();
    if (unwritten) throw unwritten;
    return wrong ?? fault ?? 400;
  }
  const form = new FormData();
  for (const entry of arrived) if (entry) form.append(...entry);
  return { form, drop };
}

const boundary = /;\s?boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70}(?:[\s;]|$))/i;

/** A name as it was before its form wrote quotes and line ends in another way; some parts have none. */
function plainName(name: string | undefined): string {
  return (name ?? "").replaceAll("%22", '"').replaceAll("%0D", "\r").replaceAll("%0A", "\n");
}

/** A file on the disk as one of the form; one without bytes is on no disk. */
async function keepFile(stream: BusboyFileStream, folder: string, name: string, type: string): Promise<File> {
  const path = join(folder, randomUUID());
  let kept: FileHandle | undefined;
  try {
    for await (const piece of stream) {
      kept ??= await createIn(folder, path);
      await kept.appendFile(piece);
    }
  } finally {
    await kept?.close();
  }
  return new File(kept ? [await openAsBlob(path)] : [], name, { type });
}

async function createIn(folder: string, path: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return open(path, "wx", 0o600);
}
