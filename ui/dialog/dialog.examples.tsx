import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { type Example, Words } from "#ui/example.tsx";
import { useWords } from "#ui/locale/locale.tsx";
import { Dialog, InfoDialog } from "./dialog.tsx";
import type { Ending, InputKind } from "./ending.ts";

const texts = {
  zh_TW: {
    ask: "取消這筆預約？",
    text: "取消後名額會立即釋出，並以電子郵件通知團體。",
    yes: "取消預約",
    no: "保留",
    back: "再想想",
    mail: "寄送連結",
    address: "電子郵件",
    link: "加入連結",
    url: "網址",
    send: "寄出",
    info: "選單暫時無法更新，請稍後再試。",
    showInfo: "訊息",
    timed: "三秒後自動關閉",
  },
  en_US: {
    ask: "Cancel this reservation?",
    text: "The places become free at once, and the group is told by e-mail.",
    yes: "Cancel it",
    no: "Keep it",
    back: "Not now",
    mail: "Send a link",
    address: "E-mail address",
    link: "Add a link",
    url: "Address of the page",
    send: "Send",
    info: "The menu cannot be brought up to date at the moment. Please try again later.",
    showInfo: "Message",
    timed: "Closes after three seconds",
  },
  ja_JP: {
    ask: "この予約を取り消しますか。",
    text: "取り消すと枠はすぐに空き、団体へメールでお知らせします。",
    yes: "予約を取り消す",
    no: "残す",
    back: "あとで",
    mail: "リンクを送る",
    address: "メールアドレス",
    link: "リンクを追加",
    url: "URL",
    send: "送信",
    info: "メニューを更新できませんでした。しばらくしてからもう一度お試しください。",
    showInfo: "お知らせ",
    timed: "3秒後に閉じます",
  },
};

export const dialogExamples: Example[] = [
  { name: "a question", render: () => <Question /> },
  {
    name: "a question for an email address",
    render: () => (
      <Words of={texts}>{(words) => <Asking title={words.mail} label={words.address} kind="email" />}</Words>
    ),
  },
  {
    name: "a question for a URL",
    render: () => <Words of={texts}>{(words) => <Asking title={words.link} label={words.url} kind="url" />}</Words>,
  },
  { name: "one that goes away by itself", render: () => <Timed /> },
  { name: "information", render: () => <Information /> },
];

function useTrial() {
  const [open, setOpen] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const end = (how: Ending) => {
    setOpen(false);
    setEnding(how);
  };
  return { open, show: () => setOpen(true), end, told: ending && <output lang="en">{JSON.stringify(ending)}</output> };
}

function Question() {
  const words = useWords(texts);
  const { open, show, end, told } = useTrial();
  return (
    <div className="row">
      <Button look="secondary" onClick={show}>
        {words.ask}
      </Button>
      {told}
      {open && (
        <Dialog title={words.ask} confirm={words.yes} deny={words.no} cancel={words.back} onEnd={end}>
          <p>{words.text}</p>
        </Dialog>
      )}
    </div>
  );
}

function Asking({ title, label, kind }: { title: string; label: string; kind: InputKind }) {
  const words = useWords(texts);
  const { open, show, end, told } = useTrial();
  return (
    <div className="row">
      <Button look="secondary" onClick={show}>
        {title}
      </Button>
      {told}
      {open && <Dialog title={title} confirm={words.send} cancel={words.back} input={{ label, kind }} onEnd={end} />}
    </div>
  );
}

function Timed() {
  const words = useWords(texts);
  const { open, show, end, told } = useTrial();
  return (
    <div className="row">
      <Button look="secondary" onClick={show}>
        {words.timed}
      </Button>
      {told}
      {open && <Dialog title={words.timed} confirm={words.no} timer={3000} onEnd={end} />}
    </div>
  );
}

function Information() {
  const words = useWords(texts);
  const [open, setOpen] = useState(false);
  return (
    <div className="row">
      <Button look="secondary" onClick={() => setOpen(true)}>
        {words.showInfo}
      </Button>
      {open && <InfoDialog message={words.info} onClose={() => setOpen(false)} />}
    </div>
  );
}
