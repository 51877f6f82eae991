import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { PageCache } from "./page-cache.ts";

export type RequestFigures = { observe(method: string, status: number, cache: string, ms: number): void };

/** Requests of one way through the page cache: how many took no longer than each bound, and how long all took. */
type Times = { within: number[]; count: number; seconds: number };

const bounds = [0.001, 0.005, 0.02, 0.1, 0.5, 2];

/** The figures of one process in Prometheus' text form. */
export function openMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { figures, lines } = openRequestFigures();
  return {
    figures,
    watch(cache: PageCache) {
      new Gauge({ name: "park_cached_pages", help: "Pages kept", registers: [registry], collect() { this.set(cache.size); } });
      new Gauge({ name: "park_cached_bytes", help: "Bytes of pages kept", registers: [registry], collect() { this.set(cache.bytes); } });
    },
    text: async () => `${await registry.metrics()}\n${lines().join("\n")}\n`,
    type: registry.contentType,
  };
}

/** Counts requests in plain numbers: the library's own way costs a microsecond each, a twentieth of a page from memory. */
function openRequestFigures(): { figures: RequestFigures; lines(): string[] } {
  const counts = new Map<string, number>();
  const times = new Map<string, Times>();
  return {
    figures: {
      observe(method, status, cache, ms) {
        const labels = `method="${method}",status="${status}",cache="${cache}"`;
        counts.set(labels, (counts.get(labels) ?? 0) + 1);
        const seconds = ms / 1000;
        const taken = times.get(cache) ?? { within: bounds.map(() => 0), count: 0, seconds: 0 };
        times.set(cache, taken);
        taken.count++;
        taken.seconds += seconds;
        for (let at = bounds.length - 1; at >= 0 && seconds <= (bounds[at] ?? 0); at--) taken.within[at] = (taken.within[at] ?? 0) + 1;
      },
    },
    lines: () => [
      "# HELP park_requests_total Requests answered",
      "# TYPE park_requests_total counter",
      ...[...counts].map(([labels, count]) => `park_requests_total{${labels}} ${count}`),
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
