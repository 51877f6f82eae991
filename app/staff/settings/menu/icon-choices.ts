/** Icons that staff may give their own items, by the names of our set. */
export const iconChoices: readonly string[] = ["calendar", "route", "scroll", "lantern", "message", "arrow-up", "ticket", "map", "phone", "mail", "star", "info", "bus", "food", "bed", "camera", "group", "hands", "leaf", "book", "music", "audio", "temple", "shop"];
