import type { Localized } from "#platform/locales.ts";

export const shellTexts = {
  skip: { zh_TW: "跳到主要內容", en_US: "Skip to main content", ja_JP: "本文へ移動" },
  header: { zh_TW: "上方選單區（Alt+U）", en_US: "Header and menus (Alt+U)", ja_JP: "上部メニュー（Alt+U）" },
  main: { zh_TW: "主要內容區（Alt+C）", en_US: "Main content (Alt+C)", ja_JP: "本文（Alt+C）" },
  footer: { zh_TW: "頁尾資訊區（Alt+Z）", en_US: "Footer (Alt+Z)", ja_JP: "フッター（Alt+Z）" },
  home: { zh_TW: "首頁", en_US: "Home", ja_JP: "ホーム" },
  search: { zh_TW: "搜尋", en_US: "Search", ja_JP: "検索" },
  sitemap: { zh_TW: "網站導覽", en_US: "Site map", ja_JP: "サイトマップ" },
  menu: { zh_TW: "選單", en_US: "Menu", ja_JP: "メニュー" },
  mainMenu: { zh_TW: "主選單", en_US: "Main menu", ja_JP: "メインメニュー" },
  close: { zh_TW: "關閉", en_US: "Close", ja_JP: "閉じる" },
  submenu: { zh_TW: "的子選單", en_US: "submenu", ja_JP: "のサブメニュー" },
  quickLinks: { zh_TW: "快速連結", en_US: "Quick links", ja_JP: "クイックリンク" },
  language: { zh_TW: "選擇語言", en_US: "Choose a language", ja_JP: "言語を選ぶ" },
  go: { zh_TW: "切換", en_US: "Go", ja_JP: "切り替え" },
  alert: { zh_TW: "重要公告", en_US: "Important notice", ja_JP: "重要なお知らせ" },
  noNetwork: {
    zh_TW: "現在沒有網路。這一頁和填寫的內容都還在，連上後請再按一次。",
    en_US:
      "You are offline. This page and what you have written are still here; press the button again once you are connected.",
    ja_JP:
      "ネットワークに接続されていません。ページもご記入の内容もそのままです。つながりましたら、もう一度押してください。",
  },
  newVersion: {
    zh_TW: "網站已更新，前往下一頁時會載入新版本。",
    en_US: "This site has been updated. The next page you open will be the new version.",
    ja_JP: "サイトが更新されました。次のページから新しい内容で表示されます。",
  },
  menuUnavailable: {
    zh_TW: "選單暫時無法更新，請先使用目前的選單。",
    en_US: "The menu could not be refreshed. Please use the one shown for now.",
    ja_JP: "メニューを更新できませんでした。表示中のメニューをそのままお使いください。",
  },
} as const satisfies Record<string, Localized>;

export const footerTexts = {
  /** The three lines of the footer (spec §2). */
  lines: [
    {
      zh_TW: "{foundation}　保存技藝，也讓技藝有人接手。",
      en_US: "{foundation} – keeping crafts alive by keeping them in use.",
      ja_JP: "{foundation}　技を守り、次の手へ渡します。",
    },
    {
      zh_TW: "地址 {address}　服務電話 {phone}　電子郵件 {email}",
      en_US: "Address {address} · Telephone {phone} · E-mail {email}",
      ja_JP: "所在地 {address}　電話 {phone}　メール {email}",
    },
    {
      zh_TW: "如遇天災或緊急狀況休園，已確認的預約會自動取消並通知。",
      en_US:
        "If the park closes for a disaster or an emergency, reservations are cancelled automatically and we let you know.",
      ja_JP: "災害や緊急の事情で休園する場合は、ご予約を自動的に取り消し、ご連絡いたします。",
    },
  ],
  credit: { zh_TW: "網站建置：紙燈工作室", en_US: "Website by Paper Lantern Studio", ja_JP: "サイト制作：紙灯工房" },
  follow: { zh_TW: "與我們聯絡", en_US: "Keep in touch", ja_JP: "つながる" },
  policies: { zh_TW: "網站政策", en_US: "Policies", ja_JP: "サイトの方針" },
  visit: { zh_TW: "來訪之前", en_US: "Before you come", ja_JP: "ご来園の前に" },
  chat: { zh_TW: "官方通訊帳號", en_US: "Official messaging account", ja_JP: "公式メッセージアカウント" },
  photos: { zh_TW: "相片分享", en_US: "Photo sharing page", ja_JP: "フォトシェア" },
  social: { zh_TW: "社群專頁", en_US: "Social network page", ja_JP: "SNSページ" },
} as const;

export const errorTexts = {
  // Exact in Chinese (rule L8).
  backHome: { zh_TW: "回首頁", en_US: "Back to home", ja_JP: "ホームへ戻る" },
  confirm: { zh_TW: "確定", en_US: "OK", ja_JP: "OK" },
  notFoundTitle: { zh_TW: "找不到這個頁面", en_US: "Page not found", ja_JP: "ページが見つかりません" },
  notFound: {
    zh_TW: "網址可能打錯了，或頁面已經移走。您可以回首頁，或用搜尋找找看。",
    en_US: "The address may be mistyped, or the page may have moved. Go back to the home page, or try the search.",
    ja_JP: "アドレスが違うか、ページが移動した可能性があります。ホームへ戻るか、検索をお試しください。",
  },
  lookFor: { zh_TW: "想找什麼？", en_US: "What are you looking for?", ja_JP: "何をお探しですか" },
  search: { zh_TW: "搜尋", en_US: "Search", ja_JP: "検索" },
  often: { zh_TW: "常看的頁面", en_US: "Pages people often look for", ja_JP: "よく見られるページ" },
  forbiddenTitle: {
    zh_TW: "無法處理這個操作",
    en_US: "This request was refused",
    ja_JP: "この操作は受け付けられませんでした",
  },
  noRightTitle: {
    zh_TW: "這個畫面不在您的權限內",
    en_US: "This screen is not part of your role",
    ja_JP: "この画面を開く権限がありません",
  },
  noRight: {
    zh_TW: "如果工作上需要，請管理員調整您的角色。",
    en_US: "If you need it for your work, ask an admin to change your role.",
    ja_JP: "業務で必要な場合は、管理者に役割の変更をご依頼ください。",
  },
  goneFromOffice: {
    zh_TW: "網址可能打錯了，或這一筆已經不在了。",
    en_US: "The address may be mistyped, or the item may no longer exist.",
    ja_JP: "アドレスが違うか、対象がすでになくなっています。",
  },
  backOffice: { zh_TW: "回到後臺", en_US: "Back to the back office", ja_JP: "管理画面へ戻る" },
  tooManyTitle: { zh_TW: "請稍候再試", en_US: "Please wait a moment", ja_JP: "しばらくお待ちください" },
  tooMany: {
    zh_TW: "短時間內連線太多次了，請過一會兒再試。",
    en_US: "There were too many requests in a short time. Please try again shortly.",
    ja_JP: "短い時間にアクセスが集中しました。少し待ってからお試しください。",
  },
  tooLargeTitle: { zh_TW: "檔案太大了", en_US: "The files are too large", ja_JP: "ファイルが大きすぎます" },
  tooLarge: {
    zh_TW: "每個檔案最大 10 MB，全部加起來最大 20 MB。請按瀏覽器的「上一頁」，您填寫的內容多半還在，再選小一點的檔案。",
    en_US:
      "Each file can be up to 10 MB, and all together up to 20 MB. Go back in your browser, where what you wrote should still be there, and choose smaller files.",
    ja_JP:
      "ファイルは1点10MB、合計20MBまでです。前のページに戻ると、ご記入の内容はたいてい残っています。小さいファイルをお選びください。",
  },
  refused: {
    zh_TW: "請回上一頁，重新整理後再試一次。",
    en_US: "Go back, reload the page and try again.",
    ja_JP: "前のページに戻り、再読み込みしてからお試しください。",
  },
  lostTitle: { zh_TW: "連不上網路", en_US: "No connection", ja_JP: "接続できません" },
  lost: {
    zh_TW: "這一頁沒有載入。請確認網路，再試一次。",
    en_US: "This page could not be loaded. Check your connection and try again.",
    ja_JP: "ページを読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。",
  },
  again: { zh_TW: "再試一次", en_US: "Try again", ja_JP: "もう一度試す" },
  faultTitle: {
    zh_TW: "我們這邊出了點狀況",
    en_US: "Something went wrong on our side",
    ja_JP: "こちらで問題が起きました",
  },
  fault: {
    zh_TW: "問題已經記錄下來。請稍後再試；急事請來電，號碼在本頁下方。",
    en_US:
      "The fault has been logged. Please try again later, or call us if it is urgent: the number is at the foot of this page.",
    ja_JP: "問題は記録されました。しばらくしてからお試しください。お急ぎの場合は、ページ下部の番号へお電話ください。",
  },
} as const satisfies Record<string, Localized>;
