import type { ReactNode } from "react";
import type { Passage } from "#platform/locales.ts";
import { Picture } from "#ui/picture/picture.tsx";
import type { StoredPicture } from "#ui/picture/picture.ts";
import { Say } from "#ui/say/say.tsx";
import "./scene-header.css";

type SceneHeaderProps = {
  /** A wide scene (16:6); without one the title stands on plain paper. */
  picture?: StoredPicture | undefined;
  title: Passage;
  eyebrow?: ReactNode;
  lead?: Passage | undefined;
  /** What belongs to the top: breadcrumb, section navigation. */
  children?: ReactNode;
};

/** The top of a list page: its place in the village, the title cut into it. */
export function SceneHeader({ picture, title, eyebrow, lead, children }: SceneHeaderProps) {
  return (
    <header className="scene-header" data-bare={picture ? undefined : true}>
      {picture && <Picture picture={picture} sizes="100vw" priority />}
      <div className="wrap">
        <div className="scene-header-title">
          {picture && <span className="scene-header-cut" />}
          {eyebrow && <p className="scene-header-eyebrow">{eyebrow}</p>}
          <h1>
            <Say passage={title} />
          </h1>
        </div>
        {lead && (
          <p className="scene-header-lead">
            <Say passage={lead} />
          </p>
        )}
        {children}
      </div>
    </header>
  );
}
