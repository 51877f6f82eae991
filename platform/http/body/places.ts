import { networkOf } from "../../limits/network.ts";

/**
 * Takes a place for a sender, by their address: how to give it back, or undefined where all are taken, or those that
 * they or their network may have.
 */
export type Places = { take(address: string): (() => void) | undefined };
/** How many there are in all, for one address, and for one network (an IPv4 /24, an IPv6 /64). */
export type PlaceBounds = { inAll: number; fromOne: number; fromNetwork: number };

/** So many places, as long as this process lives. */
export function openPlaces({ inAll, fromOne, fromNetwork }: PlaceBounds): Places {
  const taken = new Map<string, number>();
  const all = "all";
  return {
    take(address) {
      const network = networkOf(address)?.name;
      const counted: [of: string, most: number][] = [
        [all, inAll],
        [address, fromOne],
        ...(network ? [[network, fromNetwork] as [string, number]] : []),
      ];
      if (counted.some(([of, most]) => (taken.get(of) ?? 0) >= most)) return undefined;
      for (const [of] of counted) taken.set(of, (taken.get(of) ?? 0) + 1);
      return () => {
        for (const [of] of counted) {
          const left = (taken.get(of) ?? 1) - 1;
          if (left > 0) taken.set(of, left);
          else taken.delete(of);
        }
      };
    },
  };
}
