import { focusOf, pictureAddress, type StoredPicture, srcSet, widthsOf } from "./picture.ts";
import "./picture.css";

type PictureProps = {
  picture: StoredPicture;
  /** How wide it is shown, as the `sizes` of HTML: `(min-width: 48rem) 33vw, 100vw`. */
  sizes: string;
  /** True for the one picture the page opens with. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

/** A stored picture in the best format and width, with its colours in place while it loads. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const fallback = widthsOf(picture.width).findLast((width) => width <= 960) ?? picture.width;
  return (
    <span
      className={className ? `picture ${className}` : "picture"}
      data-focus={focusOf(picture.focalX, picture.focalY)}
    >
      <Tiny colours={picture.tiny} />
      <picture>
        <source type="image/avif" srcSet={srcSet(picture, "avif")} sizes={sizes} />
        <source type="image/webp" srcSet={srcSet(picture, "webp")} sizes={sizes} />
        <img
          src={pictureAddress(picture, fallback, "webp")}
          width={picture.width}
          height={picture.height}
          alt={picture.alt.text}
          lang={picture.alt.lang}
          loading={priority ? "eager" : "lazy"}
          decoding={priority ? undefined : "async"}
          fetchPriority={priority ? "high" : undefined}
        />
      </picture>
    </span>
  );
}

/** Four corners of colour under a picture that is still to come; corners like the first are its ground. */
function Tiny({ colours }: { colours: readonly string[] }) {
  if (colours.length < 4) return null;
  const [ground, ...corners] = colours.slice(0, 4);
  return (
    <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
      <rect width="2" height="2" fill={ground} />
      {corners.map(
        (colour, at) =>
          colour !== ground && <rect key={at} x={(at + 1) % 2} y={at < 1 ? 0 : 1} width="1" height="1" fill={colour} />,
      )}
    </svg>
  );
}
