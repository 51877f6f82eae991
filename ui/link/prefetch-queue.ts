/** Pages whose data is fetched before anyone asks for it: those that wait, those that load, those that are here. */
export type PrefetchQueue = {
  readonly waiting: readonly string[];
  readonly loading: readonly string[];
  readonly loaded: readonly string[];
};

/** At most this many pages load ahead at the same time (rule H9). */
export const prefetchesAtOnce = 4;

export const emptyQueue: PrefetchQueue = { waiting: [], loading: [], loaded: [] };

/** Someone points at a link: its page loads as soon as there is room, once. The newest wish comes first. */
export function want(queue: PrefetchQueue, page: string): PrefetchQueue {
  if (queue.loading.includes(page) || queue.loaded.includes(page)) return queue;
  return fill({ ...queue, waiting: [page, ...queue.waiting.filter((other) => other !== page)] });
}

/** The pointer left again: a page that still waits is forgotten, one that loads goes on. */
export function unwant(queue: PrefetchQueue, page: string): PrefetchQueue {
  if (!queue.waiting.includes(page)) return queue;
  return { ...queue, waiting: queue.waiting.filter((other) => other !== page) };
}

/** A page came, or will not come: the next may load. */
export function finish(queue: PrefetchQueue, page: string): PrefetchQueue {
  if (!queue.loading.includes(page)) return queue;
  const loading = queue.loading.filter((other) => other !== page);
  return fill({ ...queue, loading, loaded: [...queue.loaded, page] });
}

function fill(queue: PrefetchQueue): PrefetchQueue {
  const room = Math.max(0, prefetchesAtOnce - queue.loading.length);
  return { ...queue, loading: [...queue.loading, ...queue.waiting.slice(0, room)], waiting: queue.waiting.slice(room) };
}
