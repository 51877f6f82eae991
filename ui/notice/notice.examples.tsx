import { type Example, Words } from "#ui/example.tsx";
import { Notice } from "./notice.tsx";

const texts = {
  zh_TW: {
    info: "小年夜與除夕休園，初一起照常開放。",
    success: "已收到您的預約，確認信已寄出。",
    warning: "申請須於活動三十日前送達。",
    dangerTitle: "因颱風休園",
    danger: "11 月 22 日全園休園，當日預約已全數取消，並已逐一寄信通知。",
  },
  en_US: {
    info: "The park is closed on Lunar New Year's Eve and open as usual from New Year's Day.",
    success: "We have your reservation; a confirmation is on its way to you.",
    warning: "Applications must reach us thirty days before the event.",
    dangerTitle: "Closed for the typhoon",
    danger:
      "The whole park is closed on 22 November. All reservations for that day are cancelled and everyone has been written to.",
  },
  ja_JP: {
    info: "旧暦の大晦日は休園し、元日から通常どおり開園します。",
    success: "ご予約を承りました。確認のメールをお送りしました。",
    warning: "お申し込みは催しの三十日前までに必着です。",
    dangerTitle: "台風による休園のお知らせ",
    danger: "11月22日は全園休園します。当日のご予約はすべて取り消し、皆さまにメールでお知らせしました。",
  },
};

export const noticeExamples: Example[] = [
  {
    name: "tones",
    render: () => (
      <Words of={texts}>
        {(words) => (
          <div className="stack">
            <Notice>
              <p>{words.info}</p>
            </Notice>
            <Notice tone="success">
              <p>{words.success}</p>
            </Notice>
            <Notice tone="warning">
              <p>{words.warning}</p>
            </Notice>
            <Notice tone="danger" title={words.dangerTitle}>
              <p>{words.danger}</p>
            </Notice>
          </div>
        )}
      </Words>
    ),
  },
];
