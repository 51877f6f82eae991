import { reserve } from "#app/reservations/reserve.server.ts";
import { dayOf } from "#platform/dates.ts";
import { type Answer, ask } from "./ask.ts";
import type { CastName } from "./cast/cast.ts";
import { castSignedIn } from "./cast/signed-in.ts";
import { tags } from "./pages/page.ts";
import { groupOf } from "./reservations/orders.ts";
import { openTestSite } from "./site.ts";

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/**
 * A whole site of one's own with all of the cast signed in, and what a test at the desk asks for again and again. Close
 * it at the end.
 */
export async function openDesk() {
  const site = await openTestSite();
  const cookies = await castSignedIn(site.url);
  const as = (name: CastName, path: string): Promise<Answer> =>
    ask(site.url, encodeURI(decodeURI(path)), { headers: { cookie: cookies[name] } });
  const dayAhead = (days: number) => dayOf(site.park.now()).add({ days }).toString();
  return {
    ...site,
    cookies,
    /** So many days from today, YYYY-MM-DD. */
    dayAhead,
    as,
    send: (name: CastName, path: string, form: Record<string, string>): Promise<Answer> =>
      ask(site.url, path, { form, headers: { cookie: cookies[name] } }),
    /** A group of thirty in ten days, unless the test says otherwise. */
    async booked(
      idempotencyKey: string,
      change: Parameters<typeof groupOf>[1] = {},
      locale: "zh_TW" | "ja_JP" = "zh_TW",
    ) {
      const made = await reserve(site.park, groupOf(30, { date: dayAhead(10), ...change }), {
        locale,
        idempotencyKey,
        override: "測試",
        by: undefined,
      });
      if (!made.ok) throw new Error(JSON.stringify(made));
      const { code } = await site.park.db
        .selectFrom("submissions")
        .select("code")
        .where("id", "=", made.id)
        .executeTakeFirstOrThrow();
      return { id: made.id, code };
    },
    /** The version of a form on a screen, as an officer is given it. */
    versionOn: async (path: string): Promise<string> =>
      tags((await as("officer", path)).text, "input").find(({ name }) => name === "version")?.value ?? "",
    /** The newest state of a submission, as its forms hold it. */
    async version(id: string): Promise<number> {
      return Number(
        (
          await site.park.db
            .selectFrom("submissions")
            .select("newest_state_id")
            .where("id", "=", id)
            .executeTakeFirstOrThrow()
        ).newest_state_id,
      );
    },
    async stateOf(id: string): Promise<string | null> {
      return (
        await site.park.db
          .selectFrom("submissions")
          .select("newest_state")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).newest_state;
    },
  };
}
