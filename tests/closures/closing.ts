import { expect } from "vitest";
import type { Closing } from "#app/submissions/closing.ts";
import { closeDays } from "#app/closures/closing.server.ts";
import { readClosures } from "#app/visiting/visiting.server.ts";
import type { TestPark } from "#tests/park.ts";

/**
 * Closes, and waits until the park's own memory has heard of it: by a server it hears of it a moment later (rule H7).
 */
export async function closeAndHear({ park }: TestPark, closing: Closing): Promise<void> {
  const before = (await readClosures(park)).length;
  await closeDays(park, closing, "mei");
  await expect.poll(async () => (await readClosures(park)).length, { timeout: 10_000 }).toBeGreaterThan(before);
}
