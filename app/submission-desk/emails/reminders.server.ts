import { backOffice } from "#platform/locales.ts";
import { z } from "zod";
import { kindOf } from "#app/submission-types.ts";
import { listSubmissions } from "#app/submission-desk/queries/list.server.ts";
import { isOverdue, isWorkingDay, missingYear } from "#app/submissions/working-days/working-days.ts";
import { readHolidays } from "#app/submissions/working-days/working-years.server.ts";
import { readReplyTo } from "#app/visiting/identity.server.ts";
import { dayOf, formatDay, weekdayOf } from "#platform/dates.ts";
import { defineJob, handle, type JobHandler } from "#platform/jobs.ts";
import type { Locale, Localized } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import { writeEmail } from "#app/submissions/emails/email.ts";

const remindStaff = defineJob("remind-staff", z.object({}));
const remindOne = defineJob("remind-one-of-staff", z.object({ staff: z.string() }), { retryLimit: 20, retryDelay: 60 });

/** Staff who deal with submissions write in the default language until they can choose one. */
const staffLocale: Locale = "zh_TW";

const texts = {
  subject: {
    zh_TW: "今天要回覆的預約與申請",
    en_US: "Reservations and requests to answer today",
    ja_JP: "本日ご返答が必要な予約・申請",
  },
  due: { zh_TW: "{day} 到期：{kind} {code}", en_US: "Due {day}: {kind} {code}", ja_JP: "{day}期限：{kind} {code}" },
  overdue: {
    zh_TW: "已逾期（{day}）：{kind} {code}",
    en_US: "Overdue since {day}: {kind} {code}",
    ja_JP: "期限超過（{day}）：{kind} {code}",
  },
  list: {
    zh_TW: "請到後臺處理：{link}",
    en_US: "Please see the back office: {link}",
    ja_JP: "管理画面でご対応ください：{link}",
  },
  year: {
    zh_TW: "還沒有 {year} 年確定的國定假日與補班日，回覆期限可能算錯。請到後臺「工作日」頁輸入。",
    en_US:
      "The public holidays of {year} are not confirmed, so due dates may be wrong. Please enter them on the Working days page.",
    ja_JP:
      "{year}年の祝日と振替出勤日が確定していません。期限の計算に影響しますので、「営業日」のページで入力してください。",
  },
} as const satisfies Record<string, Localized>;

/**
 * Each working morning, staff are told what is due or overdue; on Mondays also that next year's holidays are missing
 * (rules D2, T15).
 */
export function reminderJobs(park: Park): JobHandler[] {
  return [
    handle(remindStaff, () => remindAll(park), { cron: "30 8 * * *" }),
    handle(remindOne, async ({ staff }, run) => remind(park, staff, run.id)),
  ];
}

async function remindAll(park: Park): Promise<void> {
  if ((await linesFor(park)).length === 0) return;
  await park.db.transaction().execute(async (trx) => {
    const officers = await trx
      .selectFrom("staff")
      .select("id")
      .where("role", "in", ["admin", "booking-officer"])
      .where((on) => on.or([on("banned", "is", null), on("banned", "=", false)]))
      .execute();
    // Only whom: no address stands in a job.
    for (const { id } of officers) await park.jobs.send(trx, remindOne, { staff: id });
  });
}

async function remind(park: Park, staff: string, id: string): Promise<void> {
  const person = await park.db.selectFrom("staff").select("email").where("id", "=", staff).executeTakeFirst();
  const lines = await linesFor(park);
  if (!person || lines.length === 0) return;
  const link = texts.list[staffLocale].replace("{link}", `${park.config.siteUrl}${backOffice}/list?state=open`);
  const letter = writeEmail({
    locale: staffLocale,
    siteUrl: park.config.siteUrl,
    subject: texts.subject[staffLocale],
    lines: [...lines, link],
    toStaff: true,
  });
  await park.mail.send({ ...letter, to: person.email, replyTo: await readReplyTo(park), id });
}

/** What staff are reminded of this morning, without anything personal; empty on days off. */
async function linesFor(park: Park): Promise<string[]> {
  const calendar = await readHolidays(park.db);
  const now = park.now();
  const today = dayOf(now);
  if (!isWorkingDay(calendar, today)) return [];
  const { rows } = await listSubmissions(park, { state: "open" }, { page: 1, size: 500, personal: false });
  const due = rows.flatMap(({ kind, code, dueOn }) => {
    if (!dueOn || dueOn > today.toString()) return [];
    const text = isOverdue(dueOn, now) ? texts.overdue : texts.due;
    return [
      text[staffLocale]
        .replace("{day}", formatDay(dueOn, staffLocale))
        .replace("{kind}", kindOf(kind).label[staffLocale])
        .replace("{code}", code),
    ];
  });
  const year = weekdayOf(today) === 1 ? missingYear(calendar, now) : undefined;
  return [...due, ...(year ? [texts.year[staffLocale].replace("{year}", String(year))] : [])];
}
