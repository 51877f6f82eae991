import type { ReactNode } from "react";
import "./form.css";

/** A form in one column; `aside` (the estimate, the dates) stays in view beside it, and below it on phones. */
export function FormLayout({
  children,
  aside,
  asideLabel,
}: {
  children: ReactNode;
  aside?: ReactNode;
  asideLabel?: string | undefined;
}) {
  return (
    <div className="form" data-aside={aside ? true : undefined}>
      <div className="form-column">{children}</div>
      {aside && (
        <aside className="form-aside" aria-label={asideLabel}>
          {aside}
        </aside>
      )}
    </div>
  );
}

/** A part of a form with its own title. */
export function FormSection({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <section className="form-section">
      <h2>{title}</h2>
      {lead && <p className="quiet">{lead}</p>}
      {children}
    </section>
  );
}

/** Short fields side by side where there is room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>;
}

/** The buttons at the end: the one that sends comes first. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions">{children}</div>;
}
