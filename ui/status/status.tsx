import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import { Tag, type Tone } from "#ui/tag/tag.tsx";
import "./status.css";

/** A step something has taken or is still to take; the one in hand is `current`. */
export type StatusStep = {
  title: string;
  at?: string | undefined;
  note?: ReactNode;
  state: "done" | "current" | "to-come" | "ended";
};

type StatusProps = {
  /** The reference code, in large letters to read out or copy. */
  code: string;
  codeLabel: string;
  title: string;
  state: string;
  tone?: Tone | undefined;
  steps: readonly StatusStep[];
  stepsLabel: string;
  /** What was asked for, and what can be done. */
  children?: ReactNode;
};

const stepWords = {
  done: { zh_TW: "已完成", en_US: "Done", ja_JP: "完了" },
  current: { zh_TW: "進行中", en_US: "In progress", ja_JP: "進行中" },
  "to-come": { zh_TW: "尚未開始", en_US: "To come", ja_JP: "これから" },
  ended: { zh_TW: "已結束", en_US: "Ended", ja_JP: "終了" },
};

/** Where a request stands: its code, its state in one word, and its way step by step. */
export function Status({ code, codeLabel, title, state, tone = "plain", steps, stepsLabel, children }: StatusProps) {
  return (
    <article className="status">
      <header className="status-head">
        <h1>{title}</h1>
        <p className="status-code">
          <span className="quiet">{codeLabel}</span> <strong translate="no">{code}</strong>
        </p>
        <p className="status-state">
          <Tag tone={tone}>{state}</Tag>
        </p>
      </header>
      <ol role="list" className="status-steps" aria-label={stepsLabel}>
        {steps.map((step, order) => (
          <Step key={order} step={step} />
        ))}
      </ol>
      {children && <div className="status-rest">{children}</div>}
    </article>
  );
}

function Step({ step: { title, at, note, state } }: { step: StatusStep }) {
  const word = useWords(stepWords[state]);
  const aside = useLocale() === "en_US" ? `(${word})` : `（${word}）`;
  return (
    <li data-state={state} aria-current={state === "current" ? "step" : undefined}>
      <span className="status-mark">
        {state === "done" && <Icon name="check" />}
        {state === "ended" && <Icon name="close" />}
      </span>
      <p className="status-title">
        {title} <span className="visually-hidden">{aside}</span>
      </p>
      {at && <p className="quiet">{at}</p>}
      {note && <div>{note}</div>}
    </li>
  );
}
