import { Outlet } from "react-router";
import { SiteFrame } from "./site-frame.tsx";
import { useFrame } from "./use-frame.ts";

/** The frame of every public screen. */
export default function SiteLayout() {
  const frame = useFrame();
  return (
    <SiteFrame frame={frame}>
      <Outlet />
    </SiteFrame>
  );
}
