import { AsyncLocalStorage } from "node:async_hooks";
import type { PGlite } from "@electric-sql/pglite";
import type { Kysely } from "kysely";
import {
  type ConstructorOptions,
  fromKysely,
  fromPglite,
  type Db,
  type JobResult,
  PgBoss,
  type QueueOptions,
} from "pg-boss";
import type { Logger } from "pino";
import type { z } from "zod";
import type { Tables } from "./db/tables.ts";

/** Work to be done later, at least once: its name, what it is told, how often it is tried. */
export type Job<D> = { name: string; schema: z.ZodType<D>; options: JobOptions };
export type JobOptions = {
  /**
   * How often it is tried again after a failure (3), first after `retryDelay` seconds (10), then ever later up to an
   * hour.
   */
  retryLimit?: number;
  retryDelay?: number;
  /**
   * Seconds after which a run is given up and tried again (300); one whose process died is tried again within a minute,
   * whatever stands here.
   */
  expireInSeconds?: number;
  /** How many run at once in this process (1). */
  concurrency?: number;
};

/**
 * A running job reports to the database that it is alive. After so many seconds without a report it counts as dead and
 * is tried again. Longer than the 15 seconds after which the watchdog ends a blocked process, or a job could run twice.
 */
const silentSeconds = 20;
/** How often, in seconds, the queue looks for runs that are over time or silent. */
const lookSeconds = 10;
/**
 * Jobs of one name are fetched by at most so many fetchers, several jobs at a time. A slow job delays only those
 * fetched with it.
 */
const mostFetchers = 4;

/** `const sendReminder = defineJob("send-reminder", z.object({ code: z.string() }), { retryLimit: 10 })` */
export function defineJob<D>(name: string, schema: z.ZodType<D>, options: JobOptions = {}): Job<D> {
  return { name, schema, options };
}

/** One run of a job; a repeat has the same `id`, so that its effects can be made once. */
export type JobRun = { id: string; attempt: number };
export type JobHandler = {
  name: string;
  options: JobOptions;
  cron: string | undefined;
  run(data: unknown, run: JobRun): Promise<void>;
};

/**
 * Says who does a job. With `cron` (five fields, the park's time) it is also sent on schedule, with empty data:
 * `handle(forgetOldUploads, forget, { cron: "15 3 * * *" })`.
 */
export function handle<D>(
  job: Job<D>,
  work: (data: D, run: JobRun) => Promise<void>,
  { cron }: { cron?: string } = {},
): JobHandler {
  if (cron) job.schema.parse({});
  return { name: job.name, options: job.options, cron, run: async (data, run) => work(job.schema.parse(data), run) };
}

/** Work to be done later, kept in the same database. */
export interface Jobs {
  /** Enqueues inside the caller's transaction: no commit, no job. Answers the job's id. */
  send<D>(trx: Kysely<Tables>, job: Job<D>, data: D, options?: { delaySeconds?: number }): Promise<string>;
  /** Gets to work on these jobs and their schedules, and on no others. */
  start(handlers: readonly JobHandler[]): Promise<void>;
  /**
   * Does now, one after the other, whatever is due (with `delayed` also what is not yet); says how many ran. For tests.
   */
  waiting(options?: { delayed?: boolean }): Promise<number>;
  /** Lets what runs finish, for ten seconds at most; what does not is tried again at the next start. */
  stop(): Promise<void>;
}

export type JobsPlace = {
  engine: { pglite: PGlite } | { queue: Db };
  log: Logger;
  /** True in tests: nothing runs by itself, only by `waiting()`. */
  byHand?: boolean;
};

/** Opens the queue in the park's database. Nothing runs before `start`. */
export async function openJobs({ engine, log, byHand = false }: JobsPlace): Promise<Jobs> {
  const sending = new AsyncLocalStorage<Kysely<Tables>>();
  const boss = new PgBoss({
    ...connection(engine, sending),
    useListenNotify: !byHand,
    schedule: !byHand,
    supervise: !byHand,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queue failed"));
  boss.on("warning", ({ message }) => log.warn({ from: "jobs" }, message));
  await boss.start();
  let handlers: readonly JobHandler[] = [];

  return {
    send: (trx, job, data, { delaySeconds } = {}) =>
      sending.run(trx, async () => {
        const told = { data: job.schema.parse(data) };
        const id = await boss.send(job.name, told, {
          db: fromKysely(trx),
          ...(delaySeconds && { startAfter: delaySeconds }),
        });
        if (!id) throw new Error(`the job ${job.name} was not taken`);
        return id;
      }),
    async start(given) {
      handlers = given;
      await makeQueues(boss, handlers);
      if (byHand) return;
      await followSchedules(boss, handlers);
      for (const handler of handlers) await takeUp(boss, handler, log);
    },
    waiting: ({ delayed = false } = {}) => runDue(boss, handlers, delayed, log),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/**
 * The embedded database has one connection, so that whatever the queue looks up while it sends must go through the
 * sender's transaction: outside it, it would wait for a transaction that waits for it.
 */
function connection(engine: JobsPlace["engine"], sending: AsyncLocalStorage<Kysely<Tables>>): ConstructorOptions {
  if ("queue" in engine) return { db: engine.queue };
  const own = fromPglite(engine.pglite);
  const executeSql: typeof own.executeSql = (text, values) => {
    const trx = sending.getStore();
    return (trx ? fromKysely(trx) : own).executeSql(text, values);
  };
  return { db: { ...own, executeSql }, backend: "pglite" };
}

async function makeQueues(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const { name, options } of handlers)
    await (known.has(name)
      ? boss.updateQueue(name, queueOptions(options))
      : boss.createQueue(name, queueOptions(options)));
}

function queueOptions(options: JobOptions): QueueOptions & { notify: true } {
  return {
    notify: true,
    retryLimit: options.retryLimit ?? 3,
    retryDelay: options.retryDelay ?? 10,
    retryBackoff: true,
    retryDelayMax: 60 * 60,
    heartbeatSeconds: silentSeconds,
    expireInSeconds: options.expireInSeconds ?? 300,
    // What a job was told may be personal: a day after it is done it is gone, while one not yet done waits for a month.
    deleteAfterSeconds: 24 * 60 * 60,
    retentionSeconds: 30 * 24 * 60 * 60,
  };
}

/** Makes the kept schedules those of the handlers: one dropped from the code must not go on. */
async function followSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const wanted = new Map(handlers.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted) await boss.schedule(name, cron, { data: {} }, { tz: "Asia/Taipei" });
}

type Fetched = { id: string; retryCount: number; data: { data?: unknown } | null };

/**
 * Fetches jobs as long as there are any, several at a time. Each is marked as done at once, not together with the
 * others of its batch: a job that is done is not repeated when the process dies.
 */
async function takeUp(boss: PgBoss, handler: JobHandler, log: Logger): Promise<void> {
  // Word of a new job may come from within the transaction that sent it; the work is no part of that.
  const apart = AsyncLocalStorage.snapshot();
  const concurrency = handler.options.concurrency ?? 1;
  const fetchers = Math.min(concurrency, mostFetchers);
  const atOnce = Math.ceil(concurrency / fetchers);
  const options = {
    localConcurrency: fetchers,
    // At least two: a full batch means that more may wait, and the next fetch follows at once. With one that could not
    // be known.
    batchSize: Math.max(2, atOnce),
    burstWhenBatchFull: true,
    perJobResults: true as const,
    // A new job is announced at once; this is how late a delayed one, or a repeat, may begin.
    notifyPollingIntervalSeconds: 10,
  };
  const settle = async (job: Fetched): Promise<JobResult> => {
    try {
      await apart(runOne, handler, job, log);
    } catch (error) {
      return { id: job.id, status: "failed", output: { message: String(error) } };
    }
    await boss.complete(handler.name, job);
    return { id: job.id, status: "completed" };
  };
  await boss.work<Fetched["data"]>(handler.name, options, async (jobs) => {
    if (atOnce > 1) return Promise.all(jobs.map(settle));
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await settle(job));
    return results;
  });
}

async function runDue(boss: PgBoss, handlers: readonly JobHandler[], delayed: boolean, log: Logger): Promise<number> {
  let ran = 0;
  for (let before = -1; before < ran; ) {
    before = ran;
    for (const handler of handlers)
      for (const job of await boss.fetch<Fetched["data"]>(handler.name, { batchSize: 50, ignoreStartAfter: delayed })) {
        ran++;
        try {
          await runOne(handler, job, log);
          await boss.complete(handler.name, job.id);
        } catch (error) {
          await boss.fail(handler.name, job.id, { message: String(error) });
        }
      }
  }
  return ran;
}

/** The door of every job: what goes wrong is logged here, without what the job was told. */
async function runOne(handler: JobHandler, job: Fetched, log: Logger): Promise<void> {
  const run = { id: job.id, attempt: job.retryCount + 1 };
  try {
    await handler.run(job.data?.data, run);
  } catch (error) {
    log.error({ err: error, job: handler.name, ...run }, "a job failed");
    throw error;
  }
}
