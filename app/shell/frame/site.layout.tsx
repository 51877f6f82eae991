import { Outlet, useRouteLoaderData } from "react-router";
import type { loader } from "#app/root.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The frame of every public screen. */
export default function SiteLayout() {
  const frame = useRouteLoaderData<typeof loader>("root");
  return (
    <SiteFrame frame={frame}>
      <Outlet />
    </SiteFrame>
  );
}
