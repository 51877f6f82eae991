import type { Staff } from "#platform/auth/auth.ts";
import { openEngine } from "#platform/auth/engine.ts";
import type { Park } from "#platform/park.ts";

/** Who works in the park of the tests: one for each role (rule S2). */
export const cast = {
  director: { name: "林怡君", email: "director@example.org", role: "admin" },
  officer: { name: "陳志明", email: "officer@example.org", role: "booking-officer" },
  editor: { name: "佐藤 花", email: "editor@example.org", role: "editor" },
  trainee: { name: "Amy Hill", email: "trainee@example.org", role: "viewer" },
} as const satisfies Record<string, Omit<Staff, "id">>;

export type CastName = keyof typeof cast;
export const castNames = ["director", "officer", "editor", "trainee"] as const satisfies CastName[];

/** The password of all of them. */
export const castPassword = "lanterns-at-dusk-1730";

/** Gives the cast their accounts. */
export async function hireCast(park: Park): Promise<void> {
  const { api } = openEngine(park.db, { secret: park.config.secret, siteUrl: park.config.siteUrl, log: park.log });
  for (const person of Object.values(cast)) await api.createUser({ body: { ...person, password: castPassword } });
}
