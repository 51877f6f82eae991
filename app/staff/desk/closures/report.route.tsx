import { data, Form, useSearchParams } from "react-router";
import { parkContext } from "#app/context.ts";
import { PrintButton } from "#app/pages/print-button.tsx";
import { BackHead, Panel } from "#app/staff/core/back-page.tsx";
import { deskTexts, say } from "#app/staff/core/desk.texts.ts";
import { mailTones } from "#app/staff/desk/submission/mail-tones.ts";
import { backOffice, localeOfPath, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PageHead } from "#ui/page/page-head.ts";
import { Table } from "#ui/table/table.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import type { Route } from "./+types/report.route.ts";
import { type Report, readReport } from "./report.server.ts";
import { reportTexts } from "./report.texts.ts";
import "#app/staff/desk/submission/submission.css";

/** /booking-manage/closures/{id}: what a closing was, and who was told of it (rule P5). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const report = await readReport(context.get(parkContext), params.id, locale);
  if (!report) throw data(null, { status: 404 });
  const page: PageHead = {
    title: { text: `${reportTexts.title[locale]} ${report.when}` },
    description: reportTexts.lead[locale],
    unlisted: true,
  };
  return data({ page, report }, { headers: { "cache-control": "no-store" } });
}

const sums = {
  sent: "sumSent",
  told: "sumTold",
  byPhone: "sumByPhone",
  mailRefused: "sumMailRefused",
  leaving: "sumLeaving",
  leaves: "sumLeaves",
  takenBack: "sumTakenBack",
} as const;

export default function ReportRoute({ loaderData: { report } }: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof reportTexts) => reportTexts[name][locale];
  const asked = useSearchParams()[0].get("told");
  const done = (["sentAgain", "toldNoted"] as const).find((known) => known === asked);
  const { when, what, reason, closed, fate, counts, told } = report;
  const someLeft = told.some(isLeftToDo);
  return (
    <>
      <BackHead
        title={
          <>
            {word("title")} <span className="quiet">{when}</span>
          </>
        }
        lead={word("lead")}
        back={{ to: `${backOffice}/closures`, text: word("back") }}
      >
        <PrintButton>{deskTexts.print[locale]}</PrintButton>
      </BackHead>
      {done && <Notice tone="success" title={word(done)} live="status" />}
      <Facts
        title={word("about")}
        facts={[
          { term: word("when"), detail: when },
          { term: word("what"), detail: what },
          { term: word("reason"), detail: reason },
          { term: word("closed"), detail: closed },
          { term: word("ended"), detail: fate },
        ]}
      />
      <Panel title={word("told")} count={told.length}>
        {told.length === 0 ? (
          <p className="quiet">{word("nobody")}</p>
        ) : (
          <>
            <p className="back-tools">
              {counts.map(({ state, n }) => (
                <Tag key={state} tone={mailTones[state]}>
                  {say(word(sums[state]), { n })}
                </Tag>
              ))}
            </p>
            <Table
              caption={word("told")}
              captionHidden
              dense
              cards
              head={[
                word("code"),
                word("kind"),
                word("name"),
                word("letter"),
                word("way"),
                word("result"),
                ...(someLeft ? [word("next")] : []),
              ]}
              rows={told.map((one) => [
                <To
                  key="code"
                  to={`${backOffice}/submissions/${one.submissionId}`}
                  className="list-code"
                  translate="no"
                  prefetch={false}
                >
                  {one.code}
                </To>,
                one.kind,
                one.erased ? deskTexts.erased[locale] : one.name,
                one.letter,
                <Way key="way" one={one} />,
                <span key="result">
                  <Tag tone={mailTones[one.state]}>{say(deskTexts[one.state][locale], { time: one.at })}</Tag>
                  {one.toldBy && (
                    <>
                      {" "}
                      <span className="quiet">{say(word("toldBy"), { who: one.toldBy })}</span>
                    </>
                  )}
                </span>,
                ...(someLeft ? [isLeftToDo(one) ? <Next key="next" one={one} closing={report.id} /> : ""] : []),
              ])}
            />
          </>
        )}
      </Panel>
    </>
  );
}

type ReportedEmail = { one: Report["told"][number] };

/** By telephone or by e-mail, and to which number or address. */
function Way({ one: { byPhone, to } }: ReportedEmail) {
  const locale = useLocale();
  return (
    <>
      {reportTexts[byPhone ? "byPhoneWay" : "byMail"][locale]}
      {to && (
        <>
          <br />
          <To to={`${byPhone ? "tel" : "mailto"}:${to}`}>{to}</To>
        </>
      )}
    </>
  );
}

/** What must still be told, or did not arrive. */
function isLeftToDo({ state, erased }: ReportedEmail["one"]): boolean {
  return !erased && (state === "byPhone" || state === "mailRefused");
}

/** What is left to do: to telephone, or to send once more what did not arrive. */
function Next({ one: { id, submissionId, state, code }, closing }: ReportedEmail & { closing: string }) {
  const locale = useLocale();
  const [noun, field] = state === "byPhone" ? ["calls", "call"] : ["mails", "mail"];
  return (
    <Form
      method="post"
      action={pathIn(locale, `${backOffice}/submissions/${submissionId}/${noun}`)}
      className="no-print"
      reloadDocument
    >
      <input type="hidden" name={field} value={id} />
      <input type="hidden" name="back" value={`closure:${closing}`} />
      <Button type="submit" look="quiet" icon={state === "byPhone" ? "check" : "mail"}>
        {deskTexts[state === "byPhone" ? "tell" : "sendAgain"][locale]}
        <span className="visually-hidden"> {code}</span>
      </Button>
    </Form>
  );
}
