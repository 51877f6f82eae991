import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { isValues } from "#platform/content/values.ts";
import { HintAndError, RequiredMark } from "#ui/field/frame.tsx";
import { ConflictChoice } from "./conflict-choice.tsx";
import { controlId, useEditing, useEditorWords } from "#app/staff/content/editor/editing.tsx";
import type { FieldProps } from "./field.tsx";

const [width, height] = [1600, 1000];
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
};

/** A place on the park's plan: two numbers, or a click on the drawing. */
export function PointField(props: FieldProps) {
  const { epoch } = useEditing();
  return <Point key={epoch(props.path)} {...props} />;
}

function Point({ field, path, value }: FieldProps) {
  const word = useEditorWords();
  const { drawing, problems, touched } = useEditing();
  const [at, setAt] = useState({ x: written(value, "x"), y: written(value, "y") });
  const id = controlId(path);
  const error = problems.get(path) ?? problems.get(`${path}.x`) ?? problems.get(`${path}.y`);
  const put = (x: number, y: number) => {
    setAt({
      x: String(Math.round(Math.min(Math.max(x, 0), width))),
      y: String(Math.round(Math.min(Math.max(y, 0), height))),
    });
    setTimeout(touched);
  };
  function click(event: MouseEvent<HTMLButtonElement>) {
    // By the keyboard it has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    put(((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height);
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    put(Number(at.x) + step[0], Number(at.y) + step[1]);
  }
  return (
    <fieldset className="editor-point" id={id}>
      <legend>
        {field.label}
        {field.required && <RequiredMark />}
      </legend>
      <HintAndError id={id} hint={word("mapHint")} error={error} />
      <div className="editor-short">
        {(["x", "y"] as const).map((name) => (
          <div className="field" key={name}>
            <label className="field-label" htmlFor={`${id}-${name}`}>
              {word(name === "x" ? "across" : "along")}
            </label>
            <input
              className="control"
              id={`${id}-${name}`}
              name={`${path}.${name}`}
              inputMode="numeric"
              value={at[name]}
              onChange={(event) => setAt({ ...at, [name]: event.target.value })}
            />
          </div>
        ))}
      </div>
      {drawing && (
        <button
          type="button"
          className="editor-map"
          aria-label={`${field.label} ${word("mapHint")}`}
          onClick={click}
          onKeyDown={move}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <image href={drawing} width={width} height={height} />
            {at.x !== "" && at.y !== "" && <circle cx={Number(at.x) || 0} cy={Number(at.y) || 0} r="16" />}
          </svg>
        </button>
      )}
      <ConflictChoice path={`${path}.x`} />
      <ConflictChoice path={`${path}.y`} />
      <ConflictChoice path={path} />
    </fieldset>
  );
}

function written(value: unknown, name: "x" | "y"): string {
  return isValues(value) && value[name] !== undefined ? String(value[name]) : "";
}
