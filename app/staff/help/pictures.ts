/** The pictures of the guide, by the names it gives them, as the built site serves them. */
export const pictures: Record<string, string> = {};
