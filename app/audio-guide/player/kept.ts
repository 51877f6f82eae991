import { useEffect, useState } from "react";
import { leavingAt, placeLeft } from "./resume.ts";

export const speeds = [0.75, 1, 1.25, 1.5] as const;
const placesKey = "park.audio.places";
const speedKey = "park.audio.speed";

/** How fast one likes to listen; kept by the browser. */
export function useSpeed(): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const kept = speeds.find((one) => String(one) === read(speedKey));
    if (kept) setSpeed(kept);
  }, []);
  function choose(chosen: number) {
    setSpeed(chosen);
    write(speedKey, String(chosen));
  }
  return [speed, choose];
}

/** Where one left what is played under a key. */
export function readPlace(key: string, length: number): number {
  return placeLeft(read(placesKey), key, length);
}

export function keepPlace(key: string, at: number, length: number): void {
  write(placesKey, leavingAt(read(placesKey), key, at, length));
}

/** A browser may refuse to keep anything; then nothing is remembered. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full storage: listening goes on without it.
  }
}
