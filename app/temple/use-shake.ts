import { useEffect, useEffectEvent, useState } from "react";

/** Whether shaking can be used here, is being asked for, counts, or was refused (rule O5). */
export type Shaking = "none" | "offered" | "on" | "refused";

/** In metres a second squared, and in milliseconds. */
const strongShake = 14;
const gravity = 9.81;
const shakesNeeded = 3;
const apart = 100;
const within = 1200;
const restAfter = 1500;

/**
 * Shaking the phone as another way to press: offered where there is a motion sensor and a finger, asked for on a press
 * (some phones demand it), and turned off again at will. `onShake` is called once for each shaking.
 */
export function useShake(onShake: () => void): { shaking: Shaking; turn: () => void } {
  const [shaking, setShaking] = useState<Shaking>("none");
  const shaken = useEffectEvent(onShake);

  useEffect(() => {
    if ("DeviceMotionEvent" in window && window.matchMedia("(pointer: coarse)").matches) setShaking("offered");
  }, []);
  useEffect(() => {
    if (shaking !== "on") return;
    const count = countShakes(() => shaken());
    window.addEventListener("devicemotion", count);
    return () => window.removeEventListener("devicemotion", count);
  }, [shaking]);

  async function turn() {
    if (shaking === "on") setShaking("offered");
    else setShaking((await isAllowed()) ? "on" : "refused");
  }
  return { shaking, turn: () => void turn() };
}

/** Calls `done` when the phone has been moved hard a few times within a second or so. */
function countShakes(done: () => void): (event: DeviceMotionEvent) => void {
  let strong: number[] = [];
  let restUntil = 0;
  return (event) => {
    const { timeStamp } = event;
    if (forceOf(event) < strongShake || timeStamp < restUntil) return;
    // A sensor tells of one movement many times; each swing counts once.
    if (timeStamp - (strong.at(-1) ?? Number.NEGATIVE_INFINITY) < apart) return;
    strong = [...strong.filter((at) => timeStamp - at < within), timeStamp];
    if (strong.length < shakesNeeded) return;
    strong = [];
    restUntil = timeStamp + restAfter;
    done();
  };
}

/** How hard the phone is moved; where it has no gyroscope it knows movement and gravity only together. */
function forceOf({ acceleration, accelerationIncludingGravity }: DeviceMotionEvent): number {
  if (acceleration?.x != null) return Math.hypot(acceleration.x, acceleration.y ?? 0, acceleration.z ?? 0);
  const { x, y, z } = accelerationIncludingGravity ?? {};
  return x == null ? 0 : Math.abs(Math.hypot(x, y ?? 0, z ?? 0) - gravity);
}

/** Some phones give their motion only after asking their owner, which a press must have caused. */
async function isAllowed(): Promise<boolean> {
  const motion: object = window.DeviceMotionEvent;
  if (!("requestPermission" in motion) || typeof motion.requestPermission !== "function") return true;
  try {
    return (await motion.requestPermission()) === "granted";
  } catch {
    return false;
  }
}
