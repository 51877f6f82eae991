import type { Localized } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { scaleFor } from "./scale.ts";
import "./chart.css";

export type ChartPoint = { label: string; value: number };
type ChartProps = {
  title: string;
  /** What a value counts: "tonnes", "%". */
  unit: string;
  look: "bars" | "line" | "share";
  points: readonly ChartPoint[];
  note?: string | undefined;
  headingLevel?: 3 | 4 | undefined;
};

const texts = {
  item: { zh_TW: "項目", en_US: "Item", ja_JP: "項目" },
  table: { zh_TW: "看數字表", en_US: "Show the figures as a table", ja_JP: "数値を表で見る" },
  tableOf: { zh_TW: "數字表：{title}", en_US: "Figures: {title}", ja_JP: "数値の表：{title}" },
  looks: {
    bars: { zh_TW: "長條圖", en_US: "Bar chart", ja_JP: "棒グラフ" },
    line: { zh_TW: "折線圖", en_US: "Line chart", ja_JP: "折れ線グラフ" },
    share: { zh_TW: "比例圖", en_US: "Chart of shares", ja_JP: "割合のグラフ" },
  },
} as const satisfies Record<string, Localized | Record<string, Localized>>;

const width = 560;
const height = 300;
const frame = { left: 62, right: 14, top: 34, bottom: 42 };

/** Figures as a drawing that the server makes, and as the table it was made of (rule C13). */
export function Chart({ title, unit, look, points, note, headingLevel = 3 }: ChartProps) {
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const written = (value: number) => value.toLocaleString(locale.replace("_", "-"));
  const inWords = `${texts.looks[look][locale]}. ${title} (${unit}): ${points.map(({ label, value }) => `${label} ${written(value)}`).join(", ")}`;
  return (
    <figure className="chart">
      <figcaption>
        <Heading>{title}</Heading>
        <p className="chart-unit">{unit}</p>
      </figcaption>
      {look === "share" ? (
        <Shares points={points} words={inWords} />
      ) : (
        <Upright look={look} points={points} words={inWords} written={written} />
      )}
      {look === "share" && (
        <ul role="list" className="chart-legend">
          {points.map(({ label, value }, order) => (
            <li key={label}>
              <span className="chart-mark" data-share={order % 5} aria-hidden="true" />
              {label} <b>{written(value)}</b>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="chart-note">{note}</p>}
      <details>
        <summary>{texts.table[locale]}</summary>
        <Table
          dense
          caption={texts.tableOf[locale].replace("{title}", () => title)}
          captionHidden
          head={[texts.item[locale], unit]}
          rows={points.map(({ label, value }) => [label, written(value)])}
          figures={[1]}
        />
      </details>
    </figure>
  );
}

type Drawn = { points: readonly ChartPoint[]; words: string };

function Upright({
  look,
  points,
  words,
  written,
}: Drawn & { look: "bars" | "line"; written: (value: number) => string }) {
  const { most, ticks } = scaleFor(Math.max(...points.map(({ value }) => value), 0));
  const room = { width: width - frame.left - frame.right, height: height - frame.top - frame.bottom };
  const step = room.width / Math.max(points.length, 1);
  const x = (order: number) => frame.left + step * (order + 0.5);
  const y = (value: number) => frame.top + room.height * (1 - value / most);
  const bar = Math.min(step * 0.62, 64);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className="chart-grid" d={`M${frame.left} ${y(tick)}H${width - frame.right}`} />
          <text className="chart-tick" x={frame.left - 10} y={y(tick) + 6} textAnchor="end">
            {written(tick)}
          </text>
        </g>
      ))}
      {look === "bars" &&
        points.map(({ label, value }, order) => (
          <path
            key={label}
            className="chart-bar"
            data-last={order === points.length - 1 || undefined}
            d={`M${x(order) - bar / 2} ${y(0)}V${y(value) + 4}q0 -4 4 -4h${bar - 8}q4 0 4 4V${y(0)}Z`}
          />
        ))}
      {look === "line" && (
        <path
          className="chart-line"
          d={points.map(({ value }, order) => `${order === 0 ? "M" : "L"}${x(order)} ${y(value)}`).join("")}
        />
      )}
      {look === "line" &&
        points.map(({ label, value }, order) => (
          <circle key={label} className="chart-dot" cx={x(order)} cy={y(value)} r="7" />
        ))}
      {points.map(({ label, value }, order) => (
        <g key={label}>
          <text className="chart-value" x={x(order)} y={y(value) - 14} textAnchor="middle">
            {written(value)}
          </text>
          <text className="chart-label" x={x(order)} y={height - 12} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Shares({ points, words }: Drawn) {
  const whole = points.reduce((sum, { value }) => sum + value, 0) || 1;
  let from = 0;
  return (
    <svg viewBox={`0 0 ${width} 76`} role="img" aria-label={words}>
      {points.map(({ label, value }, order) => {
        const left = (from / whole) * width;
        from += value;
        const wide = (value / whole) * width;
        return (
          <g key={label}>
            <rect
              className="chart-share"
              data-share={order % 5}
              x={left + 1}
              y="8"
              width={Math.max(wide - 2, 1)}
              height="60"
              rx="4"
            />
            {wide > 54 && (
              <text className="chart-inside" data-share={order % 5} x={left + wide / 2} y="46" textAnchor="middle">
                {Math.round((value / whole) * 100)}%
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
