import type { Kysely } from "kysely";
import type { z } from "zod";
import type { Tables } from "../db/tables.ts";
import { addressOf, type Limit, retryAfter } from "../limits/limits.ts";
import { formatWait } from "../limits/format-wait.ts";
import { listMark, type Locale } from "../locales.ts";
import type { Park } from "../park.ts";
import { checkCode, type CodeRefusal, newCode, openCode, spendCode } from "../verification/code.ts";
import { spendWork, withoutWork } from "../verification/work.ts";
import { mailCode } from "../verification/mail-code.ts";
import type { Unsent } from "../uploads/pending-uploads.ts";
import type { Upload } from "../uploads/upload.ts";
import type { FormDefinition } from "./define.ts";
import type { Field } from "./fields.ts";
import { type FilesAgain, readFiles } from "./files.ts";
import { type FormKeys, hiddenNames, makeKeys, readKeys } from "./keys.ts";
import type { FormErrors, FormValues } from "./message.ts";
import { parseForm, type Posted, type Readable, readableOf, readPosted } from "./parse.ts";
import { localizeErrors, type FieldError } from "./localize-errors.ts";

/** A form as the page shows it: what was written, what is wrong, and the hidden keys it must come back with. */
export type FormState = {
  name: string;
  values: FormValues;
  errors: readonly FieldError[];
  hidden: Readonly<Record<string, string>>;
  /** The code, sealed: the address of its picture and sound; `typed` when the right answer was given already. */
  code: { token: string; typed: string; mailed: boolean };
  /** Names of files that had been chosen and must be chosen again, by field. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Files that stay with the form, by field: each goes along by its token, unless its visitor takes it out. */
  kept: Readonly<Record<string, readonly Unsent[]>>;
  /** True when it came back, false for who comes anew. */
  again: boolean;
  /** The field, or the part of the page, that a button of the form has just changed. */
  focus?: string;
  /** What the address asks for, where it does: given to who comes anew. */
  query?: FormValues;
};

/** How an answer with a form leaves: never kept by anybody (rule H6). */
export type FormInit = { status: number; headers: Record<string, string> };
export const noStore = { "cache-control": "no-store" };

type Shape = Readonly<Record<string, Field<unknown>>>;

/**
 * The form for who comes anew, with what is chosen at first and what the address asks for: `openForm(park, groupForm, {
 * values: { guide: [""] }, asked: { fieldTrip: ["A"] } })`.
 */
export function openForm<S extends Shape>(
  park: Park,
  form: FormDefinition<S>,
  { values = {}, query = {} }: { values?: FormValues; query?: FormValues } = {},
): FormState {
  park.cache.markPrivate();
  return {
    ...stateOf(form, makeKeys(park.config.secret, form.name), { ...values, ...query }, [], freshCode(park)),
    query,
  };
}

/**
 * A form filled in from another one that somebody came from: with the values and the verification code given there, and
 * with its errors shown at once.
 */
export async function openFrom<S extends Shape>(
  park: Park,
  request: Request,
  form: FormDefinition<S>,
  {
    locale,
    values,
    against,
  }: {
    locale: Locale;
    values(posted: FormData): FormValues | undefined;
    against(read: Readable<S>): FormErrors | Promise<FormErrors>;
  },
): Promise<FormState | undefined> {
  // Only a form without files can be another one's: what comes with files is not read here.
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return undefined;
  const posted = await request.clone().formData();
  const written = values(posted);
  if (!written) return undefined;
  park.cache.markPrivate();
  const one = (name: string) => String(posted.get(name) ?? "");
  const errors = await against(readableOf(written, form.schema));
  return {
    ...stateOf(
      form,
      makeKeys(park.config.secret, form.name),
      written,
      localizeErrors(errors, form, locale),
      codeAgain(park, one(hiddenNames.code), one(hiddenNames.answer)),
    ),
    again: true,
  };
}

/** What came in. */
export type Received<T> =
  | {
      ok: true;
      value: T;
      /** The files under each name the form takes, looked at and found good; not yet kept anywhere (rule D17). */
      uploads: Readonly<Record<string, readonly Upload[]>>;
      /** The idempotency key: what is made under it is made once. */
      key: string;
      /** Forgets the files that had stayed from an earlier sending: they belong to what was made. */
      taken(): Promise<void>;
      /** Uses the code up; to be called in the transaction that makes the record. False: another one was first. */
      spend(trx: Kysely<Tables>): Promise<boolean>;
      /** The form again, with these errors; the code stays good, unless it is what was wrong, and so do the files. */
      refuse(errors: FormErrors, status?: number): Promise<Refused>;
    }
  /** Sent before: what `sentBefore` answered. */
  | { ok: false; repeat: string }
  | ({ ok: false; repeat?: undefined } & Refused);
export type Refused = { form: FormState; init: FormInit };

type Options<S extends Shape> = {
  locale: Locale;
  /** What was made under this idempotency key, if anything; asked before everything else (rule D5). */
  sentBefore(key: string): Promise<string | undefined>;
  /**
   * What the rules have against those answers that can be read: told beside what is wrong with the others, so that all
   * is mended at once (rule D3).
   */
  alsoWrong?(read: Readable<S>): FormErrors | Promise<FormErrors>;
  /** Sent by staff who are signed in: neither code nor limit. */
  byStaff?: boolean;
};

/** How a form comes back beside its errors: with another code, its focus elsewhere, or only after so many seconds. */
type Again = { code?: FormState["code"]; focus?: string; wait?: number };

/**
 * Points of an hour; a form without proof of work counts for three (rule H25). So whoever has no scripts may send
 * twenty, as many as ever, and a class that fills in its forms in one room of a school sixty.
 */
const sends = { what: "forms-sent", most: 60, seconds: 60 * 60 };
/** Files of forms without the right code that are opened all the same, so that they need not be chosen again. */
const looks = { what: "files-looked-at", most: 60, seconds: 60 * 60 };
const wrongCodes = { what: "wrong-codes", most: 90, seconds: 60 * 60 };

const needsNoCode = { ok: true, code: undefined } as const;

/**
 * Reads a posted form down to its values. Refusals come as the form to show again (rules D3, D6): 422, 429 beyond a
 * limit, 200 where only a new code or a mailed link was asked for. Nothing is written for a form that is refused, but
 * that its code was tried.
 */
export async function receiveForm<S extends Shape>(
  park: Park,
  request: Request,
  form: FormDefinition<S>,
  { locale, sentBefore, alsoWrong, byStaff = false }: Options<S>,
): Promise<Received<z.output<z.ZodObject<S>>>> {
  const posted = await readPosted(request);
  const read = readKeys(park.config.secret, form.name, posted);
  if (read.ok) {
    const repeat = await sentBefore(read.keys.key);
    if (repeat !== undefined) return { ok: false, repeat };
  }
  const keys = read.ok ? read.keys : makeKeys(park.config.secret, form.name);
  const token = first(posted, hiddenNames.code);
  const typed = first(posted, hiddenNames.answer);
  const values = Object.fromEntries(
    Object.keys(form.schema.shape).flatMap((name) => (posted.values[name] ? [[name, posted.values[name]]] : [])),
  );
  let weighed: Promise<number> | undefined;
  const weight = () => (weighed ??= weigh(park, form.name, first(posted, hiddenNames.work)));
  const waitFrom = async (limit: Limit) => park.limits.waitFrom(limit, addressOf(request), await weight());
  const mayOpen = async () => Object.keys(posted.files).length > 0 && (byStaff || (await waitFrom(looks)) === 0);
  const look = async (open: boolean) => readFiles(park, request, posted, form, { open });
  const show = async (
    status: number,
    errors: FormErrors,
    files: { keep(): Promise<FilesAgain> },
    { code = codeAgain(park, token, typed), focus, wait = 0 }: Again = {},
  ): Promise<Refused> => {
    // Which rules refused, never what was written.
    if (status >= 400)
      park.log.info(
        {
          from: "forms",
          form: form.name,
          status,
          faults: Object.entries(errors).map(([field, [fault]]) => `${field}: ${fault?.key}`),
        },
        "a form was refused",
      );
    const { kept, lost } = await files.keep();
    // No browser sends a file a second time by itself: each that did not stay is asked for again (rule D3).
    const again: FormErrors = Object.fromEntries(
      Object.entries(lost).map(([name, names]) => [
        name,
        [{ key: "fileAgain", facts: { name: names.join(listMark[locale]) } }],
      ]),
    );
    return {
      form: {
        ...stateOf(
          form,
          keys,
          values,
          localizeErrors(status === 200 ? errors : { ...again, ...errors }, form, locale),
          code,
        ),
        files: lost,
        kept,
        again: true,
        ...(focus && { focus }),
      },
      init: { status, headers: { ...noStore, ...(wait > 0 && retryAfter(wait)) } },
    };
  };
  const refused = async (
    status: number,
    errors: FormErrors,
    files?: { keep(): Promise<FilesAgain> },
    again?: Again,
  ) => {
    // Of one form sent several times at once, another may have been taken since the first look, and have used up the
    // code and the files.
    const repeat = read.ok && status !== 200 ? await sentBefore(keys.key) : undefined;
    if (repeat !== undefined) return { ok: false as const, repeat };
    return { ok: false as const, ...(await show(status, errors, files ?? (await look(false)), again)) };
  };

  // What to do stands in the message and in the header: wait so long, or telephone (rule H23).
  const tooOften = (seconds: number, files?: { keep(): Promise<FilesAgain> }, code?: FormState["code"]) =>
    refused(429, { "": [{ key: "tooOften", facts: { wait: formatWait(seconds, locale) } }] }, files, {
      ...(code && { code }),
      wait: seconds,
    });

  const intent = first(posted, hiddenNames.intent);
  if (intent === "new-code")
    return refused(200, {}, await look(read.ok && (await mayOpen())), { code: freshCode(park), focus: "verification" });
  if (!read.ok) return refused(422, about("", "stale"));
  if (first(posted, hiddenNames.trap) !== "") return refused(422, about("", "trap"));
  if (intent === "mail-code") {
    const mailed = await mailCode(park, {
      to: first(posted, "email"),
      from: addressOf(request),
      points: await weight(),
      locale,
    });
    const files = await look(await mayOpen());
    if (mailed.ok)
      return refused(200, {}, files, { code: { token: mailed.token, typed: "", mailed: true }, focus: "mailed" });
    return mailed.field === "" ? tooOften(mailed.wait, files) : refused(422, about(mailed.field, mailed.reason), files);
  }
  if (read.tooQuick && !park.limits.off && !byStaff) return refused(422, about("", "tooQuick"));

  const parsed = parseForm(posted, form.schema);
  const checked = byStaff ? needsNoCode : await checkCode(park, token, typed);
  const waitForCode = !checked.ok && checked.reason === "codeWrong" ? await waitFrom(wrongCodes) : 0;
  if (waitForCode > 0) return tooOften(waitForCode, undefined, freshCode(park));
  // Opening files is work: it is done for who has given the code, and a few times for who has not.
  const files = await look(checked.ok || (await mayOpen()));
  const against = (await alsoWrong?.(readableOf(values, form.schema))) ?? {};
  if (!parsed.ok || !checked.ok || !files.ok || Object.keys(against).length > 0) {
    const errors = {
      ...against,
      ...(!parsed.ok && parsed.errors),
      ...files.errors,
      ...(!checked.ok && about("verification", checked.reason)),
    };
    return refused(422, errors, files, {
      code: checked.ok || keepsCode(checked.reason) ? codeAgain(park, token, typed) : freshCode(park),
    });
  }
  const wait = byStaff ? 0 : await waitFrom(sends);
  if (wait > 0) return tooOften(wait, files);
  const { uploads, gone } = await files.take();
  if (Object.keys(gone).length > 0)
    return refused(
      422,
      Object.fromEntries(
        Object.entries(gone).map(([name, names]) => [
          name,
          [{ key: "fileAgain", facts: { name: names.join(listMark[locale]) } }],
        ]),
      ),
      files,
    );
  return {
    ok: true,
    value: parsed.value,
    uploads,
    taken: files.taken,
    key: keys.key,
    spend: async (trx) => checked.code === undefined || spendCode(trx, checked.code),
    refuse: (errors, status = 422) =>
      show(status, errors, files, "verification" in errors ? { code: freshCode(park) } : {}),
  };
}

/** For how many a form counts. */
async function weigh(park: Park, form: string, work: string): Promise<number> {
  return park.limits.off || (await spendWork(park, form, work)) ? 1 : withoutWork;
}

function stateOf(
  form: { name: string },
  { key, token }: FormKeys,
  values: FormValues,
  errors: readonly FieldError[],
  code: FormState["code"],
): FormState {
  return {
    name: form.name,
    values,
    errors,
    hidden: { [hiddenNames.key]: key, [hiddenNames.token]: token, [hiddenNames.code]: code.token },
    code,
    files: {},
    kept: {},
    again: false,
  };
}

/** The code of the form that came back, with the answer where it was right; a new one where it is over. */
function codeAgain(park: Park, token: string, typed: string): FormState["code"] {
  const code = openCode(park, token);
  return code ? { token, typed: typed.slice(0, 20), mailed: code.mailed } : freshCode(park);
}

function freshCode(park: Park): FormState["code"] {
  return { token: newCode(park), typed: "", mailed: false };
}

function keepsCode(reason: CodeRefusal): boolean {
  return reason === "codeMissing" || reason === "codeNotYet";
}

function about(field: string, key: string): FormErrors {
  return { [field]: [{ key }] };
}

function first({ values }: Posted, name: string): string {
  return values[name]?.[0] ?? "";
}
