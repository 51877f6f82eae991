import { made } from "#starter/media/made.ts";
import { roofSeconds } from "#starter/media/scores.ts";
import { art, type StarterContent, words } from "#starter/starter.ts";

/** What is seen or heard from one second to another, in three languages. */
const cue = (from: number, to: number, zh: string, en: string, ja: string) => ({ from, to, text: words(zh, en, ja) });

/** The multimedia library: films, sounds, pictures and books, newest first. */
export const media: StarterContent<"media"> = ({ day }) => [
  {
    slug: "a-day-in-the-park",
    cover: art("lantern", words("亮著的紅燈籠", "A red lantern, lit", "灯のともった赤い提灯"), {
      ground: "waves",
      palette: "night",
    }),
    title: words("園區的一天", "A day in the park", "園の一日"),
    summary: words(
      "同一個視角，從清晨到夜裡，三十六秒的剪紙短片。聽得到晨鐘與暮鼓。",
      "One view from dawn to night in thirty-six seconds of cut paper, with the morning bell and the evening drum.",
      "同じ眺めを夜明けから夜まで、36秒の切り絵で。朝の鐘と夕べの太鼓が聞こえます。",
    ),
    kind: "video",
    ...made["a-day-in-the-park"],
    date: day(-6),
    cues: [
      cue(
        0.5,
        8.4,
        "（鐘聲）清晨。燕尾先亮，河還是灰的。",
        "(Bell) Dawn. The swallow tails light up first; the river is still grey.",
        "（鐘）夜明け。燕尾の先から明るくなり、川はまだ灰色です。",
      ),
      cue(
        9,
        17.2,
        "白天。紅磚屋的門都開了，船在等人。",
        "Day. The doors of the brick houses are open, and the boat waits.",
        "昼。レンガの家の戸がひらき、舟が客を待っています。",
      ),
      cue(
        17.8,
        26,
        "（鼓聲）黃昏。燈籠亮起，影子落進水裡。",
        "(Drum) Dusk. The lanterns are lit, and their light falls into the water.",
        "（太鼓）夕暮れ。提灯が灯り、光が水に落ちます。",
      ),
      cue(
        26.6,
        35.6,
        "夜。人都回家了，窗子還留著一盞燈。",
        "Night. Everybody has gone home, and one window keeps its light.",
        "夜。人は家に帰り、窓に一つ、灯りが残ります。",
      ),
    ],
  },
  {
    slug: "one-day-of-a-puppet",
    cover: art(
      "glove-puppet",
      words("戴冠的綠衣戲偶", "A puppet in green with a tall cap", "冠をかぶった緑の衣の人形"),
      { ground: "lattice", palette: "brick" },
    ),
    title: words("一尊戲偶的一天", "A day in the life of a puppet", "ある人形の一日"),
    summary: words(
      "從竹籠裡醒來、梳頭、上臺、打一場、謝幕，再回到籠裡。四十六秒的剪紙短片，只有月琴、鑼鼓與字幕。",
      "It wakes in its basket, has its hair combed, goes on stage, fights, bows and returns. Forty-six seconds in cut paper, with moon lute, gongs and captions.",
      "かごの中で目を覚まし、髪を結い、舞台に立ち、戦い、お辞儀をして、またかごへ。46秒の切り絵の映像です。月琴と銅鑼に字幕を添えました。",
    ),
    kind: "video",
    ...made["one-day-of-a-puppet"],
    date: day(-14),
    cues: [
      cue(
        0.4,
        5,
        "天還沒亮。戲偶睡在竹籠裡，身上蓋著一塊紅布。",
        "Before dawn. The puppet sleeps in its basket under a red cloth.",
        "夜明け前。人形は赤い布をかけて、竹かごで眠っています。",
      ),
      cue(
        5.4,
        9.6,
        "起床第一件事：梳頭。師傅一邊梳，一邊哼昨晚的曲子。",
        "First of all, its hair. The master hums last night’s tune as he combs.",
        "起きたらまず髪結い。師匠は櫛を使いながら、ゆうべの曲を口ずさみます。",
      ),
      cue(
        10.1,
        14.2,
        "穿上綠袍，今天演的是俠客。",
        "On with the green robe: today it plays a swordsman.",
        "緑の衣をまとって、きょうは剣士の役です。",
      ),
      cue(
        14.8,
        19.8,
        "（鑼鼓）臺下坐滿了人，燈籠一盞一盞亮起來。",
        "(Gongs and drums) The seats are full, and the lanterns come on one by one.",
        "（銅鑼と太鼓）客席はいっぱい。提灯が一つずつ灯ります。",
      ),
      cue(
        20.5,
        24.2,
        "鼓點一緊，就要開打。",
        "The drum quickens: now they will fight.",
        "太鼓が速くなれば、立ち回りの合図。",
      ),
      cue(
        24.7,
        29,
        "翻身、出劍、收劍。手套裡只有兩根手指和一根拇指。",
        "It turns, strikes and sheathes: inside the glove are two fingers and a thumb.",
        "宙返り、ひと太刀、そして納める。中にあるのは指が二本と親指だけ。",
      ),
      cue(
        29.4,
        33.7,
        "隔壁的懸絲傀儡也來看，看得線都打結了。",
        "The string puppet next door came to watch and got its strings in a knot.",
        "となりの糸操り人形も見に来て、糸をからませてしまいました。",
      ),
      cue(
        34.1,
        38.4,
        "散場了，一盞燈送客人過橋。",
        "It is over. One lantern sees the guests across the bridge.",
        "幕が下りて、提灯が一つ、お客を橋まで送ります。",
      ),
      cue(
        38.8,
        45.6,
        "戲偶回到竹籠，紅布蓋好。明天還有一場。",
        "Back in the basket, under the red cloth. There is another play tomorrow.",
        "人形はかごに戻り、赤い布をかけてもらいます。あしたも舞台があります。",
      ),
    ],
  },
  {
    slug: "bell-and-drum-hours",
    cover: art("bell", words("架上的大鐘", "A great bell in its frame", "台に下がる大きな鐘"), {
      ground: "cloud",
      palette: "night",
    }),
    title: words("晨鐘與暮鼓", "Morning bell, evening drum", "朝の鐘、夕べの太鼓"),
    summary: words(
      "鐘三響，每一聲都等前一聲散了才接；鼓由慢而快，再慢慢收。聲音由電腦合成，想聽真的，請在開園與傍晚到廟埕。",
      "Three strokes of the bell, each waiting for the last to fade; then the drum, slow, fast and slow again. Synthesised: for the real ones come to the temple plaza.",
      "鐘は三つ、前の響きが消えるのを待って次を打ちます。太鼓はゆるやかに始まり、速まり、また静まります。合成した音ですので、本物は廟前広場でお聴きください。",
    ),
    kind: "sound",
    ...made["bell-and-drum-hours"],
    date: day(-21),
    cues: [
      cue(
        0,
        7,
        "（鐘聲）第一響，叫醒河。",
        "(Bell) The first stroke wakes the river.",
        "（鐘）一つめで、川が目を覚まします。",
      ),
      cue(
        7,
        13.5,
        "（鐘聲）第二響，叫醒瓦。",
        "(Bell) The second wakes the tiles.",
        "（鐘）二つめで、瓦が目を覚まします。",
      ),
      cue(
        13.5,
        23,
        "（鐘聲）第三響，叫醒人。",
        "(Bell) The third wakes the people.",
        "（鐘）三つめで、人が目を覚まします。",
      ),
      cue(
        23,
        32,
        "（鼓聲漸快）傍晚，鼓從慢到快，像有人跑回家。",
        "(The drum quickens) Evening: slow, then fast, like someone running home.",
        "（太鼓が速まる）夕暮れ。だれかが家へ駆けていくように。",
      ),
      cue(
        32,
        44,
        "（鼓聲漸慢）跑到門口，腳步放輕。",
        "(The drum slows) At the door the steps grow soft.",
        "（太鼓が静まる）戸口に着いて、足音がやわらぎます。",
      ),
    ],
  },
  {
    slug: "dawn-on-moon-river",
    cover: art(
      "boat",
      words("浪上的小篷船與船夫", "A small covered boat and its boatman on the waves", "波の上の小舟と船頭"),
      { ground: "waves", palette: "sky" },
    ),
    title: words("月河清晨", "Dawn on the Moon River", "月河の夜明け"),
    summary: words(
      "從開園前到晨鐘的月河：夜鷺、掃帚、第一班渡船，最後是兩響鐘聲。這段聲音由電腦合成，不是現場錄音。建議戴耳機。",
      "The Moon River from before opening to the bell: night herons, a broom, the first ferry and at last two strokes. The sounds are synthesised, not recorded. Best with headphones.",
      "開園前から朝の鐘までの月河です。ゴイサギの声、ほうきの音、最初の渡し舟、そして鐘が二つ。録音ではなく、合成した音です。イヤホンでお聴きください。",
    ),
    kind: "sound",
    ...made["dawn-on-moon-river"],
    date: day(-29),
    cues: [
      cue(
        0,
        9,
        "（流水聲）河還沒醒，夜鷺先叫了一聲。",
        "(Water) The river is not awake yet; a night heron calls.",
        "（水の音）川はまだ目覚めず、ゴイサギがひと声鳴きます。",
      ),
      cue(
        9,
        12,
        "（小鳥）對岸的榕樹有了動靜。",
        "(Small birds) Something stirs in the banyan on the far bank.",
        "（小鳥）対岸のガジュマルがざわめきます。",
      ),
      cue(
        12,
        27,
        "（掃帚）有人在廟埕掃地，一下一下，不急。",
        "(A broom) Someone sweeps the temple plaza, stroke by stroke, in no hurry.",
        "（ほうき）廟前を掃く音。ひと掃き、ひと掃き、ゆっくりと。",
      ),
      cue(
        27,
        46,
        "（櫓聲）第一班渡船離岸，木頭輕輕敲著木頭。",
        "(An oar) The first ferry leaves; wood knocks softly on wood.",
        "（櫓の音）最初の渡し舟が出て、木と木がかすかに当たります。",
      ),
      cue(
        46,
        60,
        "（鐘聲兩響）晨鐘響了，園區剛開門。",
        "(Two strokes of a bell) The morning bell: the gates have just opened.",
        "（鐘が二つ）朝の鐘。門がひらいたところです。",
      ),
    ],
  },
  {
    slug: "old-beiguan-reels",
    cover: art(
      "gong",
      words("紅架上的金色銅鑼與鑼槌", "A golden gong in a red frame, with its beater", "赤い枠の金色の銅鑼とばち"),
      { ground: "tortoise", palette: "indigo" },
    ),
    title: words(
      "米缸裡的北管：盤帶第一批十二曲",
      "Beiguan from a rice jar: the first twelve tunes",
      "米がめの北管、最初の12曲",
    ),
    summary: words(
      "一個村子的子弟班在廟會上的現場錄音，老樂師林先生捐贈。雜音裡聽得見鞭炮與賣冰的鈴聲。",
      "An amateur village band recorded at temple fairs, given by old Mr Lin. Behind the music you can hear firecrackers and the ice seller’s bell.",
      "村の素人楽団を祭りの場で録ったもので、老楽師の林さんからの寄贈です。爆竹やアイス売りの鈴も聞こえます。",
    ),
    kind: "sound",
    seconds: 2465,
    date: day(-44),
  },
  {
    slug: "forty-window-patterns",
    cover: art(
      "carved-window",
      words(
        "中央立著一隻鳥的圓木窗剪紙",
        "A round cut-paper window with a bird at its centre",
        "中央に鳥を彫った丸窓の切り絵",
      ),
      { ground: "ice", palette: "jade" },
    ),
    title: words("四十種窗花", "Forty window patterns", "窓の文様四十種"),
    summary: words(
      "園區老屋的木窗圖樣，這裡先放八種，附名稱與寓意；全部四十種在閱覽室，可以影印作為教材。",
      "Windows of the park’s old houses: eight of forty, with their names and meanings. All of them are in the reading room and may be copied for lessons.",
      "園内の古い家々の窓の文様です。四十種のうち八種に名前と意味を添えました。すべては閲覧室にあり、授業用に複写していただけます。",
    ),
    kind: "picture",
    date: day(-52),
    gallery: [
      art("carved-window", words("冰裂紋：寒盡春來", "Cracked ice: winter is ending", "氷裂。冬が終わり春が来る"), {
        ground: "ice",
        palette: "sky",
      }),
      art("carved-window", words("龜甲紋：長壽", "Tortoise shell: long life", "亀甲。長寿"), {
        ground: "tortoise",
        palette: "jade",
      }),
      art("carved-window", words("方勝紋：同心", "Linked squares: one mind", "方勝。心を一つに"), {
        ground: "lattice",
        palette: "brick",
      }),
      art("carved-window", words("祥雲紋：好事將近", "Auspicious cloud: good things near", "瑞雲。よいことの兆し"), {
        ground: "cloud",
        palette: "indigo",
      }),
      art("carved-window", words("水波紋：源遠流長", "Waves: a long flow", "青海波。流れは遠く続く"), {
        ground: "waves",
        palette: "sand",
      }),
      art("carved-window", words("竹節窗：節節高升", "Bamboo bars: rising joint by joint", "竹の格子。一節ずつ高く"), {
        ground: "lattice",
        palette: "gold",
      }),
      art("carved-window", words("團鶴窗：家和", "Round crane: peace at home", "丸鶴。家の和"), {
        ground: "cloud",
        palette: "plum",
      }),
      art("carved-window", words("夜月窗：團圓", "Night moon: together again", "月の窓。めぐりあい"), {
        ground: "ice",
        palette: "night",
      }),
    ],
    body: words(
      `窗花不只好看。冰裂紋取「寒盡春來」，龜甲求長壽，方勝是兩個菱形扣在一起，指同心。師傅不畫滿，總留一格缺口，讓風進來，也讓下一個人有得補。`,
      `Window patterns do more than please. Cracked ice stands for the end of winter, tortoise shell for long life, and two linked squares for one mind. The carver never closes the pattern: one opening is left for the wind, and for the next hand.`,
      `窓の文様は飾りだけではありません。氷裂は冬の終わり、亀甲は長寿、二つの菱をつないだ方勝は同じ心を表します。職人は文様を閉じきらず、一か所を空けておきます。風のために、そして次の人の手のために。`,
    ),
  },
  {
    slug: "words-for-the-hands",
    cover: art(
      "book",
      words(
        "一本闔著的線裝書，書籤露在外面",
        "A closed thread-bound book with a marker showing",
        "しおりののぞく、閉じた糸綴じの本",
      ),
      { ground: "tortoise", palette: "gold" },
    ),
    title: words(
      "手的字典：六十個做工的動詞",
      "Words for Hands: sixty verbs of making",
      "手のことば ― ものづくりの動詞六十",
    ),
    summary: words(
      "削、刨、糊、捻、搓、揉……師傅每天在用、字典卻說不清楚的動詞，一字一圖。",
      "To pare, to plane, to paste, to twist. Sixty verbs that makers use daily and dictionaries cannot explain, each with a drawing.",
      "削る、張る、よる、もむ。作り手が毎日使い、辞書ではうまく説けない動詞を、一語に一枚の絵で。",
    ),
    kind: "book",
    date: day(-70),
    body: words(
      `## 試讀：五個動詞
- **削**：刀不動，竹子動。拇指壓住刀背，削下來的絲要能捲起來。
- **糊**：漿糊薄薄一層，貼上去再推出氣泡。急的人糊兩次。
- **捻**：兩股線往同一個方向轉，合起來時自己會反轉。
- **揉**：揉土像揉麵，要揉到切開沒有洞。
- **等**：書裡唯一不用手的動詞。漆要等，陶要等，藍也要等。

紙本在園區閱覽室，可以坐下來慢慢讀。`,
      `## Five of the sixty
- **To pare**: the knife rests, the bamboo moves. A thumb on the back of the blade; the shaving should curl.
- **To paste**: one thin coat, then push the air out. The hasty paste twice.
- **To twist**: two strands turned the same way wind together by themselves.
- **To knead**: clay like dough, until a cut shows no hole.
- **To wait**: the one verb here that needs no hand. Lacquer waits, clay waits, indigo waits.

The printed book is in the reading room. Sit down with it as long as you like.`,
      `## 六十のうちの五つ
- **削る**：刃は止めて、竹を動かす。親指で峰を押さえ、削りくずがくるりと巻けばよし。
- **張る**：のりは薄く一度だけ。空気を外へ押し出す。せっかちな人は二度張る。
- **よる**：二本を同じ向きにねじれば、合わせたとき自然に巻きあう。
- **もむ**：土はパン生地のように。切って穴がなくなるまで。
- **待つ**：この本でただ一つ、手を使わない動詞。漆も、土も、藍も待つ。

紙の本は閲覧室にあります。どうぞゆっくりお読みください。`,
    ),
  },
  {
    slug: "full-outdoor-opera",
    cover: art("stage", words("瓦頂戲臺的全景", "A tile-roofed stage seen whole", "瓦屋根の舞台の全景"), {
      ground: "cloud",
      palette: "plum",
    }),
    title: words(
      "一場外臺歌仔戲，從搭臺到拆臺",
      "An outdoor opera, from first pole to last",
      "野外の歌仔戯、舞台を組んでから解くまで",
    ),
    summary: words(
      "十四小時濃縮成一小時：搭臺、上妝、扮仙、正戲、吃宵夜、收箱。",
      "Fourteen hours in one: building the stage, painting faces, the blessing play, the opera, supper and packing.",
      "14時間を1時間に。舞台を組み、化粧をし、神さまに捧げ、本編を演じ、夜食をとり、箱をしまうまで。",
    ),
    kind: "video",
    seconds: 3540,
    date: day(-88),
    url: "https://video.example.org/watch/full-outdoor-opera",
  },
  {
    slug: "roof-figures-close-up",
    cover: art(
      "roof-ridge",
      words(
        "屋脊上一尾彎身的瓷龍",
        "A porcelain dragon arching along a roof ridge",
        "屋根の棟で身をくねらせる陶片の龍",
      ),
      { ground: "ice", palette: "brick" },
    ),
    title: words("文昌祠屋脊近看", "The temple ridge, close up", "文昌祠の棟飾りを間近に"),
    summary: words(
      "文昌祠的剪紙重繪：龍、獅、門神與整座屋頂，平常仰著頭也看不清楚的，這裡可以放大看。",
      "The temple drawn again in cut paper: dragon, lion, door gods and the whole roof. What you cannot make out from below can be enlarged here.",
      "文昌祠を切り絵で描き直しました。龍、獅子、門神、屋根の全体。下からは見えにくいものも、ここでは拡大してご覧いただけます。",
    ),
    kind: "picture",
    date: day(-125),
    gallery: [
      art("roof-ridge", words("屋脊中央的青龍", "The green dragon in the middle of the ridge", "棟の中央の青い龍"), {
        ground: "cloud",
        palette: "brick",
      }),
      art(
        "roof-ridge",
        words(
          "夜裡的屋脊，龍影映在瓦上",
          "The ridge by night, the dragon’s shadow on the tiles",
          "夜の棟。龍の影が瓦に落ちます",
        ),
        { ground: "waves", palette: "night" },
      ),
      art("temple", words("從廟埕看整座屋頂", "The whole roof seen from the plaza", "廟前から見た屋根の全体"), {
        ground: "ice",
        palette: "jade",
      }),
      art("door-gods", words("屋簷下的兩位門神", "The two door gods below the eaves", "軒下の二人の門神"), {
        ground: "lattice",
        palette: "gold",
      }),
      art("lion-head", words("脊尾的獅子", "The lion at the end of the ridge", "棟の端の獅子"), {
        ground: "tortoise",
        palette: "indigo",
      }),
    ],
  },
  {
    slug: "how-an-umbrella-opens",
    cover: art(
      "paper-umbrella",
      words(
        "畫著雲的黃色油紙傘與傘柄",
        "A yellow paper umbrella with clouds, and its handle",
        "雲を描いた黄色い油紙傘と柄",
      ),
      { ground: "lattice", palette: "jade" },
    ),
    title: words("一把傘怎麼打開", "How an umbrella opens", "傘がひらくまで"),
    summary: words(
      "從一根桂竹到一把傘，四十秒的剪紙短片。沒有旁白，只有月琴、竹子和最後的雨。",
      "From one bamboo to one umbrella, in forty seconds of cut paper. No narration: a lute, bamboo and, at last, rain.",
      "1本の竹が傘になるまでを、40秒の切り絵で。語りはなく、月琴と竹と、最後に雨の音だけ。",
    ),
    kind: "video",
    ...made["how-an-umbrella-opens"],
    date: day(-149),
    cues: [
      cue(
        0.4,
        5,
        "桂竹要三年生，冬天砍，才不招蟲。",
        "The bamboo must be three years old, and cut in winter so that no insects come.",
        "竹は三年もの。虫がつかないよう、冬に切ります。",
      ),
      cue(
        5.4,
        10.2,
        "剖成四十支傘骨，一支也不能換隔壁的竹子。",
        "It is split into forty ribs, none of them from another stem.",
        "四十本の骨に割ります。ほかの竹を混ぜることはありません。",
      ),
      cue(
        10.6,
        15.4,
        "棉紙裁成一片一片，貼在骨與骨之間。",
        "Sheets of mulberry paper are cut and pasted from rib to rib.",
        "紙を裁ち、骨から骨へ、一枚ずつ貼っていきます。",
      ),
      cue(
        15.8,
        20.6,
        "畫上花，等墨乾透。",
        "Flowers are painted, and the ink is left to dry.",
        "花を描き、墨が乾くのを待ちます。",
      ),
      cue(
        21,
        26.3,
        "刷三遍桐油，太陽底下撐開，就不怕水了。",
        "Three coats of tung oil, opened in the sun, and water will not harm it.",
        "桐油を三度塗り、日なたで広げれば、もう水を通しません。",
      ),
      cue(
        26.7,
        32,
        "（雨聲）橋上下起雨來。",
        "(Rain) On the bridge it begins to rain.",
        "（雨の音）橋の上に、雨が降りはじめました。",
      ),
      cue(
        32.4,
        39.6,
        "（雨打在傘上）聽，打開的那一聲，和雨一樣輕。",
        "(Rain on paper) Listen: it opens as softly as the rain.",
        "（紙を打つ雨）耳をすませて。ひらく音は、雨のように静かです。",
      ),
    ],
  },
  {
    slug: "grandmothers-lullabies",
    cover: art(
      "moon",
      words("雲上的圓月與抬頭的兔子", "A moon above the clouds, a rabbit looking up", "雲の上の月と、見上げるうさぎ"),
      { ground: "cloud", palette: "night" },
    ),
    title: words("阿嬤的搖籃歌", "Grandmothers’ lullabies", "おばあさんの子守唄"),
    summary: words(
      "臺語、客語與族語共二十一首，每一首都由唱給孫子聽的人親自唱。",
      "Twenty-one songs in Taiwanese, Hakka and indigenous languages, each sung by someone who sang it to a grandchild.",
      "台湾語、客家語（ハッカご）、先住民族の言葉で21曲。孫に歌ってきたご本人の声です。",
    ),
    kind: "sound",
    seconds: 2710,
    date: day(-172),
  },
  {
    slug: "joints-without-nails",
    cover: art("joinery", words("柱頭上的斗與栱", "Blocks and arms on the head of a column", "柱の上の斗と肘木"), {
      ground: "tortoise",
      palette: "sand",
    }),
    title: words("不用釘子：榫卯三十式", "Without nails: thirty joints", "釘を使わない組み手三十"),
    summary: words(
      "每一式都有拆解圖、紙模型與常見的失敗，適合國小高年級以上。",
      "Each joint with an exploded drawing, a paper model and the usual mistakes. For ages ten and up.",
      "分解図と紙の模型、よくある失敗を添えました。小学校高学年から楽しめます。",
    ),
    kind: "book",
    date: day(-198),
    body: words(
      `## 先認識三式
- **直榫**：最老實的一種。凸的叫榫，凹的叫卯，鬆了就再加一片木楔。
- **燕尾榫**：前寬後窄，拉不開，抽屜最常用。
- **粽角榫**：三根木條在一個角上會合，外面看不見榫頭，拆開像粽子。

每一式的紙模型都在書後，沿線剪下、不用膠水就能組起來。整本書在閱覽室翻閱，也可以到工藝館[親手組一朵斗栱](/experiences/joinery-bracket)。`,
      `## Three to begin with
- **Straight tenon**: the honest one. The tongue goes into the mortise, and a wedge mends what has worked loose.
- **Dovetail**: wide in front and narrow behind, so it cannot be pulled apart. Drawers have it.
- **Three-way mitre**: three rails meet in a corner with nothing to be seen outside.

Each has a paper model at the back, to cut out and put together without glue. Read the whole book in the reading room, or [build a bracket yourself](/experiences/joinery-bracket) in the craft hall.`,
      `## まずは三つから
- **直ほぞ**：いちばん素直な組み手。凸がほぞ、凹がほぞ穴。ゆるんだら、くさびを打ち足します。
- **蟻組み**：先が広く、もとが狭いので抜けません。引き出しによく使います。
- **三方留め**：三本の木が一つの角で出会い、外からほぞが見えません。

巻末に紙の模型があり、切り抜けばのりなしで組めます。全編は閲覧室で。工芸館では[斗栱を組む体験](/experiences/joinery-bracket)もできます。`,
    ),
  },
  {
    slug: "a-year-under-the-banyan",
    cover: art(
      "banyan",
      words("枝葉如傘、掛著紅牌的榕樹", "A spreading banyan hung with red tags", "赤い札を下げ、枝を広げたガジュマル"),
      { ground: "waves", palette: "gold" },
    ),
    title: words("榕樹下的一年", "A year under the banyan", "ガジュマルの下の一年"),
    summary: words(
      "同一棵榕樹，四個季節，四個時刻。看樹影，也看天色。",
      "One banyan, four seasons, four times of day: watch the shade, and the sky behind it.",
      "同じガジュマルの四つの季節、四つの時刻。木の影と、空の色をご覧ください。",
    ),
    kind: "picture",
    date: day(-226),
    gallery: [
      art("banyan", words("春日早晨的榕樹", "The banyan on a spring morning", "春の朝のガジュマル"), {
        ground: "waves",
        palette: "sky",
      }),
      art("banyan", words("夏日正午，濃蔭如傘", "Summer noon, shade like an umbrella", "夏の正午。傘のような木陰"), {
        ground: "ice",
        palette: "jade",
      }),
      art(
        "banyan",
        words("秋日午後，葉色轉金", "An autumn afternoon, the leaves turning gold", "秋の午後。葉が金色に"),
        { ground: "cloud", palette: "gold" },
      ),
      art("banyan", words("冬夜的榕樹與月色", "The banyan on a winter night", "冬の夜のガジュマル"), {
        ground: "tortoise",
        palette: "night",
      }),
      art("egret", words("池邊的白鷺，天天來", "The egret that comes every day", "毎日やって来る白鷺"), {
        ground: "waves",
        palette: "jade",
      }),
      art("bench", words("樹下的長椅", "The bench below it", "木の下の長椅子"), { ground: "lattice", palette: "sand" }),
    ],
  },
  {
    slug: "carving-a-clown",
    cover: art(
      "string-puppet",
      words("張開雙手的黃衣懸絲偶", "A string puppet in yellow, hands held out", "両手を広げた黄色い衣の糸操り人形"),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("刻一個丑角", "Carving a clown", "道化の頭を彫る"),
    summary: words(
      "老師傅刻，徒弟問。為什麼鼻子要歪？因為正的不好笑。",
      "The master carves and the apprentice asks. Why is the nose crooked? Because a straight one is not funny.",
      "師匠が彫り、弟子が尋ねます。鼻はなぜ曲がっているのですか。まっすぐでは笑えないからさ。",
    ),
    kind: "video",
    seconds: 1893,
    date: day(-251),
  },
  {
    slug: "village-recipes-rice",
    cover: art("rice-cake", words("墊著葉子的紅龜粿", "Red tortoise cakes on a leaf", "葉にのせた赤い亀の餅"), {
      ground: "ice",
      palette: "brick",
    }),
    title: words("米的十二種樣子", "Twelve shapes of rice", "米の十二のかたち"),
    summary: words(
      "粿、粽、麻糬、米粉、粄條，十二戶人家的灶邊筆記，斤兩照阿嬤的說法寫。",
      "Cakes, dumplings and noodles from twelve kitchens. The amounts are given the way the grandmothers give them.",
      "餅、ちまき、ビーフン。12軒の台所の覚え書きです。分量は、おばあさんの言い方のまま記しました。",
    ),
    kind: "book",
    date: day(-283),
    body: words(
      `## 林家阿嬤的紅龜粿
糯米「淹過手指第一節」，水「看天氣」，紅麴「一點點，不要讓它害羞」。揉到不黏碗，包進綠豆沙，壓進龜印，墊一片黃槿葉，蒸到整間廚房都是葉子的味道。

什麼時候算好？阿嬤說：「你小時候聞過的那個味道出來的時候。」其他十一家的做法，在閱覽室的書裡。`,
      `## Grandmother Lin’s red tortoise cakes
Rice ‘up to the first joint of the finger’, water ‘according to the weather’, red yeast ‘a little, so that it blushes and is not ashamed’. Knead until the bowl stays clean, fill with mung bean, press into the tortoise mould, lay on a hibiscus leaf and steam until the kitchen smells of leaves.

When is it done? ‘When it smells as it did when you were small.’ The other eleven kitchens are in the book, in the reading room.`,
      `## 林家のおばあさんの紅亀粿
もち米は「指の第一関節まで」、水は「空を見て」、紅麹は「ほんの少し、恥ずかしがらない程度に」。碗につかなくなるまでこね、緑豆あんを包み、亀の型で押し、オオハマボウの葉にのせて、台所が葉の香りでいっぱいになるまで蒸します。

できあがりは？「小さいころにかいだ、あの匂いがしたら」。ほかの11軒の作りかたは、閲覧室の本でどうぞ。`,
    ),
  },
  {
    slug: "rain-on-seven-roofs",
    cover: art(
      "house",
      words("夜空下的瓦頂磚厝", "A tiled brick house under a night sky", "夜空の下の瓦屋根のレンガの家"),
      { ground: "waves", palette: "indigo" },
    ),
    title: words("七種屋頂的雨聲", "Rain on seven roofs", "七つの屋根の雨音"),
    summary: words(
      "茅草、竹管、紅瓦、鐵皮、布棚、油紙傘，還有榕樹，同一場雨落在七種屋頂上。聲音由電腦合成，每一種七秒。",
      "Thatch, bamboo, red tile, tin, canvas, a paper umbrella and the banyan: one rain on seven roofs, seven seconds each. The sounds are synthesised.",
      "かやぶき、竹、赤瓦、トタン、天幕、油紙傘、そしてガジュマル。同じ雨が七つの屋根に降ります。それぞれ7秒の、合成した音です。",
    ),
    kind: "sound",
    ...made["rain-on-seven-roofs"],
    date: day(-310),
    cues: [
      cue(
        roofSeconds * 0,
        roofSeconds * 1,
        "（雨聲）茅草：雨掉進去，就不出聲了。",
        "(Rain) Thatch: the rain falls in and says no more.",
        "（雨の音）かやぶき。雨は吸いこまれて、黙ります。",
      ),
      cue(
        roofSeconds * 1,
        roofSeconds * 2,
        "（雨聲）竹管：一滴一個音，高高低低。",
        "(Rain) Bamboo: every drop a note, high and low.",
        "（雨の音）竹。一滴ごとに、高く低く音が変わります。",
      ),
      cue(
        roofSeconds * 2,
        roofSeconds * 3,
        "（雨聲）紅瓦：細細碎碎，像炒豆子。",
        "(Rain) Red tile: quick and crisp, like beans in a pan.",
        "（雨の音）赤瓦。豆を炒るような、細かな音。",
      ),
      cue(
        roofSeconds * 3,
        roofSeconds * 4,
        "（雨聲）鐵皮：最大聲，說話要用喊的。",
        "(Rain) Tin: the loudest; one has to shout.",
        "（雨の音）トタン。いちばん大きく、話すには叫ばないと。",
      ),
      cue(
        roofSeconds * 4,
        roofSeconds * 5,
        "（雨聲）布棚：悶悶的，戲臺下的人繼續看戲。",
        "(Rain) Canvas: dull and heavy; the audience goes on watching.",
        "（雨の音）天幕。こもった音。客は芝居を見続けます。",
      ),
      cue(
        roofSeconds * 5,
        roofSeconds * 6,
        "（雨聲）油紙傘：落在紙上，離耳朵最近。",
        "(Rain) Oiled paper: on the sheet, close to the ear.",
        "（雨の音）油紙傘。紙を打つ音が、耳のすぐそばに。",
      ),
      cue(
        roofSeconds * 6,
        roofSeconds * 7,
        "（雨聲）榕樹：先打葉子，過一會兒才掉下來。",
        "(Rain) The banyan: first the leaves, and a while later the ground.",
        "（雨の音）ガジュマル。まず葉を打ち、しばらくして落ちてきます。",
      ),
    ],
  },
];
