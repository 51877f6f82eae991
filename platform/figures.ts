export type Figure = { name: string; help: string; value: number };

/**
 * Figures of a feature's own for /metrics, of this process: `park.figures.set("park_reservation_faults", "What the
 * nightly check found", 0)`.
 */
export interface Figures {
  set(name: string, help: string, value: number): void;
  /** Figures that are looked up whenever somebody reads; left out while they cannot be. */
  ask(look: () => Promise<readonly Figure[]>): void;
  /** All of them in Prometheus' text form, after two seconds at most. */
  text(): Promise<string>;
}

const longestMs = 2000;

/** No figures yet; one for each process. */
export function openFigures(): Figures {
  const known = new Map<string, Figure>();
  const asked: (() => Promise<readonly Figure[]>)[] = [];
  const lookUp = async () => (await Promise.all(asked.map((look) => look().catch(() => [])))).flat();
  return {
    set: (name, help, value) => void known.set(name, { name, help, value }),
    ask: (look) => void asked.push(look),
    async text() {
      const looked = await Promise.race([
        lookUp(),
        new Promise<Figure[]>((resolve) => setTimeout(resolve, longestMs, []).unref()),
      ]);
      return [...known.values(), ...looked]
        .map(({ name, help, value }) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`)
        .join("");
    },
  };
}
