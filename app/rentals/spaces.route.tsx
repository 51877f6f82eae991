import { formatCapacity } from "#app/visiting/facts/capacity.ts";
import { data, redirect } from "react-router";
import { submissionOf } from "#app/submissions/submissions.server.ts";
import { addWorkingDays } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { headOfIntro, readIntro, readProse } from "#app/pages/intro.server.ts";
import { siblingsOf } from "#app/pages/siblings.texts.ts";
import { askForSpaces } from "#app/rentals/requests/ask.server.ts";
import { readRentalCalendar } from "#app/rentals/requests/ledger.server.ts";
import { rentableDays } from "#app/rentals/requests/rental.ts";
import { againstSome, errorsOf, orderOf, rentalForm, timesOf } from "#app/rentals/requests/rental.form.server.ts";
import { RentalForm } from "#app/rentals/requests/rental-form.tsx";
import { formTexts } from "#app/rentals/requests/rental.texts.ts";
import { beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { readFacts } from "#app/visiting/visiting.server.ts";
import { formHeaders } from "#platform/form/form-headers.ts";
import { dayOf, formatDay, formatTimeRange } from "#platform/dates.ts";
import { noStore, openForm, receiveForm } from "#platform/form/receive.ts";
import { barePath, pathIn } from "#platform/locales.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { ListHead } from "#ui/page/list-page.tsx";
import { Prose } from "#ui/prose/prose.tsx";
import { Say } from "#ui/say/say.tsx";
import type { Route } from "./+types/spaces.route.ts";
import { presetOf, readDay, readFinder } from "./finder-query.server.ts";
import { Finder } from "./finder.tsx";
import { Fold } from "#ui/fold/fold.tsx";
import { showSpaces } from "./shown.server.ts";
import { SpaceEntry } from "./space-entry.tsx";
import { spacesJsonLd } from "./space-json-ld.ts";
import { readSpaces } from "./spaces.server.ts";
import { spaceTexts } from "./spaces.texts.ts";
import { findSpaces, readTaken } from "./taken.server.ts";
import { TakenCalendar } from "./taken-calendar.tsx";
import "./rentals.css";

/**
 * /space/inside and /space/outside: the spaces, a finder, what is taken, and the form to ask for one or several (rules
 * D11–D13).
 */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale, url } = visit;
  const bare = barePath(url.pathname);
  const side = bare === "/space/outside" ? "outside" : "inside";
  const [{ spaces, items }, calendar] = await Promise.all([readSpaces(park), readRentalCalendar(park)]);
  const here = spaces.filter((space) => space.side === side);
  const query = readFinder(url, calendar.terms, park.now(), locale);
  const isPreset = url.searchParams.has("rent");
  const looking =
    !isPreset &&
    Object.values(query.written).some((written) => written !== "") &&
    Object.values(query.wrong).every((wrong) => !wrong);
  const inCalendar =
    here.find(({ slug }) => slug === url.searchParams.get("space")) ??
    here.find(({ slug }) => slug === url.searchParams.get("rent")) ??
    here[0];
  const [intro, prose, shown, found, taken, terms] = await Promise.all([
    readIntro(visit, `space-${side}`, "booking"),
    readProse(visit, `space-${side}`),
    showSpaces(
      visit,
      items.filter((item) => item.data.side === side),
      here,
    ),
    looking ? findSpaces(visit, calendar, spaces, query) : undefined,
    inCalendar && readTaken(visit, calendar, inCalendar, readDay(url)),
    readTerms(visit, calendar.terms),
  ]);
  const page = { ...headOfIntro(intro), jsonLd: [spacesJsonLd(visit, bare, shown)], unlisted: url.search !== "" };
  return data(
    {
      page,
      intro,
      bare,
      sections: prose.sections,
      spaces: shown,
      siblings: siblingsOf(bare, locale),
      found,
      taken,
      terms,
      today: dayOf(park.now()).toString(),
      calendarAsked: url.searchParams.has("space") || url.searchParams.has("day"),
      finder: { written: query.written, wrong: query.wrong, asked: looking },
      choices: [...here, ...spaces.filter((space) => space.side !== side)].map((space) => ({
        slug: space.slug,
        side: space.side,
        name: visit.localize(space.name),
        capacity: space.capacity,
        said: formatCapacity(space.capacity, locale),
      })),
      form: openForm(park, rentalForm, { query: presetOf(url, query) }),
      preset: url.search,
      formAsked: isPreset,
    },
    { headers: noStore },
  );
}

/** Asks for spaces: 303 to the status page; or the form again, with what was written and what is wrong. */
export async function action(args: Route.ActionArgs) {
  const { park, locale } = await beginVisit(args);
  const wish = (await args.request.clone().formData()).get("wish");
  const { spaces } = await readSpaces(park);
  const received = await receiveForm(park, args.request, rentalForm, {
    locale,
    sentBefore: (key) => submissionOf(park.db, park, key),
    alsoWrong: async (read) => againstSome(read, spaces, await readRentalCalendar(park), park.now(), locale),
  });
  if (!received.ok && received.repeat !== undefined) return redirect(pathIn(locale, `/status/${received.repeat}`), 303);
  if (wish === "add-row") {
    const { form } = received.ok ? await received.refuse({}, 200) : received;
    const rows = Math.min(4, Number(form.values.rows?.[0] ?? "1") + 1) || 2;
    return data(
      { form: { ...form, errors: [], values: { ...form.values, rows: [String(rows)] }, focus: `day${rows}` } },
      { status: 200, headers: noStore },
    );
  }
  if (!received.ok) return data({ form: received.form }, received.init);
  const asked = await askForSpaces(park, orderOf(received.value, timesOf(received.value).times, spaces), {
    locale,
    idempotencyKey: received.key,
    spend: received.spend,
  });
  if (asked.ok) return redirect(pathIn(locale, `/status/${asked.secret}`), 303);
  return again(
    await received.refuse(
      asked.reason === "code-used" ? { verification: [{ key: "codeUsed" }] } : errorsOf(asked.refusals, locale),
    ),
  );
}

/** A page with hidden keys is nobody's but the visitor's (rule H6). */
export const headers = formHeaders;

export default function Spaces({ loaderData, actionData }: Route.ComponentProps) {
  const locale = useLocale();
  const {
    intro,
    bare,
    sections,
    spaces,
    siblings,
    finder,
    found,
    taken,
    terms,
    choices,
    form,
    today,
    calendarAsked,
    preset,
    formAsked,
  } = loaderData;
  const parts = [
    ["#find", "find"],
    ["#the-spaces", "theSpaces"],
    ["#calendar", "calendar"],
  ] as const;
  const links = [
    ...parts.map(([to, name]) => ({ to, text: spaceTexts[name][locale] })),
    { to: "#request", text: formTexts.title[locale] },
  ];
  return (
    <>
      <ListHead intro={intro} siblings={siblings} />
      <div className="list-body spaces-page">
        <nav className="space-parts" aria-label={spaceTexts.onThisPage[locale]}>
          {links.map(({ to, text }) => (
            <To key={to} to={to}>
              {text}
            </To>
          ))}
        </nav>
        <Finder list={bare} finder={finder} found={found} first={terms.first} last={terms.last} />
        <div id="the-spaces" className="folds">
          {spaces.map((space) => (
            <SpaceEntry key={space.slug} space={space} />
          ))}
        </div>
        <div className="folds">
          {taken && <TakenCalendar taken={taken} spaces={spaces} today={today} asked={calendarAsked} />}
          {sections.map(({ anchor, heading, body }) => (
            <Fold key={anchor} id={anchor} title={<Say passage={heading} />} className="space-rules">
              <Prose html={body.html} lang={body.lang} />
            </Fold>
          ))}
          <RentalForm
            form={{ ...form, ...actionData?.form }}
            choices={choices}
            terms={terms}
            chosen={preset}
            open={formAsked || actionData !== undefined}
          />
        </div>
      </div>
    </>
  );
}

/** What the form says of the rules: the days and hours there are, and when an answer comes. */
async function readTerms({ park, locale }: Visit, terms: Awaited<ReturnType<typeof readRentalCalendar>>["terms"]) {
  const [facts, holidays] = await Promise.all([readFacts(park), readHolidays(park.db)]);
  const { first, last } = rentableDays(terms, park.now());
  const today = dayOf(park.now());
  const answer = (key: "rental.reviewFrom" | "rental.reviewTo") =>
    formatDay(addWorkingDays(holidays, today, Number(facts[key].value)), locale);
  return {
    first,
    last,
    opens: terms.opens,
    closes: terms.closes,
    firstSaid: formatDay(first, locale, { year: true }),
    lastSaid: formatDay(last, locale, { year: true }),
    hours: formatTimeRange(terms.opens, terms.closes, locale),
    answerFrom: answer("rental.reviewFrom"),
    answerTo: answer("rental.reviewTo"),
    keptFor: formatFact(facts["privacy.retention"], locale),
  };
}

function again({ form, init }: { form: ReturnType<typeof openForm>; init: ResponseInit }) {
  return data({ form }, init);
}
