import { data, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { askedType } from "#app/staff/content/asked-type.ts";
import { say } from "#app/staff/content/content.texts.ts";
import { staffContext } from "#app/staff/staff-context.ts";
import { entriesOf } from "#platform/content/posted.ts";
import { newId } from "#platform/content/store.ts";
import { localeOfPath, pathIn } from "#platform/locales.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import type { Route } from "./+types/editor.route.ts";
import { Editor } from "./editor.tsx";
import { newEditorPage, readEditorPage } from "./editor-page.server.ts";
import { editorTexts } from "./editor.texts.ts";
import { isWithdrawal, publishForm, takeBackSchedule, withdrawItem } from "#app/staff/content/writing/publish.server.ts";
import { keepUploads } from "#app/staff/content/writing/uploads.server.ts";
import { writeForm } from "#app/staff/content/writing/write.server.ts";

const noStore = { headers: { "cache-control": "no-store" } };

/** /booking-manage/content/{type}/{id}, and …/new: the editor, made from the type's description (rules C1, C7). */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const [park, locale, { name }] = [context.get(parkContext), localeOfPath(url.pathname), askedType(params.type)];
  const editor = params.id === "new" ? await newEditorPage(park, name, newId(), locale) : await readEditorPage(park, name, params.id, locale);
  if (!editor) throw data(null, { status: 404 });
  const title = editor.title || say(editorTexts.new[locale], { type: editor.typeName });
  const page: PageHead = { title: { text: title }, description: title, unlisted: true };
  return data({ page, editor }, noStore);
}

/**
 * Every button of the editor sends the whole form, and what it holds is taken into the draft before anything else: `intent` is `save`,
 * `publish`, `schedule`, `unschedule`, `unpublish`, `archive`, `unarchive`, or a change of a list (`add:stops`). Changes of two people at once answer 409
 * with both, what cannot be published yet 422; else 303.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [park, staff, locale, { name }] = [context.get(parkContext), context.get(staffContext), localeOfPath(url.pathname), askedType(params.type)];
  const form = await request.formData();
  const { id } = params;
  const here = pathIn(locale, `/booking-manage/content/${name}/${id}`);
  const intent = String(form.get("intent") ?? "save");
  if (isWithdrawal(intent)) {
    if (!(await withdrawItem({ park, staff, name }, id, intent))) throw data(null, { status: 404 });
    return redirect(`${here}?done=${{ unpublish: "didUnpublish", archive: "didArchive", unarchive: "didUnarchive" }[intent]}`, 303);
  }
  const refused = await keepUploads({ park, staff }, form, locale);
  const entries = entriesOf(form);
  const outcome = await park.db.transaction().execute(async (trx) => {
    const written = await writeForm({ park, staff, name, id }, trx, entries, { kept: intent === "save" });
    if (written && intent === "unschedule") await takeBackSchedule({ park, staff, name }, trx, id);
    if (!written || written.conflicts.length > 0 || (intent !== "publish" && intent !== "schedule")) return { written };
    if (written.mixed) return { written, mixed: true };
    return { written, published: await publishForm({ park, staff, name, locale }, trx, written.working, entries) };
  });
  const { written, published, mixed } = outcome;
  if (!written) throw data(null, { status: 404 });
  const asked = { publishAt: String(form.get("publishAt") ?? ""), unpublishAt: String(form.get("unpublishAt") ?? "") };
  const shown = { content: written.content, version: written.version, conflicts: written.conflicts, remarks: [], ...asked };
  if (written.conflicts.length > 0) return data({ editor: await readEditorPage(park, name, id, locale, shown), notice: "conflict" as const }, { status: 409, ...noStore });
  if (mixed) return data({ editor: await readEditorPage(park, name, id, locale, shown), notice: "mixed" as const }, { status: 409, ...noStore });
  if (published && !published.ok) return data({ editor: await readEditorPage(park, name, id, locale, { ...shown, remarks: published.remarks }), notice: "refused" as const }, { status: 422, ...noStore });
  if (refused.length > 0) return data({ editor: await readEditorPage(park, name, id, locale, { ...shown, remarks: refused }), notice: "refused" as const }, { status: 422, ...noStore });
  const place = /^(add|up|down|remove):(\w+)/.exec(intent)?.[2];
  const done = published?.ok ? published.done : intent === "unschedule" ? "didUnschedule" : "didSave";
  return redirect(place ? `${here}#field-${place}` : `${here}?done=${done}`, 303);
}

export default function EditorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const editor = actionData?.editor ?? loaderData.editor;
  return <Editor key={`${editor.id} ${editor.version} ${actionData?.notice ?? ""}`} editor={editor} notice={actionData?.notice} />;
}
