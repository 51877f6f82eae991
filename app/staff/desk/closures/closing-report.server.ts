import type { Park } from "#platform/park.ts";
import { type KnownClosing, readClosings } from "#app/closures/closing.server.ts";

/** A closing with how many were told of it or of its end, and what became of that. */
export type ReportedClosing = KnownClosing & { told: NotifiedCounts };
/** E-mails and calls: how many arrived, how many are still to be sent or made, and how many failed. */
export type NotifiedCounts = { reached: number; open: number; failed: number };

/** The newest closings of all, also those that are over, were lifted or taken back (rule P5). */
export async function listReports(park: Park, most: number): Promise<ReportedClosing[]> {
  const closings = await readClosings(park.db, (all) => all.limit(most));
  const counts = await countNotified(
    park,
    closings.map(({ id }) => id),
  );
  return closings.map((closing) => ({
    ...closing,
    told: counts.get(closing.id) ?? { reached: 0, open: 0, failed: 0 },
  }));
}

/** One of them; nothing for a name that no closing has. */
export async function readReported(park: Park, id: string): Promise<KnownClosing | undefined> {
  return (await readClosings(park.db, (all) => all.where("id", "=", id)))[0];
}

/** Every letter and call about a closing, in the order in which they were asked for. */
export async function mailsOfClosing(park: Park, id: string) {
  return park.db
    .selectFrom("submission_emails")
    .innerJoin("submissions", "submissions.id", "submission_emails.submission_id")
    .select([
      "submission_emails.id",
      "submission_emails.submission_id",
      "submissions.kind",
      "mail",
      "leaves_at",
      "sent_at",
      "taken_back_at",
      "refused_at",
      "by_phone",
      "told_at",
      "told_by",
    ])
    .where("closing_id", "=", id)
    .orderBy("asked_at")
    .orderBy("submissions.code")
    .execute();
}

async function countNotified(park: Park, ids: readonly string[]): Promise<Map<string, NotifiedCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await park.db
    .selectFrom("submission_emails")
    .select((of) => [
      "closing_id",
      of.fn.countAll<string>().as("all"),
      of.fn
        .countAll<string>()
        .filterWhere((on) => on.or([on("sent_at", "is not", null), on("told_at", "is not", null)]))
        .as("reached"),
      of.fn
        .countAll<string>()
        .filterWhere((on) =>
          on.and([on("sent_at", "is", null), on("told_at", "is", null), on("refused_at", "is not", null)]),
        )
        .as("failed"),
    ])
    .where("closing_id", "in", ids)
    .where("taken_back_at", "is", null)
    .groupBy("closing_id")
    .execute();
  return new Map(
    rows.map(({ closing_id, all, reached, failed }) => [
      closing_id ?? "",
      { reached: Number(reached), failed: Number(failed), open: Number(all) - Number(reached) - Number(failed) },
    ]),
  );
}
