import { access, constants } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { openAuth } from "#platform/auth/auth.ts";
import { realNow } from "#platform/clock.ts";
import { type Config, ConfigError, makeFolder } from "#platform/config.ts";
import { guardNestedQueries } from "#platform/db/nested-query-guard.ts";
import { checkSecret } from "#platform/db/fingerprint.ts";
import { migrate } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/open.ts";
import { openOutages } from "#platform/faults/outages.ts";
import { openFigures } from "#platform/figures.ts";
import { type Files, openFiles } from "#platform/files/files.ts";
import { openFonts } from "#platform/fonts/fonts.ts";
import { clientAddressHeader, clientHttpsHeader } from "#platform/http/client.ts";
import { type JobHandler, openJobs } from "#platform/jobs.ts";
import { openMail } from "#platform/mail/mail.ts";
import type { MailServer } from "#platform/mail/post.ts";
import { takeTurn } from "#platform/mail/rate.ts";
import { openLimits } from "#platform/limits/limits.ts";
import { openMemo } from "#platform/memo.ts";
import type { Park } from "#platform/park.ts";
import { openPictureWork } from "#platform/pictures/picture-work.ts";
import { openPictures } from "#platform/pictures/pictures.ts";
import { openDocuments } from "#platform/uploads/documents.ts";
import { openScanner } from "#platform/uploads/scanner.ts";
import { backUpBeforeMigrating } from "./backup/before-migrating.ts";
import { reachDatabase } from "#server/database/database.ts";

type OpenOptions = {
  migrations: string;
  /** Hears of each step of bringing the database up to date. */
  say?: (line: string) => void;
  /** A database that is open already; tests bring a copy of a filled one. */
  database?: Database;
  /** Files that are open already; tests bring those of a filled park, which they only read. */
  files?: Files;
  /** Jobs run only when a test asks them to. */
  jobsByHand?: boolean;
  /** The application's own jobs (app/jobs.ts); they come with the application, which is built. */
  handlers?: (park: Park) => readonly JobHandler[];
  /** Another clock than the machine's; for tests. */
  now?: () => Temporal.Instant;
};

/** Makes every resource of the park, in order; `close` ends them in the reverse order. */
export async function openPark(
  config: Config,
  log: Logger,
  {
    migrations,
    say = () => {},
    database: given,
    files: givenFiles,
    jobsByHand,
    handlers = () => [],
    now = realNow,
  }: OpenOptions,
): Promise<{ park: Park; close(): Promise<void> }> {
  await findFolder(config.dataDir);
  const database = given ?? (await reachDatabase(config, log));
  const { db, changes } = database;
  const files = givenFiles ?? (await openFiles(config.files));
  await backUpBeforeMigrating({ config, db: database.unbounded, files }, migrations, say);
  for (const name of await migrate(database.unbounded, migrations)) say(`  migrated: ${name}`);
  await checkSecret(db, config.secret);
  const memo = openMemo(watchQueries(config, database));
  changes.onChange((tags) => memo.drop(tags));
  const mail = openMail({
    smtp: mailServer(config, db),
    outbox: join(config.dataDir, "outbox"),
    from: config.mailFrom,
    log,
  });
  const pictureWork = openPictureWork();
  const jobs = await openJobs({ engine: database.engine, log, byHand: jobsByHand });
  const park: Park = {
    config,
    db,
    changes,
    jobs,
    mail,
    files,
    fonts: openFonts(files),
    pictures: openPictures(db, files, changes, pictureWork),
    pictureWork,
    documents: openDocuments(),
    scanner: openScanner(config.clamavUrl, log),
    auth: openAuth({
      db,
      secret: config.secret,
      siteUrl: config.siteUrl,
      log,
      addressOf: (request) => request.headers.get(clientAddressHeader) ?? "",
      isHttps: (request) => request.headers.get(clientHttpsHeader) === "yes",
    }),
    memo,
    outages: openOutages(),
    figures: openFigures(),
    limits: openLimits({ off: config.test, db, secret: config.secret, log }),
    log,
    now,
    cache: { tag: () => {}, expireAt: () => {}, markPrivate: () => {} },
  };
  await jobs.start(handlers(park));
  return {
    park,
    async close() {
      mail.close();
      await jobs.stop();
      await database.close();
    },
  };
}

function mailServer({ smtp }: Config, db: Database["db"]): MailServer | undefined {
  if (!smtp) return undefined;
  const { url, connections, rate } = smtp;
  return { url, connections, turn: rate && (() => takeTurn(db, rate)) };
}

/**
 * Queries beside a transaction fail at once where they would hang, and everywhere while the park is built and tested.
 */
function watchQueries({ mode }: Config, { db, engine }: Database): (() => void) | undefined {
  if (mode === "production" && "queue" in engine) return undefined;
  const refuse = guardNestedQueries(db);
  return mode === "production" ? undefined : refuse;
}

async function findFolder(dataDir: string): Promise<void> {
  try {
    makeFolder(dataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigError(`DATA_DIR is "${dataDir}"; expected a folder this user can write to`, { cause });
  }
}
