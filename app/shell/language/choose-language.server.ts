import { type MiddlewareFunction, redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { barePath, isLocale, pathIn } from "#platform/locales.ts";
import type { Park } from "#platform/park.ts";

const yearInSeconds = 31_536_000;
/** A longer body cannot be a choice of language. */
const longest = 8000;

/**
 * Keeps the chosen language for a year and leads back to the same page in it (rules L5, L6). The answer names no place
 * on the page: a browser then keeps the one of the address it was asked at.
 */
export function chooseLanguage(park: Park, form: { get(name: string): unknown }): Response {
  const chosen = form.get("locale");
  const from = safePath(form.get("from"));
  // Nothing chosen (the placeholder): stay on the page.
  if (!isLocale(chosen)) return redirect(from, 303);
  const secure = park.config.siteUrl.startsWith("https:") ? "; Secure" : "";
  const [address = "/", query] = from.split("?", 2);
  // What stands behind the language may be an address of another site: //example.org.
  const path = safePath(barePath(address));
  const headers = { "set-cookie": `locale=${chosen}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}` };
  return redirect(pathIn(chosen, path) + (query ? `?${query}` : ""), { status: 303, headers });
}

/** Answers the choice of a language at whatever page it was made. */
export const languageAnywhere: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const form = await choiceIn(request);
  return form ? chooseLanguage(context.get(parkContext), form) : next();
};

/** The form that chooses a language: it is the only one with exactly these two fields. */
async function choiceIn(request: Request): Promise<FormData | undefined> {
  const { method, headers } = request;
  if (
    method !== "POST" ||
    !headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ||
    !(Number(headers.get("content-length")) < longest)
  )
    return undefined;
  const form = await request.clone().formData();
  return [...form.keys()].join() === "from,locale" ? form : undefined;
}

/** A path of this site, or the home page for anything else. */
function safePath(from: unknown): string {
  return typeof from === "string" && /^\/(?![/\\])[^\s\\]*$/.test(from) && from.length < 2000 ? from : "/";
}
