import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PageCache } from "./page-cache.ts";

export type RequestFigures = { observe(method: string, status: number, cache: string, ms: number): void };

/**
 * Requests of one way through the page cache: answers by status and method, how many took no longer than each bound,
 * and how long all took.
 */
type Times = { answers: Map<number, Map<string, number>>; within: number[]; count: number; seconds: number };

const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** The figures of one process in Prometheus' text form. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { figures, lines } = openRequestFigures();
  return {
    figures,
    watch(cache: PageCache) {
      new Gauge({
        name: "park_cached_pages",
        help: "Pages kept",
        registers: [registry],
        collect() {
          this.set(cache.size);
        },
      });
      new Gauge({
        name: "park_cached_bytes",
        help: "Bytes of pages kept",
        registers: [registry],
        collect() {
          this.set(cache.bytes);
        },
      });
    },
    text: async () => `${await registry.metrics()}\n${lines().join("\n")}\n`,
    type: registry.contentType,
  };
}

/**
 * Counts requests in plain numbers: the library's own way costs a microsecond each, a fifteenth of a page from memory.
 */
function openRequestFigures(): { figures: RequestFigures; lines(): string[] } {
  const times = new Map<string, Times>();
  return {
    figures: {
      observe(method, status, cache, ms) {
        const taken = found(times, cache, () => ({
          answers: new Map(),
          within: bounds.map(() => 0),
          count: 0,
          seconds: 0,
        }));
        const answers = found(taken.answers, status, () => new Map<string, number>());
        answers.set(method, (answers.get(method) ?? 0) + 1);
        const seconds = ms / 1000;
        taken.count++;
        taken.seconds += seconds;
        for (let at = bounds.length - 1; at >= 0 && seconds <= (bounds[at] ?? 0); at--)
          taken.within[at] = (taken.within[at] ?? 0) + 1;
      },
    },
    lines: () => [
      "# HELP park_requests_total Requests answered",
      "# TYPE park_requests_total counter",
      ...[...times].flatMap(([cache, { answers }]) =>
        [...answers].flatMap(([status, methods]) =>
          [...methods].map(
            ([method, count]) => `park_requests_total{method="${method}",status="${status}",cache="${cache}"} ${count}`,
          ),
        ),
      ),
      "# HELP park_request_seconds Time to answer",
      "# TYPE park_request_seconds histogram",
      ...[...times].flatMap(([cache, { within, count, seconds }]) => [
        ...bounds.map((bound, at) => `park_request_seconds_bucket{le="${bound}",cache="${cache}"} ${within[at]}`),
        `park_request_seconds_bucket{le="+Inf",cache="${cache}"} ${count}`,
        `park_request_seconds_sum{cache="${cache}"} ${seconds}`,
        `park_request_seconds_count{cache="${cache}"} ${count}`,
      ]),
    ],
  };
}

function found<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
