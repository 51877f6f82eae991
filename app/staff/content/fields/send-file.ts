import { ofetch } from "ofetch";
import type { Values } from "#platform/content/values.ts";
import type { Thumb } from "#app/staff/media/pictures.server.ts";

/** Puts a picture into the library; nothing when it is none, or there is no connection. */
export async function uploadPicture(file: File): Promise<Thumb | undefined> {
  return (await send("/booking-manage/media/upload", "picture", file))?.json();
}

/** Keeps a file that an item is to offer; nothing when it cannot be one, or there is no connection. */
export async function uploadDocument(file: File): Promise<Values | undefined> {
  return (await send("/booking-manage/media/documents", "document", file))?.json();
}

async function send(address: string, name: string, file: File): Promise<Response | undefined> {
  const form = new FormData();
  form.append(name, file);
  try {
    const response = await fetch(address, { method: "POST", body: form });
    return response.ok && !response.redirected ? response : undefined;
  } catch {
    return undefined;
  }
}

/** Pictures of the library that match, newest first. */
export async function findPictures(text: string, page: number): Promise<{ pictures: Thumb[]; more: boolean }> {
  const nothing = { pictures: [], more: false };
  try {
    const response = await ofetch.raw<typeof nothing>("/booking-manage/media/pictures.json", { query: { text, page } });
    return (!response.redirected && response._data) || nothing;
  } catch {
    return nothing;
  }
}
