import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { typeOfParam } from "#app/staff/core/content/type-param.ts";
import { say } from "#app/staff/core/content/content.texts.ts";
import { staffContext } from "#app/staff/core/staff-context.ts";
import type { ContentName } from "#app/content.ts";
import { entriesOf } from "#platform/content/posted.ts";
import { isItemId, newId } from "#platform/content/store.ts";
import { backOffice, type Locale, localeOfPath, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/editor.route.ts";
import { Editor, type EditorNotice } from "./editor.tsx";
import { newEditorPage, readEditorPage } from "./editor-page.server.ts";
import { type EditorWord, editorTexts } from "./editor.texts.ts";
import type { Remark } from "#app/staff/content/writing/checks.server.ts";
import {
  auditRefusal,
  isWithdrawal,
  publishForm,
  undoSchedule,
  withdrawItem,
} from "#app/staff/content/writing/publish.server.ts";
import { keepUploads } from "#app/staff/content/writing/uploads.server.ts";
import { isNothing, writeForm } from "#app/staff/content/writing/write.server.ts";

const noStore = { headers: { "cache-control": "no-store" } };

/**
 * /booking-manage/content/{type}/{id}, and …/new, which gives the item its id (`?as=`): the editor, made from the
 * type's description (rules C1, C7).
 */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name }] = [context.get(parkContext), localeOfPath(url.pathname), typeOfParam(params.type)];
  const editor =
    params.id === "new"
      ? await beginning(park, name, url.searchParams, locale)
      : await readEditorPage(park, name, params.id, locale);
  if (!editor) throw data(null, { status: 404 });
  const title = editor.title || say(editorTexts.new[locale], { type: editor.typeName });
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, editor }, noStore);
}

/**
 * A new item has its id in the address, so that whoever goes back to this page finds what came of it, and no second one
 * is begun.
 */
async function beginning(park: Park, name: ContentName, query: URLSearchParams, locale: Locale) {
  const [here, id] = [pathIn(locale, `${backOffice}/content/${name}`), query.get("as") ?? ""];
  if (!isItemId(id)) throw redirect(`${here}/new?as=${newId()}`, { status: 303, ...noStore });
  if (await readEditorPage(park, name, id, locale)) throw redirect(`${here}/${id}`, { status: 303, ...noStore });
  return newEditorPage(park, name, id, locale, {
    publishing: query.get("done") === "nothing" && isPublishing(query.get("intent")),
  });
}

function isPublishing(intent: string | null): intent is "publish" | "schedule" {
  return intent === "publish" || intent === "schedule";
}

/**
 * Every button of the editor sends the whole form, and what it holds is taken into the draft whatever the button was:
 * `intent` is `save`,
 * `publish`, `schedule`, `unschedule`, `unpublish`, `archive`, `unarchive`, or a change of a list (`add:stops`).
 * Changes of two people at once answer 409 with both, what cannot be published yet or a file that is not taken 422;
 * else 303. A new item of which nothing is written does not come to be.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale, { name }] = [
    context.get(parkContext),
    context.get(staffContext),
    localeOfPath(url.pathname),
    typeOfParam(params.type),
  ];
  const form = await request.formData();
  const { id } = params;
  const list = pathIn(locale, `${backOffice}/content/${name}`);
  const intent = String(form.get("intent") ?? "save");
  const refused = await keepUploads({ park, staff }, form, locale);
  const entries = entriesOf(form);
  if (refused.length === 0 && (intent === "save" || isPublishing(intent)) && isNothing(name, id, entries))
    return redirect(`${list}/new?${new URLSearchParams({ as: id, done: "nothing", intent })}`, 303);
  const outcome = await park.db.transaction().execute(async (trx) => {
    const withdrawn = isWithdrawal(intent) && (await withdrawItem({ park, staff, name }, trx, id, intent));
    // Where it is put away is asked on a page of its own, without the form.
    if (withdrawn && !entries.has("version")) return { withdrawn };
    const written = await writeForm(
      { park, staff, name, id },
      trx,
      entries,
      isPublishing(intent) ? "told elsewhere" : intent === "save" ? "kept" : "written",
    );
    if (written && intent === "unschedule") await undoSchedule({ park, staff, name }, trx, id);
    if (!written || !isPublishing(intent)) return { written };
    const undecided = written.conflicts.length > 0 || written.mixed;
    const published = undecided
      ? undefined
      : await publishForm({ park, staff, name, locale }, trx, written.working, entries, refused);
    if (!published?.ok) await auditRefusal({ park, staff, name }, trx, written, intent, published?.remarks ?? []);
    return { written, published, mixed: written.mixed };
  });
  const { withdrawn, written, published, mixed } = outcome;
  if (!withdrawn && !written) throw data(null, { status: 404 });
  if (written) {
    const asked = {
      publishAt: String(form.get("publishAt") ?? ""),
      unpublishAt: String(form.get("unpublishAt") ?? ""),
    };
    const shown = { content: written.content, version: written.version, conflicts: written.conflicts, ...asked };
    const again = async (notice: EditorNotice, remarks: Remark[]) =>
      data(
        { editor: await readEditorPage(park, name, id, locale, { ...shown, remarks }), notice },
        { status: notice === "conflict" || notice === "mixed" ? 409 : 422, ...noStore },
      );
    if (written.conflicts.length > 0) return again("conflict", []);
    if (mixed) return again("mixed", []);
    if (published && !published.ok)
      return again(intent === "schedule" ? "not-scheduled" : "not-published", published.remarks);
    if (refused.length > 0) return again("saved-without", refused);
  }
  const place = /^(add|up|down|remove):(\w+)/.exec(intent)?.[2];
  const done = published?.ok ? published.done : (didWords.get(intent) ?? "didSave");
  return redirect(place ? `${list}/${id}#field-${place}` : `${list}/${id}?done=${done}`, 303);
}

const didWords: ReadonlyMap<string, EditorWord> = new Map([
  ["unpublish", "didUnpublish"],
  ["archive", "didArchive"],
  ["unarchive", "didUnarchive"],
  ["unschedule", "didUnschedule"],
]);

export default function EditorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const editor = actionData?.editor ?? loaderData.editor;
  return (
    <Editor
      key={`${editor.id} ${editor.version} ${actionData?.notice ?? ""}`}
      editor={editor}
      notice={actionData?.notice}
    />
  );
}
