import type { Thumb } from "#app/staff/media/pictures.server.ts";

/** Puts a picture into the library; nothing when it is none, or there is no connection. */
export async function uploadPicture(file: File): Promise<Thumb | undefined> {
  const form = new FormData();
  form.append("picture", file);
  try {
    const response = await fetch("/booking-manage/media/upload", { method: "POST", body: form });
    return response.ok && !response.redirected ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Pictures of the library that match, newest first. */
export async function findPictures(text: string, page: number): Promise<{ pictures: Thumb[]; more: boolean }> {
  const response = await fetch(`/booking-manage/media/pictures.json?${new URLSearchParams({ text, page: String(page) })}`);
  return response.ok && !response.redirected ? response.json() : { pictures: [], more: false };
}
