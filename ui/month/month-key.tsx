/** What the marks of a month stand for, and the ground of its special days; nothing where nothing is marked. */
export function MonthKey({
  kinds,
  special,
}: {
  kinds: readonly (readonly [kind: string, name: string])[];
  special?: string | undefined;
}) {
  if (kinds.length === 0 && !special) return null;
  return (
    <ul role="list" className="month-key">
      {special && (
        <li>
          <i data-kind="special" /> {special}
        </li>
      )}
      {kinds.map(([kind, name]) => (
        <li key={kind}>
          <i data-kind={kind} /> {name}
        </li>
      ))}
    </ul>
  );
}
