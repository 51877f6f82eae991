/** Who appears in the browser tests. */

/** The first admin of the park under test. */
export const chief = { email: "chief@example.org", password: "lantern-festival-night" };

/** Widths at which the shell changes or is most used; 768 is the last of the toggled menu (spec §9). */
export const phone = { width: 390, height: 844 };
export const lastToggled = { width: 768, height: 1024 };
export const firstWide = { width: 769, height: 1024 };
export const desktop = { width: 1440, height: 900 };

export const toggled = [phone, lastToggled];
export const wide = [firstWide, desktop];
