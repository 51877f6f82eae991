import { data } from "react-router";
import { type ContentName, contentTypes } from "#app/content.ts";
import type { ContentType } from "#platform/content/define.ts";

/** The content type an address names; anything else is a 404. */
export function typeOfParam(name: string): { name: ContentName; type: ContentType } {
  if (!isContentName(name)) throw data(null, { status: 404 });
  return { name, type: plainType(name) };
}

export function isContentName(name: string): name is ContentName {
  return Object.hasOwn(contentTypes, name);
}

/** A type as the store takes any of them. */
export function plainType(name: ContentName): ContentType {
  return contentTypes[name];
}
