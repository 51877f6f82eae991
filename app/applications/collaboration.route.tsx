import { data, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { readProse } from "#app/pages/intro.server.ts";
import { formatFact, formatFactRange } from "#app/visiting/facts/format-fact.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formatDay } from "#platform/dates.ts";
import type { FormErrors } from "#platform/form/message.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { noStore, openForm, receiveForm } from "#platform/form/receive.ts";
import type { JsonObject } from "#platform/json.ts";
import { type Locale, pathIn } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { ProsePage } from "#ui/page/prose-page.tsx";
import type { Route } from "./+types/collaboration.route.ts";
import { propose } from "./apply.server.ts";
import {
  type CollaborationKind,
  collaborationKinds,
  type Days,
  isCollaborationKind,
  possibleDays,
  refuseDays,
} from "./collaboration.ts";
import { collaborationForm } from "./collaboration.form.server.ts";
import { collaborationJsonLd } from "./collaboration-json-ld.ts";
import { CollaborationForm } from "./collaboration-form.tsx";
import {
  collaborationIcons,
  collaborationKindNames,
  collaborationLeads,
  collaborationTexts as texts,
  guidelines,
} from "./collaboration.texts.ts";
import "./collaboration.css";

/**
 * /collaboration: the kinds to choose from; with `?kind=`, what that kind has to know, and its form (rules D14, D15).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale, url } = visit;
  const query = url.searchParams.get("kind");
  if (query !== null && !isCollaborationKind(query)) throw data(null, { status: 404 });
  const [prose, facts] = await Promise.all([readProse(visit, "collaboration"), readFacts(park)]);
  const page: PageHead = {
    title: query ? { text: `${collaborationKindNames[query][locale]} – ${prose.title.text}` } : prose.title,
    description: prose.lead.text,
    picture: prose.picture,
    jsonLd: collaborationJsonLd(visit, prose, query),
  };
  if (query === null) return { page, prose, chosen: undefined };
  const words = {
    notice: formatFact(facts["filming.noticeDays"], locale),
    review: formatFactRange(facts["filming.reviewFrom"], facts["filming.reviewTo"], locale),
    reply: formatFact(facts["sales.replyDays"], locale),
  };
  const { first, last } = possibleDays(Number(facts["filming.noticeDays"].value), park.now());
  const chosen = {
    kind: query,
    guidelines: guidelines[query][locale].map((line) =>
      Object.entries(words).reduce((text, [place, word]) => text.replace(`{${place}}`, word), line),
    ),
    keptFor: formatFact(facts["privacy.retention"], locale),
    days: { first, last, hint: texts.days[locale].replace("{first}", formatDay(first, locale, { year: true })) },
    form: openForm(park, collaborationForm(query)),
  };
  return data({ page, prose, chosen }, { headers: noStore });
}

/** Takes a proposal of the address's kind: 303 to its status page; or the form again with what was written. */
export async function action(args: Route.ActionArgs) {
  const { park, locale, url } = await beginVisit(args);
  const kind = url.searchParams.get("kind");
  if (!isCollaborationKind(kind)) throw data(null, { status: 400 });
  const received = await receiveForm(park, args.request, collaborationForm(kind), {
    locale,
    sentBefore: (key) => submissionOf(park.db, park, key),
    alsoWrong: async (read) =>
      withDays(
        refuseDays(kind, daysIn(read), Number((await readFacts(park))["filming.noticeDays"].value), park.now()),
        locale,
      ),
  });
  if (!received.ok && received.repeat !== undefined) return redirect(pathIn(locale, `/status/${received.repeat}`), 303);
  if (!received.ok) return data({ form: received.form }, received.init);
  const personal: JsonObject = Object.fromEntries(
    Object.entries(received.value).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value]] : [],
    ),
  );
  const { email } = personal;
  const { firstDay, lastDay } = daysIn(personal);
  const days = firstDay && lastDay ? { firstDay, lastDay } : undefined;
  const proposed = await propose(park, {
    kind,
    locale,
    idempotencyKey: received.key,
    email: String(email ?? ""),
    personal,
    days,
    uploads: received.uploads,
    spend: received.spend,
  });
  if (proposed.ok) await received.taken();
  if (proposed.ok) return redirect(pathIn(locale, `/status/${proposed.secret}`), 303);
  const { form, init } = await received.refuse(
    proposed.reason === "refused" ? withDays(proposed.errors, locale) : { verification: [{ key: "codeUsed" }] },
  );
  return data({ form }, init);
}

/** The days among the answers, where the kind asks for them and they can be read. */
function daysIn({ firstDay, lastDay }: Readonly<Record<string, unknown>>): Partial<Days> {
  return { ...(typeof firstDay === "string" && { firstDay }), ...(typeof lastDay === "string" && { lastDay }) };
}

/** The days in messages as the visitor's language writes them. */
function withDays(errors: FormErrors, locale: Locale): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map(({ key, facts }) => ({
        key,
        facts: {
          ...facts,
          ...(typeof facts?.day === "string" && { day: formatDay(facts.day, locale, { year: true }) }),
        },
      })),
    ]),
  );
}

export const headers = formHeaders;

export default function Collaboration({ loaderData: { prose, chosen }, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  return (
    <ProsePage prose={prose} siblings={undefined}>
      <Kinds current={chosen?.kind} />
      {chosen && (
        <div className="proposal" id="proposal">
          <section className="proposal-guidelines">
            <h2>
              {collaborationKindNames[chosen.kind][locale]}
              {locale === "en_US" ? ": " : "："}
              {texts.chosen[locale]}
            </h2>
            <ul>
              {chosen.guidelines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <CollaborationForm
            key={chosen.kind}
            form={actionData?.form ?? chosen.form}
            kind={chosen.kind}
            days={chosen.days}
            keptFor={chosen.keptFor}
          />
        </div>
      )}
    </ProsePage>
  );
}

function Kinds({ current }: { current: CollaborationKind | undefined }) {
  const locale = useLocale();
  return (
    <nav className="proposal-kinds" aria-labelledby="proposal-kinds">
      <h2 id="proposal-kinds">{texts.choose[locale]}</h2>
      <ul role="list">
        {collaborationKinds.map((kind) => (
          <li key={kind}>
            <To to={`/collaboration?kind=${kind}#proposal`} aria-current={kind === current ? "true" : undefined}>
              <Icon name={collaborationIcons[kind]} size="m" />
              <span>
                <strong>{collaborationKindNames[kind][locale]}</strong>{" "}
                <span className="quiet">{collaborationLeads[kind][locale]}</span>
              </span>
            </To>
          </li>
        ))}
      </ul>
    </nav>
  );
}
