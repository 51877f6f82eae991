import { useEffect, useEffectEvent, useState } from "react";

/** Whether shaking can be used here, is being asked for, counts, or was refused. */
export type Shaking = "none" | "offered" | "on" | "refused";

const strongShake = 14;
const shakesNeeded = 3;
const within = 1200;
const restAfter = 1500;

/**
 * Shaking the phone as another way to press: offered where there is a motion sensor and a finger, asked for on a press (some
 * phones demand it), and turned off again at will. `onShake` is called once for each shaking.
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
  return ({ acceleration, timeStamp }) => {
    const force = Math.hypot(acceleration?.x ?? 0, acceleration?.y ?? 0, acceleration?.z ?? 0);
    if (force < strongShake || timeStamp < restUntil) return;
    strong = [...strong.filter((at) => timeStamp - at < within), timeStamp];
    if (strong.length < shakesNeeded) return;
    strong = [];
    restUntil = timeStamp + restAfter;
    done();
  };
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
