import { z } from "zod";
import type { Editor } from "#app/staff/core/editing/editor.server.ts";
import { requireFactorOf, rolesWithFactor } from "#platform/auth/factor-due.ts";
import { longestIdle, type StaffRole, shortestIdle } from "#platform/auth/rules.ts";
import { signInTexts } from "./sign-in.texts.ts";

/** After how many minutes without use a session ends, and of whom a second factor is required. */
export type SignInRules = z.output<typeof schema>;

const schema = z.object({
  idleMinutes: z.int().min(shortestIdle).max(longestIdle),
  factorAdmin: z.boolean().default(true),
  factorOfficer: z.boolean().default(false),
  factorEditor: z.boolean().default(false),
  factorViewer: z.boolean().default(false),
});
export const factorFields = {
  factorAdmin: "admin",
  factorOfficer: "booking-officer",
  factorEditor: "editor",
  factorViewer: "viewer",
} as const satisfies Record<string, StaffRole>;
const fieldNames = ["factorAdmin", "factorOfficer", "factorEditor", "factorViewer"] as const;

/** What admins settle about sign-ins (rules H20, H32). */
export const signInEditor: Editor<SignInRules> = {
  setting: {
    subject: "setting:sign-in",
    schema,
    tags: [],
    async read(db) {
      const { idle_minutes } = await db.selectFrom("sign_in_rules").select("idle_minutes").executeTakeFirstOrThrow();
      const roles = await rolesWithFactor(db);
      return {
        idleMinutes: idle_minutes,
        factorAdmin: roles.includes("admin"),
        factorOfficer: roles.includes("booking-officer"),
        factorEditor: roles.includes("editor"),
        factorViewer: roles.includes("viewer"),
      };
    },
    async write(trx, { idleMinutes, ...factors }) {
      await trx.updateTable("sign_in_rules").set({ idle_minutes: idleMinutes }).execute();
      await requireFactorOf(
        trx,
        fieldNames.filter((name) => factors[name]).map((name) => factorFields[name]),
      );
    },
  },
  draftOf: ({ idleMinutes, ...factors }) => ({
    idleMinutes: String(idleMinutes),
    ...Object.fromEntries(fieldNames.map((name) => [name, factors[name] ? "on" : ""])),
  }),
  read({ idleMinutes = "", ...draft }, locale) {
    const given = schema.safeParse({
      ...Object.fromEntries(fieldNames.map((name) => [name, draft[name] === "on"])),
      idleMinutes: /^\s*\d{1,4}\s*$/.test(idleMinutes) ? Number(idleMinutes) : Number.NaN,
    });
    return given.success
      ? { ok: true, value: given.data }
      : {
          ok: false,
          problems: [
            signInTexts.wrongMinutes[locale]
              .replace("{least}", String(shortestIdle))
              .replace("{most}", String(longestIdle)),
          ],
        };
  },
};
