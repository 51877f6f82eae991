import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import { To } from "#ui/link/link.tsx";
import "./button.css";

/** `primary` once per screen, `secondary` beside it, `quiet` in rows of tools, `lantern` in night sections. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "lantern";

type Dress = {
  look?: ButtonLook | undefined;
  icon?: IconName | undefined;
  iconAfter?: IconName | undefined;
  /** Shows the icon alone; the text is still read out. */
  iconOnly?: boolean | undefined;
  children: ReactNode;
};

type ButtonProps = Dress & ComponentPropsWithRef<"button">;

/** A button; it sends the form only when told so with `type="submit"`. */
export function Button({
  look = "primary",
  icon,
  iconAfter,
  iconOnly = false,
  children,
  className,
  type = "button",
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={classOf(className)}
      data-look={look}
      data-icon-only={iconOnly || undefined}
    >
      <Content icon={icon} iconAfter={iconAfter} iconOnly={iconOnly}>
        {children}
      </Content>
    </button>
  );
}

type ButtonLinkProps = Dress & ComponentPropsWithRef<typeof To>;

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({
  look = "primary",
  icon,
  iconAfter,
  iconOnly = false,
  children,
  className,
  ...link
}: ButtonLinkProps) {
  return (
    <To {...link} className={classOf(className)} data-look={look} data-icon-only={iconOnly || undefined}>
      <Content icon={icon} iconAfter={iconAfter} iconOnly={iconOnly}>
        {children}
      </Content>
    </To>
  );
}

function Content({ icon, iconAfter, iconOnly, children }: Omit<Dress, "look">) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className={iconOnly ? "visually-hidden" : undefined}>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  );
}

function classOf(more: string | undefined): string {
  return more ? `button ${more}` : "button";
}
