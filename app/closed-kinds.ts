import { closedRites } from "./lanterns/closing.server.ts";
import type { ClosedKind } from "./submissions/closing.ts";
import { closedRentals } from "./rentals/requests/closing.server.ts";

/** What closing the park does besides cancelling group reservations (rule P1). */
export const closedKinds: readonly ClosedKind[] = [closedRites, closedRentals];
