import type { ReactNode } from "react";
import { To } from "#ui/link/link.tsx";
import { Icon } from "#ui/icon/icon.tsx";

type BackHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Where one came from: `{ to: "/booking-manage/list", text: "Back to the list" }`. */
  back?: { to: string; text: string } | undefined;
  /** Buttons and links beside the title. */
  children?: ReactNode;
};

/** The head of a screen of the back office: its title, one line about it, and what can be done from here. */
export function BackHead({ title, lead, back, children }: BackHeadProps) {
  return (
    <header className="back-head">
      {back && (
        <p className="back-return no-print">
          <To to={back.to}>
            <Icon name="chevron-left" />
            {back.text}
          </To>
        </p>
      )}
      <div className="back-head-row">
        <h1>{title}</h1>
        {children && <div className="back-tools no-print">{children}</div>}
      </div>
      {lead && <p className="quiet">{lead}</p>}
    </header>
  );
}

/** A part of a screen on a sheet of its own. */
export function Panel({
  title,
  count,
  tools,
  children,
  id,
}: {
  title: ReactNode;
  count?: number | undefined;
  tools?: ReactNode;
  children: ReactNode;
  id?: string | undefined;
}) {
  return (
    <section className="back-panel" id={id}>
      <div className="back-panel-head">
        <h2>
          {title}
          {count !== undefined && <span className="back-count">{count}</span>}
        </h2>
        {tools && <div className="back-tools no-print">{tools}</div>}
      </div>
      {children}
    </section>
  );
}

/** Nothing here, said kindly; the one place where the back office shows a drawing. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="back-empty">
      <img src="/lost-owl.svg" alt="" width="160" height="120" />
      <p>{children}</p>
    </div>
  );
}
