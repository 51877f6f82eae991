import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { barePath, defaultLocale, isLocale, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/language.route.ts";

const yearInSeconds = 31_536_000;

/** POST /language: keeps the chosen language for a year and leads back to the same page in it (rules L5, L6). */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const chosen = form.get("locale");
  const from = safePath(form.get("from"));
  // Nothing chosen (the placeholder): stay where one is.
  if (!isLocale(chosen)) return redirect(from, 303);
  const secure = context.get(parkContext).config.siteUrl.startsWith("https:") ? "; Secure" : "";
  const [address = "/", query] = from.split("?", 2);
  // What stands behind the language may be an address of another site: //example.org.
  const path = safePath(barePath(address));
  const headers = { "set-cookie": `locale=${chosen}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}` };
  return redirect(pathIn(chosen, path) + (query ? `?${query}` : ""), { status: 303, headers });
}

/** Whoever opens the address itself is led home. */
export function loader() {
  return redirect(pathIn(defaultLocale, "/"), 303);
}

/** A path of this site, or the home page for anything else. */
function safePath(from: FormDataEntryValue | null): string {
  return typeof from === "string" && /^\/(?![/\\])[^\s\\]*$/.test(from) && from.length < 2000 ? from : "/";
}
