import { signInChief } from "./cast.ts";
import { expect, test } from "./site.ts";

/** As the clipboards of Word, of Google Docs and of a page have it, made short. */
const clips = {
  word: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {color:red}</style></head><body><!--StartFragment--><h1 style='mso-fareast-font-family:新細明體'><b>開幕<o:p></o:p></b></h1>
    <p class=MsoNormal><b style='mso-bidi-font-weight:normal'>粗體</b><span lang=EN-US>&nbsp;and\n text<o:p></o:p></span></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>l<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]>第一項</p>
    <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>n&nbsp; </span>內層</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>l&nbsp; </span>第二項</p>
    <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.&nbsp; </span>編號</p><table><tr><td><p>1 日</p></td><td><p>開\u00ad幕</p></td></tr></table><img src="file:///C:/a.png"></body></html>`,
  docs: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">標題</span></h2><p><span style="font-weight:700">粗</span><span style="font-weight:400"> 淡 </span><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D">連結</a></p><br><ul><li><p><span>一</span></p></li><ul><li><p><span>內</span></p></li></ul></ul></b>`,
  web: `<div style="position:fixed" onclick="alert(1)"><script>alert(1)</script><p>看 <a href="javascript:alert(1)">壞</a> <a href="#top">上</a></p><img src="https://other.example/i.png" onerror="alert(1)"><form><button>送出</button></form><ol start="3"><li>三</li></ol></div>`,
  letter: `<table><tr><td><p>序</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table></td></tr></table><table><tr><td>菜單</td><td><p>湯</p><table><tr><td>e</td><td>f</td></tr></table></td></tr></table>`,
};
const clean = {
  word: "<h2>開幕</h2><p><strong>粗體</strong> and text</p><ul><li><p>第一項</p><ul><li><p>內層</p></li></ul></li><li><p>第二項</p></li></ul><ol><li><p>編號</p></li></ol><p>1 日 | 開幕</p>",
  docs: '<h2>標題</h2><p><strong>粗</strong> 淡 <a href="https://example.com/a">連結</a></p><ul><li><p>一</p><ul><li><p>內</p></li></ul></li></ul>',
  letter: "<p>序</p><p>a | b</p><p>c | d</p><p>菜單 | 湯 e | f</p>",
  web: '<p>看 壞 上</p><ol start="3"><li><p>三</p></li></ol>',
};

test("what is pasted from Word, Google Docs or a page is clean: lists as lists, bold where it was bold, addresses that can be linked to", async ({
  page,
  context,
  baseURL,
}) => {
  await signInChief(context, String(baseURL));
  await page.goto("/booking-manage/content/news/new");
  const body = page.locator("div#field-body-zh_TW");
  for (const name of ["word", "docs", "web", "letter"] as const) {
    await body.click();
    await page.keyboard.press("ControlOrMeta+A");
    await body.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", html);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, clips[name]);
    expect((await body.innerHTML()).replace(/(<p>)?<br class="ProseMirror-trailingBreak">(<\/p>)?/g, "")).toBe(
      clean[name],
    );
  }
});
