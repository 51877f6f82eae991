import { useRouteLoaderData } from "react-router";
import type { readFrame } from "./frame.server.ts";

/** What the frame of the page shows, as the root's loader read it; `undefined` where that failed. */
export function useFrame() {
  return useRouteLoaderData<typeof readFrame>("root");
}
