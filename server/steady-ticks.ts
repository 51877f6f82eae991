import { createHook } from "node:async_hooks";

/**
 * Keeps one of the objects in which Node queues process.nextTick alive. V8 forgets the shape of objects of which none
 * lives while it collects garbage; what it compiled for that shape is then slow for ever, and Node makes four of these
 * objects for each request: a page from memory took 10 % longer. To go when Node mends it (docs/decisions/0004); must
 * be imported before all else.
 */
export let keptTick: object | undefined;

const watching = createHook({
  init(_id, type, _cause, tick: object) {
    if (type === "TickObject") keptTick ??= tick;
  },
}).enable();
process.nextTick(() => undefined);
watching.disable();
