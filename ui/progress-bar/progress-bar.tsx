import { useId } from "react";
import "./progress-bar.css";

type ProgressBarProps = {
  label: string;
  /** From 0 to `max`; left out while nobody knows how far it is. */
  value?: number | undefined;
  max?: number | undefined;
};

/** How far something has come. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const id = useId();
  return (
    <div className="progress-bar">
      <label htmlFor={id}>
        <span>{label}</span>
        {value !== undefined && <span className="figures">{Math.round((value / max) * 100)}%</span>}
      </label>
      <progress id={id} value={value} max={max} />
    </div>
  );
}
