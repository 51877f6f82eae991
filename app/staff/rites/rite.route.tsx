import { data, Form, redirect, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { BackHead } from "#app/staff/core/back-page.tsx";
import { staffContext } from "#app/staff/core/staff-context.ts";
import { backOffice, fillIn, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import type { Route } from "./+types/rite.route.ts";
import { actOnRite, readRitePage, riteActions, type RitePage, undoOnRite } from "./rite.server.ts";
import { riteTexts } from "./rites.texts.ts";
import "./rites.css";

/** /booking-manage/rites/{Monday}: names and wishes to read out, parcels to post, orders still to be paid. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const rite = await readRitePage(context.get(parkContext), mondayOr404(params.day), locale);
  const page: PageHead = { title: { text: rite.title }, description: rite.title, unlisted: true };
  return data({ page, rite }, { headers: { "cache-control": "no-store" } });
}

/**
 * `POST …/performance` and `…/mailing` do it for the whole rite and mail everybody; `…/removal` takes it back within a
 * minute (rule B1).
 */
export async function action({ params, url, context }: Route.ActionArgs) {
  const [park, staff, day] = [context.get(parkContext), context.get(staffContext), mondayOr404(params.day)];
  const noun = riteActions.find((one) => one === params.noun);
  if (!noun) throw data(null, { status: 404 });
  const removal = url.pathname.endsWith("/removal");
  const count = await (removal ? undoOnRite : actOnRite)(park, staff, day, noun);
  return redirect(
    `${pathIn(localeOfPath(url.pathname), `${backOffice}/rites/${day}`)}?${removal ? "undone" : "done"}=${count}`,
    303,
  );
}

function mondayOr404(day: string): string {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) throw data(null, { status: 404 });
  try {
    const date = Temporal.PlainDate.from(day, { overflow: "reject" });
    if (date.dayOfWeek === 1) return date.toString();
  } catch {
    // No day of the calendar: answered below like any other day that is no Monday.
  }
  throw data(null, { status: 404 });
}

export default function Rite({ loaderData: { rite } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof riteTexts) => riteTexts[name][locale];
  return (
    <div className="rite">
      <BackHead
        title={rite.title}
        back={{ to: `${backOffice}/rites`, text: word("back") }}
        lead={
          rite.orders === 0
            ? word("nobody")
            : word("count")
                .replace("{orders}", String(rite.orders))
                .replace("{lanterns}", String(rite.lanterns))
                .replace("{mailBy}", rite.mailBy ?? "")
        }
      >
        {rite.names.length > 0 && <PrintButton>{word("print")}</PrintButton>}
      </BackHead>
      <Outcome />
      <Actions rite={rite} />
      {rite.names.length > 0 && (
        <Table
          caption={word("names")}
          cards
          head={[word("number"), word("name"), word("wish"), word("code")]}
          rows={rite.names.map(({ code, name, wish }, order) => [
            order + 1,
            <span key="name" className="rite-name">
              {name}
            </span>,
            wish,
            <span key="code" translate="no">
              {code}
            </span>,
          ])}
        />
      )}
      {rite.parcels.length > 0 && (
        <div className="rite-parcels">
          <Table
            caption={word("parcels")}
            cards
            head={[word("code"), word("to"), word("phone"), word("lanterns"), word("state")]}
            figures={[3]}
            rows={rite.parcels.map(({ id, code, to, phone, lanterns, state }) => [
              <To key="code" to={`${backOffice}/submissions/${id}`} translate="no">
                {code}
              </To>,
              <span key="to" className="back-value">
                {to}
              </span>,
              phone,
              lanterns,
              state,
            ])}
          />
        </div>
      )}
      <Money orders={rite.unmatched} caption={word("unmatchedOrders")} by={word("matchBy")} />
      <Money orders={rite.unpaid} caption={word("awaited")} by={word("payBy")} />
    </div>
  );
}

/** Orders whose money staff look for: before the rite begins, what they find is still in it. */
function Money({ orders, caption, by }: { orders: RitePage["unpaid"]; caption: string; by: string }) {
  const locale = useLocale();
  const word = (name: keyof typeof riteTexts) => riteTexts[name][locale];
  if (orders.length === 0) return null;
  return (
    <div className="no-print">
      <Table
        caption={caption}
        cards
        head={[word("code"), word("name"), word("amount"), word("lastFive"), by]}
        rows={orders.map((one) => [
          <To key="code" to={`${backOffice}/submissions/${one.id}`} translate="no">
            {one.code}
          </To>,
          one.name,
          one.amount,
          one.lastFive,
          one.by,
        ])}
      />
    </div>
  );
}

/** What came of the last button: told by the address it led back to. */
function Outcome() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const [done, undone] = [query.get("done"), query.get("undone")];
  const count = done ?? undone;
  if (count === null) return null;
  if (count === "0")
    return (
      <Notice tone="danger" title={riteTexts.refused[locale]} live="alert">
        <p>{riteTexts.nothing[locale]}</p>
      </Notice>
    );
  return (
    <Notice tone="success" live="status">
      <p>{fillIn(riteTexts[done === null ? "undone" : "done"][locale], { count })}</p>
    </Notice>
  );
}

function Actions({ rite: { day, actions, undos } }: { rite: RitePage }) {
  const locale = useLocale();
  const to = (noun: string) => pathIn(locale, `${backOffice}/rites/${day}/${noun}`);
  return (
    <div className="back-actions no-print">
      {undos.map((noun) => (
        <Form key={noun} method="post" action={`${to(noun)}/removal`} reloadDocument>
          <Button type="submit" look="secondary">
            {riteTexts.undo[locale].replace("{action}", riteTexts[noun][locale])}
          </Button>
        </Form>
      ))}
      {actions.map((noun) => (
        <Form key={noun} method="post" action={to(noun)} reloadDocument>
          <Button type="submit">{riteTexts[noun][locale]}</Button>
        </Form>
      ))}
    </div>
  );
}
