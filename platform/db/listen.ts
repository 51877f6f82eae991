import { Client } from "pg";
import type { Logger } from "pino";
import type { Listen } from "./changes.ts";

const firstWaitMs = 100;
const longestWaitMs = 500;
const heartbeatMs = 5_000;
/** Longest wait for the connection, and for each answer on it. */
const patienceMs = 2_000;

/**
 * Listens on a connection of its own. When it breaks or falls silent, it is opened again within a second of the
 * server's return.
 */
export function listenOn(url: string, log: Logger): Listen {
  return async (channel, onNotice, onLost) => {
    let stopped = false;
    let heartbeat: NodeJS.Timeout | undefined;
    let client = await connect();

    async function connect() {
      const fresh = new Client({
        connectionString: url,
        connectionTimeoutMillis: patienceMs,
        query_timeout: patienceMs,
        keepAlive: true,
        application_name: "park changes",
      });
      fresh.on("notification", (notice) => notice.channel === channel && onNotice(notice.payload ?? ""));
      fresh.on("error", () => {});
      try {
        await fresh.connect();
        await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
      } catch (error) {
        await fresh.end().catch(() => {});
        throw error;
      }
      // Only now: a connection that never opened also emits `end`, and a second reconnect loop must not start.
      fresh.once("end", () => void reconnect());
      clearInterval(heartbeat);
      heartbeat = setInterval(() => void fresh.query("select 1").catch(() => fresh.end()), heartbeatMs).unref();
      return fresh;
    }

    async function reconnect() {
      clearInterval(heartbeat);
      for (let wait = firstWaitMs; !stopped; wait = Math.min(wait * 2, longestWaitMs)) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (stopped) return;
        try {
          client = await connect();
        } catch (error) {
          // One line for each loss, not one for each attempt.
          if (wait === firstWaitMs) log.error({ err: error }, "cannot listen for changes; trying again until it can");
          continue;
        }
        if (stopped) return client.end();
        log.warn({ channel }, "heard changes again after the connection was lost");
        return onLost();
      }
    }

    return async () => {
      stopped = true;
      clearInterval(heartbeat);
      await client.end();
    };
  };
}
