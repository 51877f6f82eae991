import { createContext } from "react-router";
import type { Staff } from "#platform/auth/auth.ts";
import type { Due } from "#platform/auth/factor-due.ts";

/** Who is at work, behind a guard. */
export const staffContext = createContext<Staff>();

/** The same where nobody may be signed in; set by the frame's middleware, so that a session is looked up once. */
export const visitorContext = createContext<Staff | undefined>(undefined);

/** What who is at work still owes before anything else; set by the same. */
export const dueContext = createContext<Due | undefined>(undefined);

/** True for who deals with submissions; a viewer, or an editor, reads them without personal data (rule S2). */
export function seesPersonal({ role }: Staff): boolean {
  return role === "admin" || role === "booking-officer";
}
