import { join } from "node:path";
import { sql } from "kysely";
import { SMTPServer } from "smtp-server";
import pino from "pino";
import { jobHandlers } from "#app/jobs.ts";
import { enqueueEmail, sendSubmissionEmail } from "#app/submissions/emails.server.ts";
import { readConfig } from "#platform/config.ts";
import { openPark } from "#server/park.ts";
import { book, bookSome } from "./booking.ts";
import { startPostgres } from "./postgres.ts";
import { cores, temporaryFolder, until } from "./processes.ts";
import { startSite } from "./site.ts";
import { type Figure, printTable } from "./table.ts";

// A backlog of letters leaves to a mail server on this machine while visitors go on booking, and what they are
// confirmed with leaves too.
const backlog = Number(process.argv.find((word) => word.startsWith("--backlog="))?.slice("--backlog=".length) ?? 2000);
const clients = 4;
const longestSeconds = 120;
const least = 20;

const taken = new Map<string, number>();
const sink = new SMTPServer({
  disabledCommands: ["STARTTLS", "AUTH"],
  onData(stream, _, done) {
    let head = "";
    stream.on("data", (chunk: Buffer) => {
      if (head.length < 8192) head += chunk.toString("latin1");
    });
    stream.on("end", () => {
      const id = /^Message-ID: (\S+)/im.exec(head)?.[1] ?? head;
      taken.set(id, (taken.get(id) ?? 0) + 1);
      done();
    });
  },
});
const listening = sink.listen(0, "127.0.0.1");
await new Promise((resolve) => listening.once("listening", resolve));
const address = listening.address();
const SMTP_URL = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;

const cluster = await startPostgres(cores.measuring);
const figures: Figure[] = [
  ...(await measure("embedded database", {})),
  ...(cluster ? await measure("PostgreSQL", await cluster.database("letters")) : []),
];
await cluster?.stop();
sink.close();
printTable(`Letters: ${backlog} waiting, ${clients} visitors booking`, figures);
process.exit(0);

async function measure(on: string, database: Record<string, string>): Promise<Figure[]> {
  const settings = { PARK_MODE: "test", ...database, DATA_DIR: temporaryFolder() };
  const first = await startSite({ env: settings, dataDir: settings.DATA_DIR });
  await bookSome(first.origin, 20);
  await first.stop();
  const waiting = await askFor(backlog, settings);
  taken.clear();
  const site = await startSite({ env: { ...settings, SMTP_URL }, dataDir: settings.DATA_DIR, core: cores.measured });
  const begun = performance.now();
  const visitors = book(site.origin, clients);
  // Of those that waited: what is booked meanwhile brings letters of its own.
  const gone = () => [...taken.keys()].filter((id) => waiting.has(jobOf(id))).length;
  const left = await until(
    "the backlog",
    longestSeconds * 1000,
    async () => gone() >= waiting.size || undefined,
    100,
  ).catch(() => false);
  const seconds = (performance.now() - begun) / 1000;
  const letters = taken.size;
  await visitors.stop();
  await site.stop();
  const twice = [...taken.values()].filter((times) => times > 1).length;
  const rate = letters / seconds;
  return [
    {
      measure: `${on}: the ${waiting.size} that waited gone`,
      goal: `≤ ${longestSeconds} s`,
      result: left ? `${seconds.toFixed(0)} s` : `${gone()} of ${waiting.size} after ${longestSeconds} s`,
      holds: Boolean(left),
    },
    { measure: `${on}: letters a second`, goal: `≥ ${least}`, result: rate.toFixed(1), holds: rate >= least },
    { measure: `${on}: sent twice`, goal: "0", result: String(twice), holds: twice === 0 },
    { measure: `${on}: bookings a second beside them`, result: (visitors.bookings.booked / seconds).toFixed(1) },
  ];
}

/** The job that a letter's Message-ID names. */
function jobOf(messageId: string): string {
  return messageId.slice(1, messageId.indexOf("@"));
}

/**
 * Puts so many letters of the submissions there are into the queue, as closing the park would; gives the jobs that
 * wait.
 */
async function askFor(count: number, settings: Record<string, string>): Promise<Set<string>> {
  const { park, close } = await openPark(readConfig(settings), pino({ level: "silent" }), {
    migrations: join(import.meta.dirname, "../db/migrations"),
    handlers: jobHandlers,
    jobsByHand: true,
  });
  const submissions = await park.db.selectFrom("submissions").select("id").execute();
  await park.db.transaction().execute(async (trx) => {
    for (let at = 0; at < count; at++)
      await enqueueEmail(trx, park, submissions[at % submissions.length]?.id ?? "", { mail: "group-confirmed" });
  });
  const { rows } = await sql<{
    id: string;
  }>`select id from pgboss.job where name = ${sendSubmissionEmail.name} and state in ('created', 'retry')`.execute(
    park.db,
  );
  await close();
  return new Set(rows.map(({ id }) => id));
}
