import { examineUpload, glanceAt } from "../uploads/examine.ts";
import { mostFileBytes, mostFormBytes, type Upload } from "../uploads/upload.ts";
import { cleanLine } from "./clean.ts";
import type { FileRule } from "./define.ts";
import type { FormErrors, Message } from "./message.ts";
import type { Posted } from "./parse.ts";

type Rules = Readonly<Record<string, FileRule>>;
type Files = { ok: true; uploads: Record<string, Upload[]> } | { ok: false; errors: FormErrors };

/** Looks at the files of a posted form, by the names it takes; with `open` also into them. */
export async function examineFiles(posted: Posted, rules: Rules = {}, { open }: { open: boolean }): Promise<Files> {
  const errors: Record<string, Message[]> = {};
  const uploads: Record<string, Upload[]> = {};
  let inAll = 0;
  for (const [name, { most, required = false }] of Object.entries(rules)) {
    const files = posted.files[name] ?? [];
    inAll += files.reduce((sum, { size }) => sum + size, 0);
    const wrong = files.length > most ? [{ key: "fileTooMany", facts: { most } }]
      : required && files.length === 0 ? [{ key: "fileMissing" }]
      : inAll > mostFormBytes ? [{ key: "filesTooBig", facts: { most: megabytes(mostFormBytes) } }]
      : await examineAll(files, open, (good) => { uploads[name] = good; });
    if (wrong.length > 0) errors[name] = wrong;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, uploads };
}

/** The names of the files that were chosen, by the names the form takes. */
export function chosenNames(posted: Posted, rules: Rules = {}): Record<string, string[]> {
  const chosen = Object.keys(rules).map((name): [string, string[]] => [name, (posted.files[name] ?? []).slice(0, 10).map((file) => shortName(file))]);
  return Object.fromEntries(chosen.filter(([, names]) => names.length > 0));
}

/** One after the other: the first that is no good is what the message names. */
async function examineAll(files: readonly File[], open: boolean, keep: (good: Upload[]) => void): Promise<Message[]> {
  const good: Upload[] = [];
  for (const file of files) {
    const glance = glanceAt(file);
    const examined = glance ? { ok: false as const, reason: glance } : open ? await examineUpload(file) : undefined;
    if (examined && !examined.ok) return [{ key: examined.reason, facts: { name: shortName(file), most: megabytes(mostFileBytes) } }];
    if (examined) good.push(examined.upload);
  }
  keep(good);
  return [];
}

function shortName({ name }: File): string {
  const plain = cleanLine(name);
  return plain.length > 60 ? `${plain.slice(0, 28)}…${plain.slice(-28)}` : plain || "?";
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
