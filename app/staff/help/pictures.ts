import mails from "/docs/editing/mails.webp";
import menu from "/docs/editing/menu.webp";
import people from "/docs/editing/people.webp";

/** The pictures of the guide, by the names it gives them, as the built site serves them. */
export const pictures: Record<string, string> = { "editing/mails.webp": mails, "editing/menu.webp": menu, "editing/people.webp": people };
