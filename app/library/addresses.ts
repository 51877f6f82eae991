export const encyclopediaList = "/encyclopedia";
export const mediaList = "/video";

/** Where a term is told in full. */
export function termAddress(slug: string): string {
  return `${encyclopediaList}?term=${slug}`;
}

/** Where a film, sound, set of pictures or book is seen, heard or read. */
export function mediaAddress(slug: string): string {
  return `${mediaList}?item=${slug}`;
}
