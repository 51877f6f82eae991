import type { Visit } from "#app/visiting/visit.server.ts";
import { listItems } from "#platform/content/store.ts";
import { figure, type figureTopics } from "./figure.content.ts";

export type ShownFigure = {
  id: string;
  topic: (typeof figureTopics)[number];
  look: "bars" | "line" | "share";
  title: string;
  unit: string;
  note: string | undefined;
  points: { label: string; value: number }[];
};

/** The series of the yearly report, told in the visitor's language. */
export async function readFigures(visit: Visit): Promise<ShownFigure[]> {
  const items = await listItems(visit.park, figure);
  return items.map(({ slug, data }) => {
    const localized = visit.localize(data);
    return {
      id: slug,
      topic: data.topic,
      look: data.look,
      title: localized.title.text,
      unit: localized.unit.text,
      note: localized.note?.text,
      points: localized.points.map(({ label, value }) => ({ label: label.text, value })),
    };
  });
}

/**
 * What changed from the first to the last of a series, in percent: `changeOf([{…value: 86}, {…value: 55}]) === -36`.
 */
export function changeOf(points: readonly { value: number }[]): number | undefined {
  const [first, last] = [points[0]?.value, points.at(-1)?.value];
  return first && last !== undefined ? Math.round(((last - first) / first) * 100) : undefined;
}
