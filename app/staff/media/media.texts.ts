import type { Localized } from "#platform/locales.ts";

const text = (zh_TW: string, en_US: string, ja_JP: string): Localized => ({ zh_TW, en_US, ja_JP });

export const mediaTexts = {
  title: text("圖片庫", "Pictures", "画像ライブラリー"),
  lead: text(
    "網站上的圖片。每張圖片要有三種語言的替代文字，或標示為純裝飾。",
    "The pictures of the site. Each needs an alt text in three languages, or is marked as decoration.",
    "サイトの画像です。3言語の代替テキストを付けるか、装飾として印を付けてください。",
  ),
  upload: text(
    "上傳圖片（JPEG、PNG、WebP、AVIF，每張最大 10 MB）",
    "Upload pictures (JPEG, PNG, WebP, AVIF, up to 10 MB each)",
    "画像をアップロード（JPEG・PNG・WebP・AVIF、各10MBまで）",
  ),
  send: text("上傳", "Upload", "アップロード"),
  kept: text("已加入 {count} 張。", "{count} added.", "{count}枚を追加しました。"),
  refused: text("沒有收下的圖片", "Pictures that were not taken", "受け付けられなかった画像"),
  search: text("搜尋檔名或替代文字", "Search file name or alt text", "ファイル名・代替テキストを検索"),
  only: text("只看", "Only", "絞り込み"),
  all: text("全部", "All", "すべて"),
  alt: text("缺替代文字", "Without alt text", "代替テキストなし"),
  mine: text("我上傳的", "Uploaded by me", "自分が追加した画像"),
  find: text("搜尋", "Find", "検索"),
  found: text("共 {count} 張", "{count} [picture|pictures]", "{count}枚"),
  describe: text("替代文字", "Alt text", "代替テキスト"),
  describeHint: text(
    "看不到圖片的人會聽到這句話：說出圖片裡看得到、對內容重要的事。",
    "Read aloud to people who cannot see the picture: say what it shows that matters here.",
    "画像が見えない方に読み上げられます。写っているもののうち大切なことを書いてください。",
  ),
  decorative: text("純裝飾，不需要替代文字", "Only decoration: no alt text", "装飾のみ（代替テキスト不要）"),
  focus: text("焦點", "Focus", "焦点"),
  focusHint: text(
    "裁切時要留在畫面裡的地方：點圖片，或用方向鍵移動。",
    "What must stay in view when the picture is cropped: click on it, or move with the arrow keys.",
    "切り抜いても残す場所です。画像をクリックするか、矢印キーで動かします。",
  ),
  across: text("橫向（0–100 %）", "Across (0–100 %)", "横（0〜100 %）"),
  along: text("縱向（0–100 %）", "Down (0–100 %)", "縦（0〜100 %）"),
  save: text("儲存", "Save", "保存"),
  saved: text(
    "已儲存，網站兩秒內更新。",
    "Saved; the site changes within two seconds.",
    "保存しました。2秒以内にサイトに反映されます。",
  ),
  wrongFocus: text(
    "焦點要是兩個 0 到 100 的數字。",
    "The focus is two numbers from 0 to 100.",
    "焦点は0から100までの数字2つで指定してください。",
  ),
  needed: text(
    "請填寫中文替代文字，或勾選純裝飾。",
    "Please write the Chinese alt text, or tick that it is only decoration.",
    "中国語の代替テキストを書くか、装飾のみにチェックを入れてください。",
  ),
  meanwhile: text(
    "{who} 剛才改過這張圖片",
    "{who} has just changed this picture",
    "{who}が直前にこの画像を変更しました",
  ),
  meanwhileLead: text(
    "您寫的還在下面，還沒有存。現在存著的是：",
    "What you wrote is still below and not saved. This is what is saved now:",
    "入力した内容は下に残っており、まだ保存していません。現在保存されている内容：",
  ),
  meanwhileFile: text(
    "您的圖片還沒有換上去。請看過現在的圖片，要換再選一次。",
    "Your picture has not replaced it. Please look at the picture as it is now, and choose yours again if you still want it.",
    "差し替えはまだ行っていません。現在の画像を確認し、必要ならもう一度選んでください。",
  ),
  savedFocus: text("焦點 {x} %、{y} %", "Focus {x} %, {y} %", "焦点 {x} %・{y} %"),
  somebody: text("另一位同仁", "Somebody else", "ほかのスタッフ"),
  replace: text("換成另一張圖片", "Replace with another picture", "別の画像に差し替える"),
  replaceHint: text(
    "用到它的地方都會一起換掉，焦點保留。換了之後還可以換回來。",
    "Everywhere it is used it changes at once; the focus stays. You can put the former picture back afterwards.",
    "使われている場所すべてで差し替わり、焦点は残ります。差し替えた後で元に戻せます。",
  ),
  file: text("新的圖片", "The new picture", "新しい画像"),
  newWords: text("新圖片的替代文字", "Alt text of the new picture", "新しい画像の代替テキスト"),
  sameWords: text(
    "畫面內容相同，沿用現在的替代文字",
    "It shows the same: keep the present alt text",
    "写っている内容は同じ：今の代替テキストを使う",
  ),
  otherWords: text("畫面不同，重新寫", "It shows something else: write it anew", "内容が違う：書き直す"),
  unsaid: text(
    "請選擇新圖片的替代文字要沿用、重新寫，還是純裝飾。圖片也請再選一次。",
    "Please choose whether the alt text of the new picture is kept, written anew, or not needed. Please choose the file again, too.",
    "新しい画像の代替テキストを、そのまま使うか、書き直すか、装飾のみかをお選びください。画像ももう一度お選びください。",
  ),
  neededNew: text(
    "請寫新圖片的中文替代文字。圖片也請再選一次。",
    "Please write the Chinese alt text of the new picture. Please choose the file again, too.",
    "新しい画像の中国語の代替テキストをお書きください。画像ももう一度お選びください。",
  ),
  replaced: text(
    "已換成「{name}」，網站兩秒內更新。",
    "Replaced by ‘{name}’; the site changes within two seconds.",
    "「{name}」に差し替えました。2秒以内にサイトに反映されます。",
  ),
  undo: text("換回「{name}」", "Put ‘{name}’ back", "「{name}」に戻す"),
  undoHint: text(
    "{at} 換成現在這一張。換回去時，替代文字、焦點與檔名都回到當時的樣子。",
    "Replaced by the present one on {at}. Putting it back brings back its alt text, focus and file name.",
    "{at}に今の画像へ差し替えました。戻すと、代替テキスト・焦点・ファイル名も当時のものに戻ります。",
  ),
  undone: text(
    "已換回「{name}」，網站兩秒內更新。",
    "‘{name}’ is back; the site changes within two seconds.",
    "「{name}」に戻しました。2秒以内にサイトに反映されます。",
  ),
  used: text("用在哪裡", "Where it is used", "使われている場所"),
  unused: text("還沒有內容用到它。", "Nothing uses it yet.", "まだ使われていません。"),
  size: text("{width} × {height} 像素", "{width} × {height} pixels", "{width} × {height} ピクセル"),
  problem: text("請檢查", "Please check", "ご確認ください"),
} as const satisfies Record<string, Localized>;
