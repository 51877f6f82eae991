import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { Fold } from "#ui/fold/fold.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Prose } from "#ui/prose/prose.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { Album } from "./album.tsx";
import "./entry.css";
import "./page.css";

type EntryProps = {
  anchor: string;
  title: Passage;
  eyebrow?: ReactNode;
  summary?: Passage | undefined;
  body?: { html: string; lang?: string | undefined } | undefined;
  picture?: StoredPicture | undefined;
  /** Its other pictures, small below the first. */
  gallery?: readonly StoredPicture[] | undefined;
  /** What its row says below the title, where it is one: on phones. */
  more: ReactNode;
  children?: ReactNode;
};

/** One of several things told in full on one page, with an address of its own by its anchor. */
export function Entry({ anchor, title, eyebrow, summary, body, picture, gallery, more, children }: EntryProps) {
  const row = (
    <>
      {picture && <Picture className="fold-thumb" picture={{ ...picture, alt: { text: "" } }} sizes="6rem" />}
      <h2>
        <Say passage={title} />
      </h2>
      <span className="quiet">{more}</span>
    </>
  );
  return (
    <Fold id={anchor} title={<Say passage={title} />} row={row} className="entry" titled>
      {picture && (
        <div className="pictures">
          <Picture className="entry-picture" picture={picture} sizes="(min-width: 48rem) 20rem, 92vw" />
          {gallery && <Album pictures={gallery} of={title.text} sizes="(min-width: 48rem) 6rem, 30vw" />}
        </div>
      )}
      <div className="entry-text">
        {eyebrow && <p className="item-eyebrow">{eyebrow}</p>}
        <h2>
          <Say passage={title} />
        </h2>
        {(title.lang ?? summary?.lang ?? body?.lang) && <UntranslatedNotice />}
        {summary && (
          <p className="lead">
            <Say passage={summary} />
          </p>
        )}
        {body && <Prose html={body.html} lang={body.lang} />}
        {children}
      </div>
    </Fold>
  );
}
