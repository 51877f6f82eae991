import { createReadStream, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { shortestPassword } from "../rules.ts";
import { packBreached } from "./breached.ts";

/**
 * Makes breached.bin of lists of passwords, one a line: `node platform/auth/passwords/make-list.ts LIST …` (where they
 * come from: breached.md).
 */
const passwords: string[] = [];
for (const file of process.argv.slice(2))
  for await (const line of createInterface({ input: createReadStream(file) })) passwords.push(line);
writeFileSync(join(import.meta.dirname, "breached.bin"), packBreached(passwords, shortestPassword));
