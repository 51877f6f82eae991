import { useCallback, useEffect, useRef, useState } from "react";
import type { Visit } from "./check-in.server.ts";
import { isSame, keep, type Refused, sendWaiting, type Sent, standing, type Waiting, waiting } from "./queue.ts";

export type Queue = {
  left: Waiting[];
  /** All counted and taken back since the page was opened, sent or not. */
  actions: Waiting[];
  refused: Refused[];
  stopped: Sent["stopped"];
  add(one: Waiting): void;
  send(): void;
  /** Removes a refused check-in from the screen. */
  seen(one: Refused): void;
};

/**
 * What waits in this browser, sent when it is added, when the connection is back, and every now and then; one sending
 * at a time.
 */
export function useQueue(address: string): Queue {
  const [state, setState] = useState<Sent>({ left: [], refused: [] });
  const [actions, setActions] = useState<Waiting[]>([]);
  const running = useRef<Promise<void>>(Promise.resolve());
  const send = useCallback(() => {
    running.current = running.current.then(async () => {
      if (waiting().length === 0) return;
      const sent = await sendWaiting(address);
      setState((before) => ({ ...sent, refused: [...before.refused, ...sent.refused] }));
    });
  }, [address]);
  useEffect(() => {
    setState((before) => ({ ...before, left: waiting() }));
    setActions(waiting());
    send();
    const again = setInterval(send, 15_000);
    window.addEventListener("online", send);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", send);
    };
  }, [send]);
  return {
    actions: actions.filter((one) => !state.refused.some((refused) => refused.one.key === one.key)),
    left: state.left,
    refused: state.refused,
    stopped: state.stopped,
    send,
    add(one) {
      keep(one);
      setActions((before) => [...before.filter((other) => !isSame(other, one)), one]);
      setState((before) => ({
        ...before,
        left: waiting(),
        refused: before.refused.filter((refused) => refused.one.key !== one.key),
      }));
      send();
    },
    seen(one) {
      setActions((before) => before.filter(({ key }) => key !== one.one.key));
      setState((before) => ({ ...before, refused: before.refused.filter((other) => other !== one) }));
    },
  };
}

/** A visit with what was counted and taken back in this browser. */
export function withQueue(visit: Visit, actions: readonly Waiting[]): Visit {
  const own = actions.filter(({ submission }) => submission === visit.id);
  const known = (key: string) => visit.arrivals.some((one) => one.key === key);
  const added = standing(own).filter(({ key }) => !known(key));
  const gone = visit.arrivals.filter(({ key }) => own.some((one) => one.undo && one.key === key));
  const of = (those: readonly { people: Record<string, number> }[], ticket: string) =>
    those.reduce((all, { people }) => all + (people[ticket] ?? 0), 0);
  return {
    ...visit,
    tickets: visit.tickets.map((one) => ({
      ...one,
      arrived: one.arrived + of(added, one.ticket) - of(gone, one.ticket),
    })),
    arrivals: [
      ...added.toReversed().map(({ key, people }) => ({ key, people, at: "" })),
      ...visit.arrivals.filter((one) => !gone.includes(one)),
    ],
  };
}
