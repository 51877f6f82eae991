import { drawerOf, drawingOf } from "./drawings.ts";
import type { IconName } from "./icons.ts";
import "./icon.css";

type IconProps = {
  name: IconName;
  /** What it says where no text stands beside it; without a label it is ornament. */
  label?: string | undefined;
  /** `s` inside a line of text, `m` in buttons, `l` alone. */
  size?: "s" | "m" | "l" | undefined;
};

/** One sign of the set, as tall as the text around it: `<Icon name="search" />`. */
export function Icon(props: IconProps) {
  return <NamedIcon {...props} />;
}

/** A sign whose name came from the server; a name the set does not know draws nothing. */
export function NamedIcon({ name, label, size = "s" }: Omit<IconProps, "name"> & { name: string }) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      key={name}
      ref={drawerOf(name)}
      className="icon"
      data-size={size}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      {...spoken}
      dangerouslySetInnerHTML={drawingOf(name)}
      suppressHydrationWarning
    />
  );
}
