import { backOffice } from "#platform/locales.ts";
import cluster from "node:cluster";
import type { Credentials } from "#platform/auth/auth.ts";
import type { Config } from "#platform/config.ts";

/** A line for people; of several processes only the first one talks. */
export function say(line: string): void {
  if (!cluster.isWorker) process.stdout.write(`${line}\n`);
}

/** The addresses and, once in a park's life, its first admin; in one piece, whatever else is printed meanwhile. */
export function announceOpen({ siteUrl, adminPassword }: Config, admin: Credentials | undefined): void {
  const lines = ["", `The park is open:  ${siteUrl}`, `The back office:   ${siteUrl}${backOffice}`];
  if (admin && adminPassword) lines.push(`First admin:       ${admin.email}  password: the one in ADMIN_PASSWORD`);
  if (admin && !adminPassword)
    lines.push(
      `First admin:       ${admin.email}  password: ${admin.password}`,
      "                   (shown this once; the first sign-in asks for one of your own)",
    );
  say(lines.join("\n"));
}
