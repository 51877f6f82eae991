import { useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { shareTexts } from "./temple.texts.ts";

type ShareStickProps = { title: string; picture: string; file: string };

/** Sharing a stick: its picture to keep, and with JavaScript the device's own way of sharing, or the link copied. */
export function ShareStick({ title, picture, file }: ShareStickProps) {
  const locale = useLocale();
  const [way, setWay] = useState<"share" | "copy">();
  const [copied, setCopied] = useState(false);
  useEffect(() => setWay("share" in navigator ? "share" : "clipboard" in navigator ? "copy" : undefined), []);

  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setCopied(true);
  }
  return (
    <div className="fortune-share">
      <a className="button" data-look="secondary" href={picture} download={file}>
        <Icon name="download" />
        <span>{shareTexts.keep[locale]}</span>
      </a>
      <Button hidden={way !== "share"} look="quiet" icon="share" onClick={() => void share(title, picture, file)}>
        {shareTexts.share[locale]}
      </Button>
      <Button
        hidden={way !== "copy"}
        look="quiet"
        icon="copy"
        onClick={() => void copy().catch(() => setCopied(false))}
      >
        {shareTexts.copy[locale]}
      </Button>
      <span role="status">{copied ? shareTexts.copied[locale] : ""}</span>
    </div>
  );
}

/** The picture where the device can send files, else the link; closing the sheet is no fault. */
async function share(title: string, picture: string, file: string) {
  const link = { title, url: window.location.href };
  try {
    const bytes = await (await fetch(picture)).blob();
    const withPicture = { ...link, files: [new File([bytes], file, { type: "image/png" })] };
    await navigator.share(navigator.canShare?.(withPicture) ? withPicture : link);
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === "AbortError")) throw fault;
  }
}
