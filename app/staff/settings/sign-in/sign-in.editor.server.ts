import { z } from "zod";
import type { Editor } from "#app/staff/settings/editor.server.ts";
import { longestIdle, shortestIdle } from "#platform/auth/rules.ts";
import { signInTexts } from "./sign-in.texts.ts";

/** After how many minutes without use a session ends. */
export type SignInRules = { idleMinutes: number };

const schema = z.object({ idleMinutes: z.int().min(shortestIdle).max(longestIdle) });

/** What admins settle about sign-ins (rule H20). */
export const signInEditor: Editor<SignInRules> = {
  setting: {
    subject: "setting:sign-in",
    schema,
    tags: [],
    async read(db) {
      const { idle_minutes } = await db.selectFrom("sign_in_rules").select("idle_minutes").executeTakeFirstOrThrow();
      return { idleMinutes: idle_minutes };
    },
    async write(trx, { idleMinutes }) {
      await trx.updateTable("sign_in_rules").set({ idle_minutes: idleMinutes }).execute();
    },
  },
  draftOf: ({ idleMinutes }) => ({ idleMinutes: String(idleMinutes) }),
  read({ idleMinutes = "" }, locale) {
    const given = schema.safeParse({ idleMinutes: /^\s*\d{1,4}\s*$/.test(idleMinutes) ? Number(idleMinutes) : Number.NaN });
    return given.success ? { ok: true, value: given.data } : { ok: false, problems: [signInTexts.wrongMinutes[locale].replace("{least}", String(shortestIdle)).replace("{most}", String(longestIdle))] };
  },
};
