/** Takes a place for a sender: how to give it back, or undefined where all are taken, or those that one sender may have. */
export type Places = { take(from: string): (() => void) | undefined };

/** So many places, as long as this process lives. */
export function openPlaces({ inAll, fromOne }: { inAll: number; fromOne: number }): Places {
  const taken = new Map<string, number>();
  let many = 0;
  return {
    take(from) {
      const own = taken.get(from) ?? 0;
      if (many >= inAll || own >= fromOne) return undefined;
      many++;
      taken.set(from, own + 1);
      return () => {
        many--;
        const left = (taken.get(from) ?? 1) - 1;
        if (left > 0) taken.set(from, left);
        else taken.delete(from);
      };
    },
  };
}
