/** One tab of a browser under test: what walks ask of it, whichever way it is driven. Nothing waits for ever. */
export type Tab = {
  /** Name and version. */
  browser: string;
  /** Makes the window's inside so wide and high, in CSS pixels. */
  size(size: { width: number; height: number }): Promise<void>;
  /** Opens an address and waits until it is loaded. */
  go(address: string): Promise<void>;
  /** Runs a function in the page, which may use nothing but its arguments and the page. */
  ask<Answer, Given extends readonly unknown[]>(
    question: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer>;
  /** Clicks the first element of a selector as a mouse does. */
  click(selector: string): Promise<void>;
  /** Types into a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** What the page looks like, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
};

/** How long one step of a browser may take, in milliseconds. */
export const patience = 30_000;

/** Where a mouse clicks an element: brought into the middle of the window, standing still, and with nothing over it. */
export async function aim(ask: Tab["ask"], selector: string): Promise<{ x: number; y: number }> {
  const until = performance.now() + patience;
  let before = "";
  for (;;) {
    const { x, y, over } = await ask(pointOf, selector);
    if (over === undefined && `${x} ${y}` === before) return { x, y };
    if (performance.now() > until) throw new Error(over ?? `${selector} does not stand still`);
    before = `${x} ${y}`;
  }
}

/** Where an element stands, or what keeps a mouse from it. */
function pointOf(selector: string): { x: number; y: number; over?: string } {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element?.getClientRects()[0];
  if (!element || !box) return { x: 0, y: 0, over: `there is no ${selector} to be seen` };
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const there = document.elementFromPoint(point.x, point.y);
  const isMeant =
    there && (element.contains(there) || there.contains(element) || there.closest("label")?.control === element);
  return isMeant ? point : { ...point, over: `over ${selector} lies ${there?.outerHTML.slice(0, 120)}` };
}
