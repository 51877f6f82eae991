/** Figures of a feature's own for /metrics, of this process: `park.figures.set("park_reservation_faults", "What the nightly check found", 0)`. */
export interface Figures {
  set(name: string, help: string, value: number): void;
  /** All of them in Prometheus' text form. */
  text(): string;
}

/** No figures yet; one for each process. */
export function openFigures(): Figures {
  const known = new Map<string, { help: string; value: number }>();
  return {
    set: (name, help, value) => void known.set(name, { help, value }),
    text: () => [...known].map(([name, { help, value }]) => `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${name} ${value}\n`).join(""),
  };
}
