import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * What a backup says about itself, in its first file; the format's number goes up when an older release cannot read it.
 */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The release that made it. */
  release: z.string(),
  /** The migrations its tables have been through. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** How many files it holds; nothing when they were left out. */
  files: z.number().nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;
export type KeptTable = Manifest["tables"][number];

/** The file in which a table's rows are, a line each. */
export function rowsFile(folder: string, { schema, name }: { schema: string; name: string }): string {
  return join(folder, "database", `${schema}.${name}.jsonl`);
}

/** The number of this release. */
export async function releaseNumber(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "../../package.json"), "utf8");
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}
