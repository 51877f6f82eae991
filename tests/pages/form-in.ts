import { type Answer, ask } from "#tests/ask.ts";
import { tags } from "./page.ts";

/** A form as a browser would send it: every field with its value, in order; `fields` has the first of each name. */
export type FormIn = { action: string; entries: [name: string, value: string][]; fields: Record<string, string> };

/** Reads a page's form by its id, with the fields elsewhere on the page that belong to it. */
export function formIn(html: string, id = "editor-form"): FormIn {
  const [, start = "", inner = ""] =
    new RegExp(`<form\\b([^>]*\\bid="${id}"[^>]*)>([\\s\\S]*?)</form>`).exec(html) ?? [];
  const outside = html.replace(inner, "");
  const entries = [...fieldsIn(inner), ...fieldsIn(outside).filter(({ form }) => form === id)].flatMap(
    ({ name, value }): [string, string][] => (name === "" ? [] : [[name, value]]),
  );
  return {
    action: tags(`<form ${start}>`, "form")[0]?.action ?? "",
    entries,
    fields: Object.fromEntries(entries.toReversed()),
  };
}

/** The version that a page's form was made from, sent back with it. */
export function versionIn({ text }: Answer): string {
  return /name="version" value="([^"]+)"/.exec(text)?.[1] ?? "";
}

/** Opens a form as a signed-in browser does; one of a new item is led to the address that has its id. */
export async function openForm(base: string, path: string, cookie: string): Promise<FormIn> {
  const { headers, text } = await ask(base, path, { headers: { cookie } });
  return headers.location ? openForm(base, headers.location, cookie) : formIn(text);
}

/** Sends a form as a signed-in browser does, with some of its fields changed; a button is one of them. */
export function sendForm(
  base: string,
  { action, entries }: FormIn,
  changed: Record<string, string>,
  cookie: string,
): Promise<Answer> {
  const kept = entries.filter(([name]) => !(name in changed));
  const body = new URLSearchParams([...kept, ...Object.entries(changed)]).toString();
  return ask(base, action, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: new URL(base).origin,
      "sec-fetch-site": "same-origin",
      cookie,
    },
  });
}

/** Every form of a page that is posted: where to, its fields with their values, and what its buttons say besides. */
export function formsIn(
  html: string,
  page: string,
): { action: string; fields: Record<string, string>; buttons: [name: string, value: string][] }[] {
  return [...html.matchAll(/<form\b([^>]*\bmethod="post"[^>]*)>([\s\S]*?)<\/form>/g)].map(
    ([, start = "", inner = ""]) => {
      const { action = page, id } = tags(`<form ${start}>`, "form")[0] ?? {};
      const outside = id ? fieldsIn(html.replace(inner, "")).filter(({ form }) => form === id) : [];
      const named = [...fieldsIn(inner), ...outside].flatMap(({ name, value }): [string, string][] =>
        name === "" ? [] : [[name, value]],
      );
      const buttons = [
        ...tags(inner, "button"),
        ...(id ? tags(html.replace(inner, ""), "button").filter(({ form }) => form === id) : []),
      ];
      return {
        action: action || page,
        fields: Object.fromEntries(named.toReversed()),
        buttons: buttons.flatMap(({ name, value = "" }): [string, string][] => (name ? [[name, value]] : [])),
      };
    },
  );
}

/** The fields of the first form of a class, with their values. */
export function fieldsOf(html: string, className: string): Record<string, string> {
  const [, inner = ""] =
    new RegExp(`<form\\b[^>]*\\bclass="[^"]*\\b${className}\\b[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  return Object.fromEntries(
    fieldsIn(inner)
      .flatMap(({ name, value }) => (name === "" ? [] : [[name, value]]))
      .toReversed(),
  );
}

type Found = { name: string; value: string; form: string | undefined };

function fieldsIn(html: string): Found[] {
  const plain = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, "");
  return [
    ...plain.matchAll(/<input\b[^>]*>|<textarea\b[^>]*>[\s\S]*?<\/textarea>|<select\b[^>]*>[\s\S]*?<\/select>/g),
  ].flatMap(([element]): Found[] => {
    const kind = /^<(\w+)/.exec(element)?.[1] ?? "";
    const [attributes = {}] = tags(element, kind);
    const { name = "", form, type } = attributes;
    if (kind === "textarea")
      return [
        {
          name,
          form,
          value: tags(`<i x="${element.replace(/^<textarea\b[^>]*>\n?|<\/textarea>$/g, "")}">`, "i")[0]?.x ?? "",
        },
      ];
    if (kind === "select")
      return [
        {
          name,
          form,
          value:
            tags(element, "option").find((option) => "selected" in option)?.value ??
            tags(element, "option")[0]?.value ??
            "",
        },
      ];
    if (
      type === "file" ||
      type === "submit" ||
      ((type === "checkbox" || type === "radio") && !("checked" in attributes))
    )
      return [];
    return [{ name, form, value: attributes.value ?? (type === "checkbox" ? "on" : "") }];
  });
}
