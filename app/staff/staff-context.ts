import { createContext } from "react-router";
import type { Staff } from "#platform/auth.ts";

/** Who is at work, behind a guard. */
export const staffContext = createContext<Staff>();

/** True for who deals with deeds; a viewer, or an editor, reads them without personal data (rule S2). */
export function seesPersonal({ role }: Staff): boolean {
  return role === "admin" || role === "booking-officer";
}
