import { type Example, Words } from "#ui/example.tsx";
import { ProgressBar } from "./progress-bar.tsx";

const texts = {
  zh_TW: { upload: "上傳公文", send: "寄送通知信" },
  en_US: { upload: "Uploading the letter", send: "Sending the messages" },
  ja_JP: { upload: "書類をアップロードしています", send: "お知らせを送信しています" },
};

export const progressBarExamples: Example[] = [
  {
    name: "known and unknown",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="example-narrow stack">
            <ProgressBar label={words.upload} value={64} />
            <ProgressBar label={words.send} />
          </div>
        )}
      </Words>
    ),
  },
];
