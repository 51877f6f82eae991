import { type Logger, symbols } from "pino";
import { nowMs } from "../clock.ts";
import { ownBytes } from "./own-bytes.ts";

/** What is told of a request; its path is JSON already. */
export type NotedRequest = { id: string; method: string; path: string; status: number; ms: number; cache: string };

/** Bytes of lines not yet handed over; whoever adds some moves `length` on. */
export type Gathered = { readonly bytes: Buffer; length: number };

/** A log that takes lines as bytes, too. */
export type Lines = {
  /** The place where lines are gathered, with at least so many bytes to spare. */
  room(most: number): Gathered;
};

const mostKept = 5000;
/** An id, a moment and a duration have at most some twenty characters each. */
const mostBesideParts = 100;
const end = Buffer.from(',"msg":"request"}\n');

/**
 * Notes requests in the log, a line each as the log itself would write it. The line is put together by hand, in bytes,
 * from parts that are kept: a page from memory takes some fifteen microseconds, and the log would add three.
 */
export function openRequestLog(log: Logger): (request: NotedRequest) => void {
  const lines: unknown = Reflect.get(log, symbols.streamSym);
  if (!takesBytes(lines)) return (request) => log.info({ ...request, path: JSON.parse(request.path) }, "request");
  const base = Object.entries(log.bindings())
    .map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join("");
  const level = `{"level":${log.levels.values.info},"time":`;
  // The parts between time and id, and between id and duration of a page from memory: the same for thousands of lines.
  let [moment, begun] = [0, Buffer.alloc(0)];
  const hits = new Map<string, Buffer>();

  function middle({ method, path, status, cache }: NotedRequest): Buffer {
    const isHit = cache === "hit" && method === "GET" && status === 200;
    const kept = isHit ? hits.get(path) : undefined;
    if (kept) return kept;
    const made = Buffer.from(`","method":"${method}","path":${path},"status":${status},"cache":"${cache}","ms":`);
    if (!isHit) return made;
    if (hits.size >= mostKept) hits.clear();
    const own = ownBytes(made);
    hits.set(path, own);
    return own;
  }

  return (request) => {
    if (!log.isLevelEnabled("info")) return;
    const now = nowMs();
    if (now !== moment) [moment, begun] = [now, Buffer.from(`${level}${now}${base},"id":"`)];
    const told = middle(request);
    const line = lines.room(begun.length + told.length + end.length + mostBesideParts);
    put(line, begun);
    line.length += line.bytes.write(request.id, line.length, "latin1");
    put(line, told);
    putTenths(line, Math.round(request.ms * 10));
    put(line, end);
  };
}

function put(to: Gathered, bytes: Buffer): void {
  to.bytes.set(bytes, to.length);
  to.length += bytes.length;
}

/** Writes 125 tenths as 12.5. */
function putTenths(to: Gathered, tenths: number): void {
  const fraction = tenths % 10;
  putDigits(to, (tenths - fraction) / 10);
  if (fraction === 0) return;
  to.bytes[to.length++] = point;
  to.bytes[to.length++] = zero + fraction;
}

function putDigits(to: Gathered, whole: number): void {
  const last = whole % 10;
  if (whole >= 10) putDigits(to, (whole - last) / 10);
  to.bytes[to.length++] = zero + last;
}

const point = ".".charCodeAt(0);
const zero = "0".charCodeAt(0);

function takesBytes(lines: unknown): lines is Lines {
  return typeof lines === "object" && lines !== null && "room" in lines && typeof lines.room === "function";
}
