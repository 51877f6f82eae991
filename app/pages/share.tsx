import { useEffect, useState } from "react";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { shareTexts } from "./share.texts.ts";
import "./foot.css";

/**
 * Ways to pass a page on: by mail and by its address for everyone, by the device's own menu and by copying where
 * scripts run.
 */
export function Share({ title, url }: { title: string; url: string }) {
  const locale = useLocale();
  const word = (name: keyof typeof shareTexts) => shareTexts[name][locale];
  const [can, setCan] = useState<{ copy: boolean; share: boolean }>();
  const [said, setSaid] = useState<"copied" | "notCopied">();
  useEffect(() => setCan({ copy: "clipboard" in navigator, share: "share" in navigator }), []);

  function share() {
    // Who closes the device's menu has changed their mind: no fault to report.
    navigator.share({ title, url }).catch(() => undefined);
  }
  async function copy() {
    const done = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(done ? "copied" : "notCopied");
  }
  return (
    <section className="share" aria-labelledby="share">
      <h2 id="share">{word("label")}</h2>
      <p className="share-ways">
        <Button hidden={!can?.share} look="secondary" icon="share" onClick={share}>
          {word("share")}
        </Button>
        <Button hidden={!can?.copy} look="quiet" icon="copy" onClick={copy}>
          {word("copy")}
        </Button>
        <ButtonLink
          look="quiet"
          icon="mail"
          to={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        >
          {word("mail")}
        </ButtonLink>
      </p>
      <p role="status">{said && word(said)}</p>
      <p className="share-address">
        <span>{word("address")}</span> <code>{url}</code>
      </p>
    </section>
  );
}
