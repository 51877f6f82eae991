import { data, type RouterContextProvider, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { dayOf } from "#platform/dates.ts";
import type { FormDefinition } from "#platform/form/define.ts";
import type { Field } from "#platform/form/fields.ts";
import type { FormErrors } from "#platform/form/message.ts";
import type { Readable } from "#platform/form/parse.ts";
import { receiveForm } from "#platform/form/receive.ts";
import { pathIn } from "#platform/locales.ts";
import { ask } from "./enquiries.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
type Shape = { email: Field<string>; [name: string]: Field<string | true | undefined> };

/** A posted enquiry of either kind: 303 to its status page, or the form again (rules D5, D6). */
export async function receiveEnquiry<S extends Shape>(
  args: Args,
  kind: "contact" | "lost-item",
  form: FormDefinition<S>,
  against: (read: Readable<S>, today: string) => FormErrors = () => ({}),
) {
  const { park, locale } = await beginVisit(args);
  const alsoWrong = (read: Readable<S>) => against(read, dayOf(park.now()).toString());
  const received = await receiveForm(park, args.request, form, {
    locale,
    alsoWrong,
    sentBefore: (key) => submissionOf(park.db, park, key),
  });
  const toStatus = (secret: string) => redirect(pathIn(locale, `/status/${secret}`), 303);
  if (!received.ok && received.repeat !== undefined) return toStatus(received.repeat);
  if (!received.ok) return data({ form: received.form }, received.init);
  const personal = Object.fromEntries(
    Object.entries(received.value).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const asked = await ask(park, {
    kind,
    locale,
    idempotencyKey: received.key,
    email: personal.email ?? "",
    personal,
    spend: received.spend,
  });
  if (asked.ok) return toStatus(asked.secret);
  const again = await received.refuse({ verification: [{ key: "codeUsed" }] });
  return data({ form: again.form }, again.init);
}
