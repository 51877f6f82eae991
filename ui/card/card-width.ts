import { createContext } from "react";

/** How wide the picture of a card is shown, as the `sizes` of HTML; the grid around it knows (ui/card-grid). */
export const CardWidth = createContext(
  "(min-width: 80rem) 24rem, (min-width: 49.5rem) 30vw, (min-width: 34rem) 45vw, 90vw",
);
