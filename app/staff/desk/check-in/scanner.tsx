import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { checkInTexts } from "./check-in.texts.ts";

/** Milliseconds between two looks: four a second are quick enough for people and easy on a phone. */
const between = 250;

/** The camera, until a QR code is read. */
export function Scanner({ onRead, onStop }: { onRead: (text: string) => void; onStop: () => void }) {
  const locale = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is opened once
  useEffect(() => {
    let stream: MediaStream | undefined;
    let over = false;
    async function watch() {
      const element = video.current;
      if (!element) return;
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (over) return stop();
      element.srcObject = stream;
      await element.play();
      const look = await reader();
      while (!over) {
        const text = await look(element);
        if (text && !over) return onRead(text);
        await new Promise((resolve) => setTimeout(resolve, between));
      }
    }
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    watch().catch(() => setFailed(true));
    return () => {
      over = true;
      stop();
    };
  }, []);
  return (
    <div className="scanner">
      <video ref={video} muted playsInline />
      <p role="status">{checkInTexts[failed ? "noCamera" : "aim"][locale]}</p>
      <Button look="secondary" icon="close" onClick={onStop}>
        {checkInTexts.stop[locale]}
      </Button>
    </div>
  );
}

type Look = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader where it has one; else a small library, loaded now. */
async function reader(): Promise<Look> {
  if ("BarcodeDetector" in window && (await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue;
  }
  const { decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const [width, height] = [video.videoWidth, video.videoHeight];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!width || !height || !context) return undefined;
    [canvas.width, canvas.height] = [width, height];
    context.drawImage(video, 0, 0);
    try {
      return decodeQR(context.getImageData(0, 0, width, height));
    } catch {
      // Nothing to read in this picture.
      return undefined;
    }
  };
}
