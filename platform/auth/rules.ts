/** What a member of staff may do; see the back office's own rules for each. */
export const staffRoles = ["admin", "booking-officer", "editor", "viewer"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The most characters somebody may call a passkey by. */
export const longestPasskeyName = 60;

/** The fewest characters a password may have, and the most. */
export const shortestPassword = 10;
export const longestPassword = 128;

/**
 * The bounds of the time without use after which a session ends, in minutes; nobody stays longer than a working day
 * anyhow.
 */
export const shortestIdle = 15;
export const longestIdle = 720;
