import { type Logger, symbols } from "pino";
import { nowMs } from "../clock.ts";

/** What is told of a request; its path is JSON already. */
export type NotedRequest = { id: string; method: string; path: string; status: number; ms: number; cache: string };

const mostKept = 5000;

/**
 * Notes requests in the log, a line each as the log itself would write it. The line is put together by hand from parts that
 * are kept: a page from memory takes some fifteen microseconds, and the log would add three.
 */
export function openRequestLog(log: Logger): (request: NotedRequest) => void {
  const lines: unknown = Reflect.get(log, symbols.streamSym);
  if (!isWriter(lines)) return (request) => log.info({ ...request, path: JSON.parse(request.path) }, "request");
  const base = Object.entries(log.bindings()).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`).join("");
  const level = `{"level":${log.levels.values.info},"time":`;
  // The parts between time and id, and between id and duration of a page from memory: the same for thousands of lines.
  let [moment, begun] = [0, ""];
  const hits = new Map<string, string>();

  function middle({ method, path, status, cache }: NotedRequest): string {
    const isHit = cache === "hit" && method === "GET" && status === 200;
    const kept = isHit ? hits.get(path) : undefined;
    if (kept) return kept;
    const made = `","method":"${method}","path":${path},"status":${status},"cache":"${cache}","ms":`;
    if (hits.size >= mostKept) hits.clear();
    if (isHit) hits.set(path, made);
    return made;
  }

  return (request) => {
    if (!log.isLevelEnabled("info")) return;
    const now = nowMs();
    if (now !== moment) [moment, begun] = [now, `${level}${now}${base},"id":"`];
    lines.write(`${begun}${request.id}${middle(request)}${Math.round(request.ms * 10) / 10},"msg":"request"}\n`);
  };
}

function isWriter(lines: unknown): lines is { write(line: string): void } {
  return typeof lines === "object" && lines !== null && "write" in lines && typeof lines.write === "function";
}
