import { redirect } from "react-router";
import { parkContext } from "#app/context.ts";
import { defaultLocale, pathIn } from "#platform/locales.ts";
import type { Route } from "./+types/language.route.ts";
import { chooseLanguage } from "./choose-language.server.ts";

/** POST /language: the choice by itself, for whoever sends it without a page. */
export async function action({ request, context }: Route.ActionArgs) {
  return chooseLanguage(context.get(parkContext), await request.formData());
}

/** Whoever opens the address itself is led home. */
export function loader() {
  return redirect(pathIn(defaultLocale, "/"), 303);
}
