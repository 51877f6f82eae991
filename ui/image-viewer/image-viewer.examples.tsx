import { useContext, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { type Example, SamplePictures } from "#ui/example.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { pictureAddress, widthsOf } from "#ui/picture/picture.ts";
import { ImageViewer } from "./image-viewer.tsx";

const texts = {
  zh_TW: { open: "看大圖", loop: "看大圖（循環）", broken: "載入失敗的圖" },
  en_US: { open: "Look closely", loop: "Look closely (round and round)", broken: "A picture that fails" },
  ja_JP: { open: "画像を拡大する", loop: "画像を拡大する（繰り返し）", broken: "読み込めない画像" },
};

export const imageViewerExamples: Example[] = [
  { name: "an album with two ends", render: () => <Trial look="open" /> },
  { name: "an album that loops", render: () => <Trial look="loop" /> },
  { name: "a picture that fails", render: () => <Trial look="broken" /> },
];

function Trial({ look }: { look: "open" | "loop" | "broken" }) {
  const words = useWords(texts);
  const [open, setOpen] = useState(false);
  const pictures = useContext(SamplePictures).slice(0, 4);
  const images = pictures.map((picture) => ({
    src: pictureAddress(picture, widthsOf(picture.width).at(-1) ?? 320, "webp"),
    title: picture.alt,
  }));
  return (
    <>
      <Button look="secondary" icon="zoom-in" onClick={() => setOpen(true)}>
        {words[look]}
      </Button>
      {open && (
        <ImageViewer
          images={look === "broken" ? [{ src: "data:image/png;base64,AAAA" }] : images}
          loop={look === "loop"}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
