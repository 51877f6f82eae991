import { type PlannedStop, type Timeline, timelineOf, type Where } from "./timeline.ts";

/** A stop as it is on that day: in the plan’s order, moved to another turn, or replacing the plan’s own. */
export type Turn<S> = { stop: S; moved?: true; instead?: S };
/** What may replace a stop: the ones most like it, which may also take another turn, and the others. */
export type Spares<S> = { near: readonly S[]; other: readonly S[] };
export type LaidDay<R, S> = { turns: Turn<S>[]; timeline: Timeline<R> };
type Walked = { starts: number; gate: Where };

/**
 * A plan’s day in which as few stops as possible are left out: what cannot be visited in its turn takes another one,
 * else a stop of the same kind stands in for it (rule C10). The shortest day of those is taken, and none that brings in
 * steps or loses another stop.
 */
export function withSecondChoices<R, S extends PlannedStop<R>>(
  walk: Walked,
  stops: readonly S[],
  sparesOf: (stop: S) => Spares<S>,
): LaidDay<R, S> {
  const lay = (turns: Turn<S>[]): LaidDay<R, S> => ({
    turns,
    timeline: timelineOf(
      walk.starts,
      walk.gate,
      turns.map(({ stop }) => stop),
    ),
  });
  let day = lay(stops.map((stop) => ({ stop })));
  for (const stop of stops) {
    const at = day.turns.findIndex((turn) => turn.stop === stop);
    if (day.timeline.entries[at]?.closed === undefined) continue;
    const { near, other } = sparesOf(stop);
    const rest = day.turns.filter((_, order) => order !== at);
    const inTurn = (turn: Turn<S>, order: number) =>
      rest.toSpliced(order, 0, order === at ? turn : { ...turn, moved: true });
    const inAnyTurn = (turn: Turn<S>) => day.turns.map((_, order) => inTurn(turn, order));
    const choices = [
      () => inAnyTurn({ stop }).filter((_, order) => order !== at),
      () => near.flatMap((spare) => inAnyTurn({ stop: spare, instead: stop })),
      () => other.map((spare) => inTurn({ stop: spare, instead: stop }, at)),
    ];
    for (const list of choices) {
      const better = shortest(
        list()
          .map(lay)
          .filter((one) => isBetter(one.timeline, day.timeline)),
      );
      if (!better) continue;
      day = better;
      break;
    }
  }
  return day;
}

/**
 * The time of arrival, nearest to the one asked for, at which every stop of the plan can be visited: in its own order,
 * else in another.
 */
export function wholeArrival<R>(
  { starts, gate }: Walked,
  stops: readonly PlannedStop<R>[],
  times: readonly number[],
): number | undefined {
  const nearest = times.toSorted((a, b) => Math.abs(a - starts) - Math.abs(b - starts));
  const inOrder = nearest.find((time) => countClosed(timelineOf(time, gate, stops)) === 0);
  return (
    inOrder ??
    nearest.find(
      (time) =>
        countClosed(
          withSecondChoices<R, PlannedStop<R>>({ starts: time, gate }, stops, () => ({ near: [], other: [] })).timeline,
        ) === 0,
    )
  );
}

export function countClosed<R>({ entries }: Timeline<R>): number {
  return entries.filter(({ closed }) => closed !== undefined).length;
}

function isBetter<R>(one: Timeline<R>, before: Timeline<R>): boolean {
  return countClosed(one) < countClosed(before) && (one.stepFree || !before.stepFree);
}

function shortest<R, S>(days: readonly LaidDay<R, S>[]): LaidDay<R, S> | undefined {
  return days.reduce<LaidDay<R, S> | undefined>(
    (best, day) => (!best || day.timeline.minutes < best.timeline.minutes ? day : best),
    undefined,
  );
}
