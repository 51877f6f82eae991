/**
 * Where each sign of the Chinese phonetic script lies on a Taiwanese keyboard; the first tone is the space bar, which
 * many leave out.
 */
const keyOf: Record<string, string> = {
  ㄅ: "1",
  ㄆ: "q",
  ㄇ: "a",
  ㄈ: "z",
  ㄉ: "2",
  ㄊ: "w",
  ㄋ: "s",
  ㄌ: "x",
  ㄍ: "e",
  ㄎ: "d",
  ㄏ: "c",
  ㄐ: "r",
  ㄑ: "f",
  ㄒ: "v",
  ㄓ: "5",
  ㄔ: "t",
  ㄕ: "g",
  ㄖ: "b",
  ㄗ: "y",
  ㄘ: "h",
  ㄙ: "n",
  ㄧ: "u",
  ㄨ: "j",
  ㄩ: "m",
  ㄚ: "8",
  ㄛ: "i",
  ㄜ: "k",
  ㄝ: ",",
  ㄞ: "9",
  ㄟ: "o",
  ㄠ: "l",
  ㄡ: ".",
  ㄢ: "0",
  ㄣ: "p",
  ㄤ: ";",
  ㄥ: "/",
  ㄦ: "-",
  ˊ: "6",
  ˇ: "3",
  ˋ: "4",
  "˙": "7",
};

/**
 * What people in Taiwan say when they are asked for a word: typed without switching the keyboard it looks random, and
 * is in every list.
 */
const spoken = [
  "ㄨㄛˇ ㄉㄜ˙ ㄇㄧˋ ㄇㄚˇ",
  "ㄇㄧˋ ㄇㄚˇ",
  "ㄉㄜ˙ ㄇㄧˋ ㄇㄚˇ",
  "ㄨㄛˇ ㄞˋ ㄋㄧˇ",
  "ㄨㄛˇ ㄒㄧˇ ㄏㄨㄢ ㄋㄧˇ",
  "ㄋㄧˇ ㄏㄠˇ",
  "ㄋㄧˇ ㄏㄠˇ ㄇㄚ˙",
  "ㄒㄧㄝˋ ㄒㄧㄝ˙",
  "ㄅㄨˋ ㄓ ㄉㄠˋ",
  "ㄨㄛˇ ㄕˋ ㄕㄟˊ",
  "ㄨㄤˋ ㄐㄧˋ ㄌㄜ˙",
  "ㄊㄞˊ ㄨㄢ",
  "ㄊㄞˊ ㄅㄟˇ",
  "ㄊㄞˊ ㄓㄨㄥ",
  "ㄍㄠ ㄒㄩㄥˊ",
  "ㄧˊ ㄌㄢˊ",
  "ㄓㄨㄥ ㄏㄨㄚˊ ㄇㄧㄣˊ ㄍㄨㄛˊ",
  "ㄕㄥ ㄖˋ ㄎㄨㄞˋ ㄌㄜˋ",
  "ㄒㄧㄣ ㄋㄧㄢˊ ㄎㄨㄞˋ ㄌㄜˋ",
  "ㄍㄨㄥ ㄒㄧˇ ㄈㄚ ㄘㄞˊ",
  "ㄚ ㄇㄧˊ ㄊㄨㄛˊ ㄈㄛˊ",
  "ㄍㄨㄢˇ ㄌㄧˇ ㄩㄢˊ",
  "ㄍㄨㄢˇ ㄌㄧˇ ㄓㄜˇ",
  "ㄉㄥ ㄖㄨˋ",
  "ㄓㄤˋ ㄏㄠˋ",
  "ㄍㄨㄥ ㄙ",
  "ㄌㄠˇ ㄅㄢˇ",
  "ㄌㄠˇ ㄕ",
  "ㄌㄠˇ ㄍㄨㄥ",
  "ㄌㄠˇ ㄆㄛˊ",
  "ㄅㄠˇ ㄅㄟˋ",
  "ㄎㄞ ㄒㄧㄣ",
  "ㄐㄧㄚ ㄧㄡˊ",
  "ㄔㄨㄢˊ ㄊㄨㄥˇ ㄧˋ ㄕㄨˋ",
  "ㄔㄨㄢˊ ㄧˋ",
  "ㄔㄨㄢˊ ㄧˋ ㄩㄢˊ ㄑㄩ",
  "ㄩㄢˊ ㄑㄩ",
  "ㄍㄨㄥ ㄩㄢˊ",
  "ㄨㄣˊ ㄔㄤ ㄘˊ",
  "ㄑㄧˊ ㄩㄢˋ ㄉㄥ",
  "ㄉㄥ ㄌㄨㄥˊ",
  "ㄩˋ ㄩㄝ",
  "ㄐㄧ ㄐㄧㄣ ㄏㄨㄟˋ",
  "ㄧˋ ㄕㄨˋ",
];

/**
 * The same in the Latin script, of Chinese (pinyin and the older spelling), of Japanese, and as the house and houses
 * like it are called.
 */
const latin = `
  mima wodemima demima wo-de-mima woaini woaini1314 woshishui nihao nihaoma xiexie zhongguo beijing shanghai taiwan taibei taipei taichung taizhong kaohsiung gaoxiong tainan yilan ilan hsinchu hualien
  zhonghua zhonghuaminguo formosa ilovetaiwan taiwanno1 xinniankuaile shengrikuaile gongxifacai gongxi facai amituofo guanliyuan guanli denglu zhanghao gongsi laoban laoshi laogong laopo baobei baobao jiayou
  kaixin wangji buzhidao woaiwojia tianxia longmao xiaoming xiaohua zhangsan lisi wangwu chenzhiming linyijun dashu pingan kuaile jiankang
  chuantong chuantongyishu chuantongyishuzhongxin chuanyi chuanyiyuanqu yuanqu gongyuan yishu yishuyuan wenchang wenchangci qiyuandeng denglong miaokou minsu minsuyuan jijinhui yuyue menpiao
  chuan-yi chuanyi-park chuanyipark parkoftraditionalarts traditionalarts artspark traditional foundation lanterns backoffice booking bookings reservation reservations museum heritage folkarts puppet opera
  pasuwado angou himitsu aishiteru daisuki konnichiwa konnichiha arigatou arigato ohayou sayonara sakura nippon nihon nihongo tokyo toukyou oosaka kyouto kyoto fujisan samurai ninja doraemon pikachu totoro
  kanrisha kanri yoyaku kouen geijutsu dentou dentougeinou matsuri chouchin tourou ganbare ganbatte otsukaresama watashi kawaii tanjoubi akemashiteomedetou qwertyjp
  5201314 1314520 520520 1314521 168168 168888 5566 7788 55665566 77889900 88888888 66666666 0800000123 0912345678 0987654321 0988888888 19491001 19111010 20201010 a123456789 b123456789 aa123456 qq123456 zz123456 abc123456
`
  .trim()
  .split(/\s+/);

/**
 * What Taiwan and Japan type without thinking, for a dictionary: `ji32k7au4a83` is “my password” on a phonetic
 * keyboard.
 */
export function localWords(): string[] {
  const typed = spoken.flatMap((phrase) => {
    const syllables = phrase.split(" ").map((syllable) => [...syllable].map((sign) => keyOf[sign] ?? "").join(""));
    // The first tone has no sign: a space, or nothing.
    const spaced = syllables
      .map((keys) => (/[3467]$/.test(keys) ? keys : `${keys} `))
      .join("")
      .trim();
    return [syllables.join(""), spaced];
  });
  return [...new Set([...typed, ...latin])];
}
