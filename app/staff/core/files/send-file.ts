import { backOffice } from "#platform/locales.ts";
import { ofetch } from "ofetch";
import { isPictureFault, type PictureFault } from "./picture-faults.ts";
import { isValues, type Values } from "#platform/content/values.ts";
import type { DocumentFault } from "./documents.server.ts";
import type { Thumb } from "./pictures.server.ts";

/** Puts a picture into the library; what is wrong with it when it is none, or did not arrive. */
export async function uploadPicture(file: File): Promise<Thumb | PictureFault> {
  const response = await send(`${backOffice}/media/upload`, "picture", file);
  if (response?.ok) return response.json();
  if (response?.status === 413) return "too-large";
  const told: unknown = response?.status === 422 ? await response.json() : undefined;
  return isValues(told) && isPictureFault(told.fault) ? told.fault : "offline";
}

/**
 * Keeps a file that an item is to offer; why not, when it cannot be one or there is no connection: the key of the text
 * that says so.
 */
export async function uploadDocument(file: File): Promise<Values | DocumentFault> {
  const response = await send(`${backOffice}/media/documents`, "document", file);
  if (response?.ok) return response.json();
  const told: unknown = response?.status === 422 ? await response.json() : undefined;
  return documentFaults.find((fault) => isValues(told) && told.fault === fault) ?? "fileRefused";
}

const documentFaults = ["fileRefused", "fileInfected", "fileNotScanned"] as const satisfies readonly DocumentFault[];

async function send(address: string, name: string, file: File): Promise<Response | undefined> {
  const form = new FormData();
  form.append(name, file);
  try {
    const response = await fetch(address, { method: "POST", body: form });
    return response.redirected ? undefined : response;
  } catch {
    return undefined;
  }
}

/** Pictures of the library that match, newest first. */
export async function findPictures(text: string, page: number): Promise<{ pictures: Thumb[]; more: boolean }> {
  const nothing = { pictures: [], more: false };
  try {
    const response = await ofetch.raw<typeof nothing>(`${backOffice}/media/pictures.json`, { query: { text, page } });
    return (!response.redirected && response._data) || nothing;
  } catch {
    return nothing;
  }
}
