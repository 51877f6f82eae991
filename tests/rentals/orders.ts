import type { RentalOrder } from "#app/rentals/requests/ask.server.ts";
import { askForSpaces } from "#app/rentals/requests/ask.server.ts";
import { wouldDecline } from "#app/rentals/requests/decisions.server.ts";
import type { WrittenTime } from "#app/rentals/requests/rental.ts";
import { readSpaces } from "#app/rentals/spaces.server.ts";
import type { Park } from "#platform/park.ts";

/** One day of a space, set up two hours before and cleared two hours after. */
export const aDay: WrittenTime = {
  row: 1,
  day: "2026-05-02",
  lastDay: "2026-05-02",
  setUp: "08:00",
  starts: "10:00",
  ends: "16:00",
  clear: "18:00",
};

type Change = Partial<Omit<RentalOrder, "spaces" | "times">> & {
  spaces?: string[];
  times?: Partial<WrittenTime>[];
  key?: string;
  locale?: "zh_TW" | "en_US" | "ja_JP";
};

let keys = 0;

/** Somebody asks for the craft hall, or whatever else is said. */
export async function askFor(
  park: Park,
  { spaces = ["craft-hall"], times = [{}], key = `rental ${keys++}`, locale = "zh_TW", ...change }: Change = {},
) {
  const all = (await readSpaces(park)).spaces;
  const order: RentalOrder = {
    spaces: all.filter(({ slug }) => spaces.includes(slug)),
    event: "talk",
    title: "秋季論壇",
    organiser: "羅東文教協會",
    taxId: "",
    contactName: "林怡君",
    phone: "0912-345-678",
    email: "lin@example.org",
    heads: 80,
    needs: "投影機",
    times: times.map((time) => ({ ...aDay, ...time })),
    ...change,
  };
  return askForSpaces(park, order, { locale, idempotencyKey: key });
}

/** The same where it must be taken; answers the submission's id. */
export async function taken(park: Park, change: Change = {}): Promise<string> {
  const asked = await askFor(park, change);
  if (!asked.ok) throw new Error(JSON.stringify(asked));
  return asked.id;
}

/** The requests that approving a rental declines, as its page sends them along: one id after the other. */
export async function declinedBy(park: Park, submissionId: string): Promise<string> {
  return (await wouldDecline(park.db, submissionId)).requests.map((other) => other.submissionId).join(" ");
}
