import { askBeforeSending } from "#ui/ask/before-sending.ts";
import { watchMending } from "#ui/mended/watch-mending.ts";

let watching = false;

/**
 * What every form of a document is watched for, once: questions before it is sent, and answers that are mended. Until
 * then the pages of the server do.
 */
export function watchForms(): void {
  if (watching) return;
  watching = true;
  askBeforeSending();
  watchMending();
}
