import { bounds } from "../http/bounds.ts";
import { addressOf } from "../limits/limits.ts";
import type { Park } from "../park.ts";
import { examineUpload, glanceAt } from "../uploads/examine.ts";
import {
  dropPendingUploads,
  storePendingUploads,
  openPendingUpload,
  readPendingUploads,
  type Unsent,
} from "../uploads/pending-uploads.ts";
import { mostFileBytes, mostFormBytes, type Upload } from "../uploads/upload.ts";
import { cleanLine } from "./clean.ts";
import type { FileRule } from "./define.ts";
import { hiddenNames } from "./keys.ts";
import type { FormErrors, Message } from "./message.ts";
import type { Posted } from "./parse.ts";

type Rules = Readonly<Record<string, FileRule>>;
type ByField<T> = Readonly<Record<string, readonly T[]>>;
type Examined = {
  ok: boolean;
  errors: FormErrors;
  /** The good ones. */
  uploads: Record<string, Upload[]>;
  /** The names of all others. */
  others: Record<string, string[]>;
};

/**
 * Looks at the files of a posted form, by the names it takes; with `open` also into them. Those kept from before count
 * as well.
 */
export async function examineFiles(
  park: Pick<Park, "documents" | "pictureWork" | "scanner">,
  posted: Posted,
  rules: Rules = {},
  { open, kept = {} }: { open: boolean; kept?: ByField<Unsent> },
): Promise<Examined> {
  const errors: Record<string, Message[]> = {};
  const uploads: Record<string, Upload[]> = {};
  const others: Record<string, string[]> = {};
  let inAll = 0;
  for (const [name, { most, required = false }] of Object.entries(rules)) {
    const [files, before] = [posted.files[name] ?? [], kept[name] ?? []];
    inAll += [...files, ...before].reduce((sum, { size }) => sum + size, 0);
    const wrong =
      files.length + before.length > most
        ? { key: "fileTooMany", facts: { most } }
        : required && files.length + before.length === 0
          ? { key: "fileMissing" }
          : inAll > mostFormBytes
            ? { key: "filesTooBig", facts: { most: megabytes(mostFormBytes) } }
            : undefined;
    const looked = wrong
      ? { good: [], others: files.slice(0, 10).map(shortName), wrong }
      : await examineAll(park, files, open);
    if (looked.good.length > 0) uploads[name] = looked.good;
    if (looked.others.length > 0) others[name] = looked.others;
    if (looked.wrong) errors[name] = [looked.wrong];
  }
  return { ok: Object.keys(errors).length === 0, errors, uploads, others };
}

/** One after the other: the first that is no good is what the message names. */
async function examineAll(
  park: Pick<Park, "documents" | "pictureWork" | "scanner">,
  files: readonly File[],
  open: boolean,
): Promise<{ good: Upload[]; others: string[]; wrong: Message | undefined }> {
  const good: Upload[] = [];
  const others: string[] = [];
  let wrong: Message | undefined;
  for (const file of files) {
    const glance = glanceAt(file);
    const examined = glance
      ? { ok: false as const, reason: glance }
      : open
        ? await examineUpload(park, file)
        : undefined;
    if (examined?.ok) good.push(examined.upload);
    else others.push(shortName(file));
    if (examined && !examined.ok)
      wrong ??= { key: examined.reason, facts: { name: shortName(file), most: megabytes(mostFileBytes) } };
  }
  return { good, others, wrong };
}

/** Files of a form that came back: those that stay with it, and the names of those to be chosen again. */
export type FilesAgain = {
  kept: Readonly<Record<string, readonly Unsent[]>>;
  lost: Readonly<Record<string, readonly string[]>>;
};

/** The files of a form as it came in: new ones, and those that stayed from an earlier sending. */
export type FormFiles = {
  ok: boolean;
  errors: FormErrors;
  /** All of them, to be bound to what is made; the names of those that have been swept meanwhile are `gone`. */
  take(): Promise<{ uploads: Record<string, Upload[]>; gone: Record<string, string[]> }>;
  /** Keeps the good ones for the form to come back with. */
  keep(): Promise<FilesAgain>;
  /** They belong to what was made: nothing of them waits any longer. */
  taken(): Promise<void>;
};

const keeps = { what: "files-kept", most: 40, seconds: 60 * 60 };
const noFiles: FilesAgain = { kept: {}, lost: {} };

/** Reads the files of a form named `name`. */
export async function readFiles(
  park: Park,
  request: Request,
  posted: Posted,
  { name: form, files: rules = {} }: { name: string; files?: Rules },
  { open }: { open: boolean },
): Promise<FormFiles> {
  const { staying, leaving } = await stayed(park, form, posted, rules);
  for (const { id } of leaving) await dropPendingUploads(park, id);
  const examined = await examineFiles(park, posted, rules, { open, kept: staying });
  let kept: Promise<FilesAgain> | undefined;
  async function keepAll(): Promise<FilesAgain> {
    if (Object.keys(rules).length === 0) return noFiles;
    const [all, lost]: [Record<string, readonly Unsent[]>, Record<string, string[]>] = [
      { ...staying },
      { ...examined.others },
    ];
    for (const [field, uploads] of Object.entries(examined.uploads))
      for (const upload of uploads) {
        const one =
          (await park.limits.waitFrom(keeps, addressOf(request))) === 0
            ? await storePendingUploads(park, { form, field }, upload)
            : undefined;
        if (one) all[field] = [...(all[field] ?? []), one];
        else lost[field] = [...(lost[field] ?? []), upload.name];
      }
    return { kept: all, lost };
  }
  return {
    ok: examined.ok,
    errors: examined.errors,
    async take() {
      const uploads: Record<string, Upload[]> = {};
      const gone: Record<string, string[]> = {};
      for (const field of Object.keys(rules)) {
        const there: Unsent[] = [];
        for (const one of staying[field] ?? []) {
          const upload = await openPendingUpload(park, one);
          if (upload) uploads[field] = [...(uploads[field] ?? []), upload];
          if (upload) there.push(one);
          else gone[field] = [...(gone[field] ?? []), one.name];
        }
        staying[field] = there;
        if (examined.uploads[field]) uploads[field] = [...(uploads[field] ?? []), ...examined.uploads[field]];
      }
      return { uploads, gone };
    },
    // However often it is asked, they are kept once.
    keep: () => (kept ??= keepAll()),
    async taken() {
      for (const { id } of Object.values(staying).flat()) await dropPendingUploads(park, id);
    },
  };
}

/**
 * What stayed from an earlier sending: without what its visitor took out, and where new files take its room, without
 * the oldest.
 */
async function stayed(
  park: Park,
  form: string,
  posted: Posted,
  rules: Rules,
): Promise<{ staying: Record<string, Unsent[]>; leaving: Unsent[] }> {
  const tokens = (posted.values[hiddenNames.kept] ?? []).slice(0, 20);
  const unwanted = new Set(posted.values[hiddenNames.removed] ?? []);
  const staying: Record<string, Unsent[]> = {};
  const leaving: Unsent[] = [];
  for (const [field, { most }] of Object.entries(rules)) {
    const known = new Map(
      tokens.flatMap((token) => readPendingUploads(park, { form, field }, token) ?? []).map((one) => [one.id, one]),
    );
    const wanted = [...known.values()].filter(({ id }) => !unwanted.has(id));
    // More than the field takes are refused anyway, and take nobody's room.
    const arriving = posted.files[field]?.length ?? 0;
    const room = arriving > most ? most : most - arriving;
    staying[field] = room === 0 ? [] : wanted.slice(-room);
    leaving.push(...[...known.values()].filter((one) => !staying[field]?.includes(one)));
  }
  return { staying, leaving };
}

function shortName({ name }: File): string {
  const plain = cleanLine(name.slice(-bounds.fileName.characters));
  return plain.length > 60 ? `${plain.slice(0, 28)}…${plain.slice(-28)}` : plain || "?";
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
