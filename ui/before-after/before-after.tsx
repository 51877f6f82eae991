import { useEffect, useRef, useState } from "react";
import type { Localized } from "#platform/locales.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Say } from "#ui/say/say.tsx";
import "./before-after.css";

type BeforeAfterProps = {
  before: StoredPicture;
  after: StoredPicture;
  /** What is compared: "the temple". */
  name: string;
};

const texts = {
  before: { zh_TW: "修復前", en_US: "Before", ja_JP: "修復前" },
  after: { zh_TW: "修復後", en_US: "After", ja_JP: "修復後" },
  compare: {
    zh_TW: "比較修復前後：{name}",
    en_US: "Compare before and after: {name}",
    ja_JP: "修復の前と後をくらべる：{name}",
  },
  share: { zh_TW: "修復後占畫面 {n}%", en_US: "{n}% of the picture shows it restored", ja_JP: "画面の{n}%が修復後" },
} as const satisfies Record<string, Localized>;

/**
 * Two pictures of one thing, the second uncovered with a slider; without JavaScript they stand one beside the other.
 */
export function BeforeAfter({ before, after, name }: BeforeAfterProps) {
  const locale = useLocale();
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(50);
  useEffect(() => stage.current?.style.setProperty("--shown", `${shown}%`), [shown]);
  const say = (text: keyof typeof texts, value = "") =>
    texts[text][locale].replace("{name}", () => name).replace("{n}", value);
  const sizes = "(min-width: 64rem) 60rem, 92vw";
  return (
    <div className="before-after" ref={stage}>
      <figure className="is-before">
        <Picture picture={before} sizes={sizes} />
        <figcaption>
          <b>{say("before")}</b>{" "}
          <span>
            <Say passage={before.alt} />
          </span>
        </figcaption>
      </figure>
      <figure className="is-after">
        <Picture picture={after} sizes={sizes} />
        <figcaption>
          <b>{say("after")}</b>{" "}
          <span>
            <Say passage={after.alt} />
          </span>
        </figcaption>
      </figure>
      <input
        type="range"
        min={0}
        max={100}
        value={shown}
        aria-label={say("compare")}
        aria-valuetext={say("share", String(shown))}
        onChange={(event) => setShown(Number(event.currentTarget.value))}
      />
    </div>
  );
}
