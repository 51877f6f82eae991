import type { Localized } from "#platform/locales.ts";

/** What the visitor reads while asking; # is the stick's number, @ the try. */
export const askingTexts = {
  title: { zh_TW: "抽一支籤", en_US: "Ask for a stick", ja_JP: "おみくじを引く" },
  stepDraw: { zh_TW: "抽籤", en_US: "Draw a stick", ja_JP: "くじを引く" },
  stepThrow: { zh_TW: "擲筊", en_US: "Throw the blocks", ja_JP: "ポエを投げる" },
  stepRead: { zh_TW: "看籤詩", en_US: "Read the verse", ja_JP: "詩を読む" },
  attempt: { zh_TW: "第 @ 次，最多三次", en_US: "Try @ of three", ja_JP: "@回目（三回まで）" },
  start: {
    zh_TW: "先靜下來，在心裡報上名字、住的地方，和想問的一件事。準備好了，就搖動籤筒。",
    en_US:
      "Be still for a moment. In your mind, give your name, where you live and the one thing you want to ask. When you are ready, shake the tube.",
    ja_JP: "まず心を静め、名前と住んでいる所、たずねたいことを一つ、心の中で伝えます。整ったら、筒を振ってください。",
  },
  drawn: {
    zh_TW: "抽出了第 # 籤。接著擲筊，請問神明是不是這一支。",
    en_US: "Stick # has come out. Now throw the moon blocks to ask whether it is the right one.",
    ja_JP: "第#番のくじが出ました。この一本でよいか、ポエを投げてうかがいましょう。",
  },
  yes: {
    zh_TW: "一平一凸，是聖筊。第 # 籤就是給您的籤。",
    en_US: "One flat side and one round: the answer is yes. Stick # is the one for you.",
    ja_JP: "表と裏が一つずつ、「聖ポエ」です。第#番があなたへのおみくじです。",
  },
  smile: {
    zh_TW: "兩面都平，是笑筊。神明笑而未答，請把想問的事再說清楚一些，將籤放回去，重新抽一支。",
    en_US:
      "Two flat sides: a smile, and no answer yet. Put your question a little more clearly, put the stick back and draw again.",
    ja_JP:
      "平らな面が二つ、「笑ポエ」です。神さまはほほえむだけで、まだお答えになりません。問いをもう少しはっきりさせ、くじを戻して引き直しましょう。",
  },
  no: {
    zh_TW: "兩面都凸，是陰筊。不是這一支，請將籤放回去，重新抽一支。",
    en_US: "Two round sides: the answer is no. This is not the stick. Put it back and draw again.",
    ja_JP: "丸い面が二つ、「陰ポエ」です。この一本ではありません。くじを戻して、引き直しましょう。",
  },
  endedSmile: {
    zh_TW: "兩面都平，是笑筊。",
    en_US: "Two flat sides: a smile.",
    ja_JP: "平らな面が二つ、「笑ポエ」です。",
  },
  endedNo: { zh_TW: "兩面都凸，是陰筊。", en_US: "Two round sides: no.", ja_JP: "丸い面が二つ、「陰ポエ」です。" },
  ended: {
    zh_TW: "三次都沒有得到聖筊。依習俗，這件事今天先問到這裡，過些日子再來，或換個方式想一想。",
    en_US:
      "Three tries, and no yes. The custom is to leave the matter for today, and to come back another day or look at it another way.",
    ja_JP:
      "三回とも聖ポエが出ませんでした。ならわしでは、このことは今日はここまでとし、日をあらためるか、別の角度から考え直します。",
  },
  draw: { zh_TW: "搖籤筒", en_US: "Shake the tube", ja_JP: "筒を振る" },
  throw: { zh_TW: "擲筊", en_US: "Throw the blocks", ja_JP: "ポエを投げる" },
  again: { zh_TW: "放回去，再抽一支", en_US: "Put it back and draw again", ja_JP: "戻して、もう一本引く" },
  read: { zh_TW: "看第 # 籤的籤詩", en_US: "Read stick #", ja_JP: "第#番の詩を読む" },
  over: { zh_TW: "回到開始", en_US: "Back to the beginning", ja_JP: "はじめに戻る" },
  shakeOn: { zh_TW: "改用搖手機", en_US: "Shake the phone instead", ja_JP: "スマートフォンを振って引く" },
  shakeOff: { zh_TW: "不用搖的，改按按鈕", en_US: "Use the button instead of shaking", ja_JP: "振らずにボタンで引く" },
  shakeReady: {
    zh_TW: "現在搖一搖手機，就等於按下按鈕。",
    en_US: "Shake the phone now: it does what the button does.",
    ja_JP: "スマートフォンを振ると、ボタンを押したのと同じになります。",
  },
  shakeRefused: {
    zh_TW: "手機沒有允許使用動作感應，請改按按鈕；要改變心意，可到瀏覽器的設定開啟。",
    en_US:
      "Your phone did not allow the motion sensor to be used. Please use the button, or allow motion access in the browser’s settings.",
    ja_JP: "動きの読み取りが許可されませんでした。ボタンをお使いになるか、ブラウザーの設定で許可してください。",
  },
  unreadable: {
    zh_TW: "這張抽籤的紙條讀不出來",
    en_US: "This slip cannot be read",
    ja_JP: "この札は読み取れませんでした",
  },
  unreadableHelp: {
    zh_TW: "網址可能不完整，或已經隔了太久。請從頭再抽一次。",
    en_US: "The address may be incomplete or too old. Please begin again.",
    ja_JP: "アドレスが途中で切れているか、古くなっています。はじめから引き直してください。",
  },
} as const satisfies Record<string, Localized>;
