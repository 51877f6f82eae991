import { type Locale, localeOfPath } from "#platform/locales.ts";
import { whatToMend } from "#ui/error-summary/error-summary.texts.ts";
import { mendedTexts } from "./mended.texts.ts";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Takes away what was said of a field once it holds something else that the browser finds nothing wrong with; the
 * server looks again when the form is sent.
 */
export function mend(control: Control): void {
  const field =
    control.closest<HTMLElement>("[data-wrong]") ?? control.closest<HTMLElement>(".field") ?? control.parentElement;
  const said = field?.querySelector<HTMLElement>(".field-error");
  if (!field || !isMended(control, field)) return;
  const name = field.querySelector(".field-label, label")?.firstChild?.textContent?.trim() ?? "";
  delete field.dataset.wrong;
  if (said) said.hidden = true;
  for (const one of [field, ...field.querySelectorAll("[aria-invalid], [aria-describedby]")]) {
    one.removeAttribute("aria-invalid");
    const others = (one.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id !== said?.id && id !== "");
    if (others.length > 0) one.setAttribute("aria-describedby", others.join(" "));
    else one.removeAttribute("aria-describedby");
  }
  localize(shorten(field), name);
}

/** A box or a choice is mended when what must be chosen is; a text when it is another one than was refused. */
function isMended(control: Control, field: HTMLElement): boolean {
  const controls = [...field.querySelectorAll<Control>("input, textarea, select")];
  if (!controls.every((one) => one.validity.valid)) return false;
  if (!controls.every(isWithin)) return false;
  const isText = !(control instanceof HTMLSelectElement) && !["checkbox", "radio", "file"].includes(control.type);
  return isText ? control.value !== control.defaultValue : true;
}

/** Takes the field's line out of the summary; returns how many lines are left in it, or nothing where there is none. */
function shorten(field: HTMLElement): number | undefined {
  const summary = document.querySelector<HTMLElement>(".error-summary");
  if (!summary) return undefined;
  const ids = new Set([field, ...field.querySelectorAll("[id]")].map(({ id }) => id));
  for (const line of summary.querySelectorAll("li"))
    if (ids.has(line.querySelector("a")?.hash.slice(1) ?? "")) line.hidden = true;
  const left = summary.querySelectorAll("li:not([hidden])").length;
  const title = summary.querySelector("h2")?.lastChild;
  if (title) title.nodeValue = whatToMend[locale()](left);
  if (left === 0) summary.hidden = true;
  return left;
}

let place: HTMLElement | undefined;

/** Says it politely, without moving anybody: a place for it must be there before the words are. */
function localize(left: number | undefined, name: string): void {
  if (!place?.isConnected) {
    place = document.body.appendChild(document.createElement("div"));
    place.className = "visually-hidden";
    place.role = "status";
  }
  const words = mendedTexts[left === 0 ? "all" : "one"][locale()].replace("{name}", () => name);
  setTimeout(() => {
    if (place) place.textContent = left ? `${words} ${whatToMend[locale()](left)}` : words;
  }, 100);
}

function locale(): Locale {
  return localeOfPath(location.pathname);
}

/** A day within what its field takes (ui/date-input); whatever has no bounds is within them. */
function isWithin({ value, dataset: { min, max } }: HTMLElement & { value: string }): boolean {
  return value === "" || !((min && value.slice(0, min.length) < min) || (max && value.slice(0, max.length) > max));
}
