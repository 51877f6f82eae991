import checkIn from "/docs/editing/check-in.webp";
import content from "/docs/editing/content.webp";
import day from "/docs/editing/day.webp";
import submission from "/docs/editing/submission.webp";
import editor from "/docs/editing/editor.webp";
import list from "/docs/editing/list.webp";
import mails from "/docs/editing/mails.webp";
import media from "/docs/editing/media.webp";
import menu from "/docs/editing/menu.webp";
import people from "/docs/editing/people.webp";
import translations from "/docs/editing/translations.webp";

type GuidePicture = { address: string; width: number; height: number };

const wide = (address: string): GuidePicture => ({ address, width: 1280, height: 800 });

/** The pictures of the guide, by the names it gives them, as the built site serves them. */
export const pictures: Record<string, GuidePicture> = {
  "editing/check-in.webp": { address: checkIn, width: 390, height: 760 },
  "editing/content.webp": wide(content),
  "editing/day.webp": wide(day),
  "editing/submission.webp": wide(submission),
  "editing/editor.webp": wide(editor),
  "editing/list.webp": wide(list),
  "editing/mails.webp": wide(mails),
  "editing/media.webp": wide(media),
  "editing/menu.webp": wide(menu),
  "editing/people.webp": wide(people),
  "editing/translations.webp": wide(translations),
};
