/** Installs the dependencies of package-lock.json unless they are those installed already. */
export function install(): void;
/** Builds the site unless the sources are those of the last build. */
export function build(): void;
/** The environment the site runs in. */
export const surroundings: Record<string, string>;
/** What Node is told when it serves the site. */
export const servingOptions: string[];
export const root: string;
