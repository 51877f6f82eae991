/** What the marks of a month stand for. */
export function MonthKey({ kinds }: { kinds: readonly (readonly [kind: string, name: string])[] }) {
  return <ul role="list" className="month-key">{kinds.map(([kind, name]) => <li key={kind}><i data-kind={kind} /> {name}</li>)}</ul>;
}
