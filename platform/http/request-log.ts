import { type Logger, symbols } from "pino";
import { nowMs } from "../clock.ts";

/** What is told of a request; its path is JSON already. */
export type NotedRequest = { id: string; method: string; path: string; status: number; ms: number; cache: string };

/**
 * Notes requests in the log, a line each as the log itself would write it. The line is put together by hand: a page from
 * memory takes some twenty microseconds, and the log would add three.
 */
export function openRequestLog(log: Logger): (request: NotedRequest) => void {
  const lines: unknown = Reflect.get(log, symbols.streamSym);
  if (!isWriter(lines)) return (request) => log.info({ ...request, path: JSON.parse(request.path) }, "request");
  const base = Object.entries(log.bindings()).map(([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`).join("");
  const level = `{"level":${log.levels.values.info},"time":`;
  return ({ id, method, path, status, ms, cache }) => {
    if (!log.isLevelEnabled("info")) return;
    lines.write(`${level}${nowMs()}${base},"id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${Math.round(ms * 10) / 10},"cache":"${cache}","msg":"request"}\n`);
  };
}

function isWriter(lines: unknown): lines is { write(line: string): void } {
  return typeof lines === "object" && lines !== null && "write" in lines && typeof lines.write === "function";
}
