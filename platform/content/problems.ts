import type { z } from "zod";
import { locales } from "../locales.ts";
import type { ContentType } from "./define.ts";
import { ownKeys } from "./drafts.ts";
import { linkKind } from "./links/link-address.ts";
import { lacks, textsIn } from "./marks.ts";
import { isSlug } from "./store.ts";
import { isValues, type Values, valueAt } from "./values.ts";

/**
 * What keeps an item from being published, by the path of the field. `from` and `to` are the limits of a number or a
 * length, `address` is what pages do not link to.
 */
export type Problem = {
  path: string;
  kind: "missing" | "wrong" | "range" | "long" | "slug" | "link";
  address?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
};

/** Everything in a draft that visitors must not be shown as it is. */
export function problemsOf(type: Pick<ContentType, "fields" | "reserved">, content: Values): Problem[] {
  const slug = content[ownKeys.slug];
  const wrongSlug = typeof slug === "string" && slug !== "" && (!isSlug(slug) || type.reserved.includes(slug));
  const order = content[ownKeys.order];
  const fields = Object.entries(type.fields).flatMap(([name, field]): Problem[] => {
    const read = field.schema.safeParse(content[name], { reportInput: true });
    const wrong = read.success ? [] : read.error.issues.map((issue) => problemOf(name, issue));
    const blank = textsIn(content[name], name).filter(
      ([path, texts]) => lacks(texts, "zh_TW") && !wrong.some((one) => one.path.startsWith(path)),
    );
    const dead = textsIn(content[name], name).flatMap(([path, texts]) =>
      locales.flatMap((locale) =>
        deadLinks(texts[locale]).map((address): Problem => ({ path: `${path}.${locale}`, kind: "link", address })),
      ),
    );
    return [...wrong, ...dead, ...blank.map(([path]): Problem => ({ path: `${path}.zh_TW`, kind: "missing" }))];
  });
  return [
    ...(wrongSlug ? [{ path: ownKeys.slug, kind: "slug" as const }] : []),
    ...(typeof order === "string" ? [{ path: ownKeys.order, kind: "wrong" as const }] : []),
    ...fields,
  ];
}

/** The addresses in a document that would be shown as plain words. */
function deadLinks(doc: unknown): string[] {
  if (!isValues(doc)) return [];
  const marks = Array.isArray(doc.marks) ? doc.marks : [];
  const own = marks
    .filter((mark) => isValues(mark) && mark.type === "link")
    .map((mark) => String(valueAt(mark, "attrs.href") ?? ""));
  return [
    ...own.filter((address) => !linkKind(address)),
    ...(Array.isArray(doc.content) ? doc.content.flatMap(deadLinks) : []),
  ];
}

function problemOf(name: string, issue: z.core.$ZodIssue): Problem {
  const path = [name, ...issue.path.map(String)].join(".");
  if (issue.code === "too_big" && issue.origin === "string") return { path, kind: "long", to: Number(issue.maximum) };
  if (issue.code === "too_small" || issue.code === "too_big") {
    return {
      path,
      kind: "range",
      ...(issue.code === "too_small" ? { from: Number(issue.minimum) } : { to: Number(issue.maximum) }),
    };
  }
  const absent =
    (issue.code === "invalid_type" || issue.code === "invalid_value" || issue.code === "invalid_union") &&
    issue.input === undefined;
  return { path, kind: absent ? "missing" : "wrong" };
}
