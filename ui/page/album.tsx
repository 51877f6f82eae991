import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useWords } from "#ui/locale/locale.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { pictureAddress, type StoredPicture, widthsOf } from "#ui/picture/picture.ts";
import "./album.css";

// Only who opens a picture loads the viewer.
const ImageViewer = lazy(async () => ({ default: (await import("#ui/image-viewer/image-viewer.tsx")).ImageViewer }));

const texts = {
  label: { zh_TW: "圖片", en_US: "Pictures", ja_JP: "写真と絵" },
  enlarge: { zh_TW: "放大：", en_US: "Enlarge: ", ja_JP: "拡大：" },
};

type AlbumProps = {
  pictures: readonly StoredPicture[];
  /** Names the item where a page has several. */
  of?: string | undefined;
  /** How wide each is shown, where they do not stand side by side. */
  sizes?: string | undefined;
};

/** An item's pictures, each a link to its large file; with JavaScript they open in the viewer. */
export function Album({
  pictures,
  of,
  sizes = "(min-width: 64rem) 18rem, (min-width: 50rem) 15rem, 40vw",
}: AlbumProps) {
  const [open, setOpen] = useState<number>();
  const label = useWords(texts.label);
  const enlarge = useWords(texts.enlarge);
  if (pictures.length === 0) return null;

  function view(event: MouseEvent, at: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(at);
  }
  return (
    <section aria-label={of ? `${label}: ${of}` : label}>
      <ul role="list" className="gallery">
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <a
              href={largest(picture)}
              onClick={(event) => view(event, at)}
              aria-label={enlarge + picture.alt.text}
              lang={picture.alt.lang}
            >
              <Picture picture={picture} sizes={sizes} />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ImageViewer
            images={pictures.map((picture) => ({ src: largest(picture), alt: picture.alt, title: picture.alt }))}
            start={open}
            loop
            onClose={() => setOpen(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}

function largest(picture: StoredPicture): string {
  return pictureAddress(picture, widthsOf(picture.width).at(-1) ?? 320, "webp");
}
