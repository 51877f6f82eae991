import { settleDueDays } from "#app/reservations/capacity/waiting.server.ts";
import type { TestPark } from "#tests/park.ts";

/**
 * The park's clock goes on to a moment, and what is due of group reservations by then is done, as the job of each
 * minute does.
 */
export async function goOn({ at, park }: TestPark, to: string): Promise<void> {
  at(to);
  await settleDueDays(park);
}
