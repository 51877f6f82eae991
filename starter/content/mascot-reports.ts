import { art, type StarterContent, words } from "#starter/starter.ts";

/** What the clay owl Taodeng saw in the park, newest issue first. */
export const mascotreport: StarterContent<"mascotreport"> = ({ day }) => [
  {
    slug: "the-night-i-counted-shoes",
    cover: art(
      "mascot-lantern",
      words("在夜裡舉起燈籠的陶鴞", "The clay owl lifts its lantern in the night", "夜に灯りをかかげる陶のふくろう"),
      { ground: "lattice", palette: "night" },
    ),
    issue: 8,
    title: words("我在後臺數鞋子", "I counted the shoes backstage", "舞台裏で靴をかぞえました"),
    summary: words(
      "戲班有二十三個人，後臺卻有五十八隻鞋。陶燈決定查清楚。",
      "Twenty-three people in the troupe, fifty-eight shoes behind the stage. I investigated.",
      "役者は23人なのに、靴は58。とうとう、調べに行きます。",
    ),
    body: words(
      `各位好，我是陶燈，身高二十二公分，全身是陶，會痛的只有自尊心。

昨晚歌仔戲演完，我提著燈溜進後臺。地上一整排鞋，我數了三遍，都是五十八隻。可是戲班只有二十三個人。二十三個人怎麼會有五十八隻腳？

## 我的推理
- 第一種可能：有人是蜈蚣
- 第二種可能：鞋子會生小鞋子
- 第三種可能：一個人不只演一個角色

管戲箱的阿姨笑了好久，說答案是第三種。演皇帝的哥哥，下一場是挑水的，再下一場是媒婆。皇帝穿厚底靴，挑水的穿草鞋，媒婆的鞋頭有一朵花。

我問：那換錯了怎麼辦？阿姨說：有一次，媒婆真的穿著皇帝的靴子出場，走得好有威嚴，全場都笑了，後來那一段就留下來了。

報告完畢。下次你去看[演出](/show)，請先看腳。`,
      `Hello. I am Taodeng. I am twenty-two centimetres tall and made of clay. The only part of me that hurts is my pride.

Last night, after the opera, I slipped backstage with my lantern. There was a long row of shoes. I counted three times and got fifty-eight every time. But there are only twenty-three people in the troupe. How do twenty-three people come to have fifty-eight feet?

## My theories
- One: somebody is a centipede
- Two: shoes have baby shoes
- Three: one person plays more than one part

The lady who keeps the costume trunks laughed for quite a while. It is number three. The man who is the emperor carries water in the next scene. In the scene after that he is a matchmaker. Emperors wear thick soles. Water carriers wear straw sandals. Matchmakers have a flower on each toe.

And if you put on the wrong ones? It happened once, she said. The matchmaker came on in the emperor’s boots and walked with such dignity that everyone laughed. They have kept it in ever since.

End of report. Next time you see a [performance](/show), look at the feet first.`,
      `こんにちは、とうとうです。身長22センチ、からだはぜんぶ焼きもの。傷つくのはプライドだけです。

ゆうべ、お芝居のあとで灯りを持って舞台裏にしのびこみました。靴がずらり。3回かぞえて、3回とも58でした。でも、一座は23人しかいません。23人に58本の足。これは事件です。

## とうとうの推理
- その一、だれかがムカデである
- その二、靴が子どもを産んだ
- その三、ひとりで何役もやっている

衣装箱の係のおばさんは、ひとしきり笑ってから「その三だよ」と教えてくれました。皇帝のお兄さんは、次の場では水くみ、その次は仲人さん。皇帝は底の厚い長靴、水くみはわらじ、仲人さんの靴はつま先に花がついています。

はきまちがえたらどうするの、ときいたら「一度、仲人が皇帝の靴で出ちゃってね」。あんまり堂々と歩くので客席は大笑い。それからずっと、その場面はそのままなのだそうです。

以上、報告おわり。次に[公演](/show)を見るときは、まず足もとからどうぞ。`,
    ),
    date: day(-9),
    gallery: [
      art(
        "shoes",
        words("鞋頭繡花的一雙戲鞋", "A pair of stage shoes with flowers on the toes", "つま先に花の付いた舞台の靴"),
        { ground: "cloud", palette: "plum" },
      ),
      art(
        "opera-mask",
        words("藍白兩色的臉譜剪紙", "A painted opera face in blue and white", "青と白の隈取りの切り絵"),
        { ground: "tortoise", palette: "brick" },
      ),
      art("comb", words("刻著綠葉的木梳", "A wooden comb carved with green leaves", "緑の葉を彫った木の櫛"), {
        ground: "waves",
        palette: "sand",
      }),
    ],
  },
  {
    slug: "an-egret-borrowed-my-lantern",
    cover: art(
      "mascot-wave",
      words("提燈的陶鴞揮翅打招呼", "The clay owl waves, lantern in hand", "灯りを持って手をふる陶のふくろう"),
      { ground: "waves", palette: "sky" },
    ),
    issue: 7,
    title: words("白鷺借走了我的燈", "An egret borrowed my lantern", "さぎに灯りを貸しました"),
    summary: words(
      "牠說只借一下。牠的一下，是三天。",
      "Just for a moment, it said. An egret’s moment is three days.",
      "「ちょっとだけ」と言われました。さぎのちょっとは、三日でした。",
    ),
    body: words(
      `我在白鷺池邊練習發呆，一隻白鷺走過來，問我的燈借不借。我這個人，不，我這隻鴞，最大的缺點就是心軟。

第一天，沒有燈，我撞到兩次榕樹。第二天，有個小朋友以為我是路邊的陶罐，把糖葫蘆的竹籤插在我頭上。第三天，我決定去要回來。

原來白鷺的窩旁邊有一段新修的步道，晚上太暗，牠怕剛學飛的孩子撞到欄杆，才把燈掛在竹竿上。我站在底下看了一會兒，覺得掛得比我提的還好看。

燈後來還我了，外加一根羽毛。步道也裝了矮矮的小燈，是園區的叔叔聽說之後裝的。光照在腳邊，不照鳥窩，大家都睡得著。

想去看白鷺的朋友，請走[白鷺池](/navigate/egret-pond)外側，小聲一點。`,
      `I was at the pond, practising doing nothing, when an egret came up and asked to borrow my lantern. My great weakness is a soft heart, which is odd in something fired so hard.

On the first night without it I walked into the banyan twice. On the second a child took me for a plant pot and left a candied-fruit stick on my head. On the third I went to ask for it back.

There is a new bit of path beside the egret’s nest. It was dark there, and the young ones were learning to fly. The egret had hung my lantern on a bamboo pole so that nobody hit the railing. I looked up at it for a while. It hung better there than it does on me.

I have it back now, and a feather too. The path has low lights of its own: the park’s electrician heard about it. They shine on feet and not on nests, so everyone can sleep.

If you go to see the egrets, keep to the outer side of the [pond](/navigate/egret-pond), and whisper.`,
      `白鷺の池のほとりで、ぼんやりする練習をしていたら、一羽のさぎが来て「その灯り、貸してくれる？」。とうとう、かたく焼かれたわりに、心がやわらかいのです。

一日目。灯りがないので、ガジュマルに二回ぶつかりました。二日目。植木ばちとまちがえられて、頭に果物飴の串をさされました。三日目。返してもらいに行くことにしました。

行ってみると、巣のそばに新しい遊歩道ができていました。夜は真っ暗で、飛ぶ練習中のひなが手すりにぶつかりそう。それで、ぼくの灯りを竹ざおにつるしていたのです。下からしばらく見上げました。ぼくが持つより似合っていました。

灯りは、羽根を一枚そえて返ってきました。話を聞いた園の電気係さんが、遊歩道に低い灯りをつけてくれたからです。足もとだけを照らして、巣は照らしません。みんなよく眠れます。

さぎに会いに行く人は、[白鷺の池](/navigate/egret-pond)の外側の道を、そうっと歩いてくださいね。`,
    ),
    date: day(-40),
    gallery: [
      art(
        "egret",
        words(
          "站在水裡看著香蒲的白鷺",
          "An egret in the water, looking at the bulrushes",
          "水の中でガマの穂を見つめるさぎ",
        ),
        { ground: "waves", palette: "jade" },
      ),
      art("lantern", words("夜裡掛著的小紅燈", "A small red lantern hung up at night", "夜につるした小さな赤い灯り"), {
        ground: "cloud",
        palette: "night",
      }),
      art(
        "banyan",
        words(
          "氣根間掛著小紅牌的榕樹",
          "A banyan with little red tags among its hanging roots",
          "気根のあいだに小さな赤い札を下げたガジュマル",
        ),
        { ground: "ice", palette: "sand" },
      ),
    ],
  },
  {
    slug: "how-to-nap-in-a-kiln",
    cover: art(
      "mascot-sleep",
      words(
        "閉眼睡著的陶鴞，旁邊一彎月",
        "The clay owl asleep beside a crescent moon",
        "三日月のそばで眠る陶のふくろう",
      ),
      { ground: "ice", palette: "plum" },
    ),
    issue: 6,
    title: words("窯邊午睡指南", "How to nap beside a kiln", "窯のそばでの昼寝のしかた"),
    summary: words(
      "開窯前一天最好睡，因為磚是溫的，而且大家都不敢大聲。",
      "The best day is the one before the kiln is opened. The bricks are warm and nobody dares to talk.",
      "窯出しの前の日がいちばんです。レンガは温かく、みんな小声ですから。",
    ),
    body: words(
      `我是在窯裡出生的，所以每次燒窯，我都當成回老家。

燒窯的師傅守了三天三夜，火停了以後，還要再等三天，讓窯自己涼下來。這段時間誰都不能急著開，一急，熱陶遇到冷風，會「叮」一聲裂掉。師傅說，那個聲音聽一次，就一輩子不敢急。

## 陶燈的午睡步驟
1. 選背風的那一面磚牆
2. 先摸一下，溫的可以，燙的不行
3. 把燈放在左邊。放右邊的話，左邊會吃醋
4. 閉上眼睛，聽磚頭變涼的聲音

睡醒時窯門開了，架上出來一整排小陶鴞，都是上個月[捏陶鴞](/experiences/clay-owl)的小朋友做的。有一隻長了三隻眼睛，有一隻沒有腳，但是打了領結。我跟每一位弟弟妹妹都握了翅膀。`,
      `I was born in a kiln, so to me a firing is a visit home.

The potter watches the fire for three days and three nights. Then the fire stops, and for three more days the kiln has to cool by itself. Nobody may hurry it. If cold air meets hot clay there is a small ‘ting’, and that is the end of a bowl. Hear it once, says the potter, and you will never hurry again.

## My method
1. Choose the side out of the wind
2. Touch the wall first. Warm is good. Hot is not
3. Put the lantern on your left, or the left will sulk
4. Close your eyes and listen to the bricks cooling

When I woke the door was open. Out came a whole shelf of small owls, made by last month’s children in the [clay owl](/experiences/clay-owl) workshop. One had three eyes. One had no feet but did have a bow tie. I shook wings with every one of my new relations.`,
      `とうとうは窯の生まれです。だから窯焚きの日は、里帰りなのです。

職人さんは三日三晩、火の番をします。火を止めたら、窯が自分で冷めるのを、また三日待ちます。あせって開けてはいけません。熱い焼きものに冷たい風が当たると「ちん」と鳴って割れてしまうのです。あの音を一度聞いたら、一生あせらなくなるそうです。

## とうとう式、昼寝の手順
1. 風の当たらない側の壁をえらぶ
2. まずさわってみる。ぬくいのはよし、熱いのはだめ
3. 灯りは左に置く。右だと左がすねる
4. 目をとじて、レンガの冷める音を聞く

起きたら窯が開いていて、小さなふくろうが棚いっぱいに並んでいました。先月の[ふくろうづくり](/experiences/clay-owl)でみんなが作ったものです。目が三つの子。足はないけれど蝶ネクタイをした子。新しい弟や妹、全員とつばさで握手しました。`,
    ),
    date: day(-71),
    gallery: [],
  },
  {
    slug: "sixty-fortunes-in-one-day",
    cover: art(
      "mascot-read",
      words("陶鴞攤開一本書認真讀", "The clay owl reads an open book", "開いた本を読む陶のふくろう"),
      { ground: "tortoise", palette: "gold" },
    ),
    issue: 5,
    title: words("我一天抽完六十支籤", "I drew all sixty fortunes in one day", "おみくじを一日で六十本ひきました"),
    summary: words(
      "廟祝說一次問一件事。陶燈有六十件事想問。",
      "One question at a time, said the temple keeper. I had sixty.",
      "「一度に一つ」と言われました。聞きたいことが六十ありました。",
    ),
    body: words(
      `文昌祠的籤筒有六十支籤。我一直很想知道，如果全部抽完，是不是就什麼都知道了。

廟祝說，籤不是這樣用的：先說自己是誰、想問什麼，再擲筊，神明點頭了才算數。於是我問了六十件事。例如：陶做的能不能游泳？（笑筊。神明笑了。）糖葫蘆可以配麵嗎？（笑筊。）我是不是園區最好看的鴞？（聖筊！雖然園區只有我一隻。）

問到第三十七件，太陽下山了，廟祝端來一碗熱湯，我才發現，前面三十六張籤詩講的其實差不多：慢慢來，問身邊的人，不要半夜做決定。

第三十八件我想了很久，問的是：明天我還可以來嗎？聖筊。

你也想試的話，一次一件就好：[抽籤](/fortune-stick)。`,
      `There are sixty sticks in the tube at the Wenchang temple. I had always wondered whether, if you drew them all, you would then know everything.

It is not done like that, said the keeper. You say who you are and what you want to know. You throw the moon blocks, and only if the god nods does the stick count. So I asked sixty things. Can clay swim? (Laughing blocks: the god was amused.) Does candied fruit go with noodles? (Laughing again.) Am I the best-looking owl in the park? (Yes! I am the only one, but still.)

By number thirty-seven the sun had gone. The keeper brought me a bowl of soup. I noticed that the thirty-six slips before it all said much the same. Take your time. Ask those near you. Decide nothing at midnight.

I thought about the thirty-eighth for a long while. Then I asked: may I come again tomorrow? Yes.

If you want to try, one question is plenty: [draw a fortune](/fortune-stick).`,
      `文昌祠（ぶんしょうし）のくじの筒には六十本入っています。ぜんぶひいたら、何もかもわかるのかな。ずっと気になっていました。

祠の守り人のおじさんによると、そういうものではないそうです。まず自分の名前と聞きたいことを言って、三日月の形の木「ポエ」を投げ、神さまがうなずいたら、そのくじが答え。そこで六十のことを聞きました。焼きものは泳げますか（「笑い」が出ました。神さまが笑ったのです）。果物飴は麺に合いますか（また「笑い」）。園でいちばんかっこいいふくろうは、ぼくですか（「はい」！　一羽しかいませんけれど）。

三十七番目で日が暮れました。おじさんがくれた温かいスープを飲みながら、気がついたのです。それまでの三十六枚、だいたい同じことが書いてありました。あわてないこと。まわりの人に聞くこと。夜中に決めないこと。

三十八番目は、うんと考えてから聞きました。あしたも来ていいですか。神さまは、うなずきました。

やってみたい人は、一度に一つでじゅうぶんです。[おみくじ](/fortune-stick)はこちら。`,
    ),
    date: day(-103),
    gallery: [],
  },
  {
    slug: "i-was-a-signpost",
    cover: art(
      "mascot-point",
      words(
        "一翅指路、一翅提燈的陶鴞",
        "The clay owl points one way and holds its lantern the other",
        "片方のつばさで道を指し、片方に灯りを持つ陶のふくろう",
      ),
      { ground: "waves", palette: "jade" },
    ),
    issue: 4,
    title: words("我當了一天路標", "I was a signpost for a day", "一日だけ、道しるべになりました"),
    summary: words(
      "工匠街口的木牌送修，陶燈代班。結果大家都去吃麵了。",
      "The sign on Artisan Street was away being mended, so I stood in. Everyone ended up at the noodles.",
      "職人通りの木の札が修理中なので、代わりに立ちました。みんな麺処に行きました。",
    ),
    body: words(
      `工匠街口的木頭路標送去補漆，我自告奮勇站上去。工作很簡單：左邊翅膀指藍染坊，右邊翅膀指月河。

## 今天被問到的問題
- 廁所在哪裡（四十一次）
- 你是真的嗎（二十八次）
- 哪裡有好吃的（一百零六次）

前兩題我答得很好。第三題我每次都想很久，翅膀就慢慢放下來，放著放著剛好指到麵舖。那天麵舖的湯下午兩點就賣完了，老闆跑出來看到底是誰在指路。

傍晚路標修好了，新漆亮亮的，師傅把字描得比以前深。我從柱子上下來的時候，老闆端了一碗麵給我，上面的蔥花排成一個箭頭。

我喜歡當路標，但是手會痠。正式的路線請看[漫遊園區](/navigate)，它的翅膀不會放下來。`,
      `The wooden sign on Artisan Street had gone to be repainted, so I offered to stand on the post. It is easy work. Left wing: dye house. Right wing: river.

## What people asked me
- Where are the toilets? (41 times)
- Are you real? (28 times)
- Where is the food good? (106 times)

I was good at the first two. The third I had to think about every time. While I thought, my wing sank, and where it came to rest it pointed at the noodle shop. They had sold out of soup by the early afternoon. The cook came out to see who was doing it.

In the evening the sign came back, shiny, with darker letters than before. When I climbed down the cook handed me a bowl. The spring onions on top were laid out as an arrow.

I liked being a signpost, but it is hard on the wings. For directions that do not droop, see [Exploring the park](/navigate).`,
      `職人通りの入口の木の札が、塗り直しに出かけました。そこで、とうとうが代わりに柱の上へ。仕事はかんたんです。左のつばさは藍染め工房、右のつばさは月河。

## 今日きかれたこと
- お手洗いはどこですか（41回）
- あなたは本物ですか（28回）
- おいしいお店はどこですか（106回）

はじめの二つは上手に答えられました。三つ目は、毎回なやんでしまいます。なやんでいるうちに、つばさがだんだん下がってきて、ちょうど麺処を指すのです。その日、スープは早々に売り切れ。店のおじさんが、いったいだれの道案内だと飛び出してきました。

夕方、札が帰ってきました。つやつやで、字も前よりくっきり。柱から下りると、おじさんが麺を一杯くれました。上のねぎが、矢印の形にならんでいました。

道しるべは楽しいけれど、つばさがだるくなります。下がらない道案内は[園内めぐり](/navigate)をどうぞ。`,
    ),
    date: day(-134),
    gallery: [],
  },
  {
    slug: "the-bell-and-the-drum",
    cover: art(
      "mascot-cheer",
      words("高舉翅膀、笑瞇了眼的陶鴞", "The clay owl cheers with its eyes shut", "目を細めてばんざいする陶のふくろう"),
      { ground: "cloud", palette: "brick" },
    ),
    issue: 3,
    title: words("鐘早起，鼓晚睡", "The bell gets up early, the drum stays up late", "鐘は早起き、太鼓は夜ふかし"),
    summary: words(
      "晨鐘和暮鼓住在同一座廟，卻一輩子沒講過話。陶燈去傳話。",
      "They live in the same temple and have never spoken. I carried their messages.",
      "同じ祠にいるのに、話したことがないそうです。とうとうがことづてを運びました。",
    ),
    body: words(
      `文昌祠左邊有鐘，右邊有鼓。鐘在 {fact:rhythm.bell} 響，鼓在 {fact:rhythm.drum} 響。我算了一下，它們從來沒有同時醒著過。

我先去找鐘。鐘說：請問鼓先生，晚上的廟埕是什麼樣子？我記在小本子上，等到傍晚去找鼓。鼓說：燈一盞一盞亮起來，像有人把星星放低了。請問鐘小姐，早上的廟埕又是什麼樣子？

隔天早上，鐘說：草是濕的，掃地的阿伯會跟每一隻麻雀說早。

我就這樣來來回回跑了七天，腿短，很累。第八天，敲鐘的大哥生病，打鼓的大姐來代班，一早就站在鐘下面。她敲完鐘，順手在鼓上輕輕拍了一下。

「咚。」

我保證，鐘笑了。它的餘音比平常長了很多。`,
      `The Wenchang temple has a bell on the left and a drum on the right. The bell rings at {fact:rhythm.bell}, the drum beats at {fact:rhythm.drum}. I worked it out: they have never been awake at the same time.

I went to the bell first. Please ask Mr Drum, she said, what the plaza is like in the evening. I wrote it down and waited until dusk. The lamps come on one by one, said the drum, as if somebody had lowered the stars. And please ask Miss Bell what it is like in the morning.

The grass is wet, said the bell next day, and the man who sweeps says good morning to every single sparrow.

I went to and fro like that for seven days. My legs are short. On the eighth the bell ringer was ill, and the woman who beats the drum stood in for him. She rang the bell. Then, in passing, she gave the drum a little pat.

‘Dong.’

The bell laughed. I give you my word. She hummed for much longer than usual.`,
      `文昌祠（ぶんしょうし）の左には鐘、右には太鼓があります。鐘が鳴るのは{fact:rhythm.bell}、太鼓が鳴るのは{fact:rhythm.drum}。考えてみると、ふたりが同時に起きていたことは、一度もありません。

まず鐘さんをたずねました。「太鼓さんに聞いてちょうだい。夜の広場は、どんなようす？」。手帳に書いて、夕方、太鼓さんへ。「灯りがひとつずつともって、だれかが星を低いところに下ろしたみたいだよ。鐘さん、朝の広場はどんなようす？」

つぎの朝、鐘さんは言いました。「草がぬれていて、おそうじのおじいさんが、すずめ一羽ずつに、おはようと言うの」

そうやって七日間、行ったり来たり。足がみじかいので、くたくたです。八日目、鐘つきのお兄さんがかぜをひいて、太鼓打ちのお姉さんがかわりに来ました。鐘をついたあと、通りすがりに太鼓を、ぽん、と軽くたたきました。

「どん」

本当です。鐘さんが笑いました。余韻が、いつもよりずっと長かったのですから。`,
    ),
    date: day(-166),
    gallery: [],
  },
  {
    slug: "the-long-candied-fruit",
    cover: art(
      "candied-fruit",
      words("並排的兩串糖葫蘆", "Two sticks of candied fruit side by side", "並んだ二本の果物飴"),
      { ground: "lattice", palette: "sky" },
    ),
    issue: 2,
    title: words("世界第二長的糖葫蘆", "The second-longest candied fruit in the world", "世界で二番目に長い果物飴"),
    summary: words(
      "為什麼是第二長？因為第一長的那一串，陶燈要留著以後寫。",
      "Why only the second? Because I am saving the longest for a later report.",
      "どうして二番目かというと、一番は次のためにとっておくからです。",
    ),
    body: words(
      `賣糖葫蘆的阿婆問我：一支竹籤最多可以插幾顆？我說，這要做實驗。

我們借了一根晾藍染布的竹竿，洗乾淨，從河邊一直架到榕樹下。第一顆是鳥梨，第二顆是番茄，第三顆是草莓，第四顆是小朋友忽然放上去的橡皮擦（後來拿掉了）。插到第九十九顆，竹竿彎成一道彩虹。

淋糖的時候要快。阿婆拿大湯杓從左邊跑，我在右邊喊加油。糖一碰到果子就變成亮亮的殼，敲起來像小鐘。

最後竹竿斷了。不過斷成三段，剛好分給三隊校外教學的小朋友，每個人都有，我也有一顆。陶土不能吃糖，我把它放在燈裡，當成燈泡，亮了一整個晚上。

想做短一點的，請到[糖葫蘆體驗](/experiences/candied-fruit)。`,
      `How many fruits can one stick hold, asked the old lady of the candied-fruit stall. That, I said, calls for an experiment.

We borrowed a pole from the dyers, washed it, and propped it up from the river to the banyan. First a wild pear, then a tomato, then a strawberry. Fourth was an eraser that a small boy had suddenly added. (We took it off.) By the ninety-ninth the pole was bent like a rainbow.

The syrup has to be quick. She ran along with a ladle and I shouted encouragement from the far end. When syrup meets fruit it turns into a shiny shell. If you tap it, it rings.

In the end the pole broke. It broke into three, though, and there were three school parties, so everybody had some, and one was left for me. Clay cannot eat sugar. I put mine into my lantern instead of a bulb. It glowed all night.

For shorter ones, try the [candied-fruit workshop](/experiences/candied-fruit).`,
      `果物飴のお店のおばあさんにきかれました。「一本の串に、いくつまで刺せると思う？」。これは実験しなくてはなりません。

藍染めの布を干す竹ざおを借りて、きれいに洗い、川べりからガジュマルの下までわたしました。一つ目は小さな梨、二つ目はトマト、三つ目はいちご、四つ目は男の子が急にのせた消しゴム（あとで外しました）。九十九個目で、さおは虹みたいにまがりました。

飴がけは急がなくてはいけません。おばあさんが大きなおたまを持って走り、ぼくは向こう側で応援。飴は果物に触れたとたん、ぴかぴかの殻になります。たたくと小さな鐘の音がします。

さいごに、さおは折れました。でも三つに折れたので、遠足で来ていた三組のみんなに、ちょうど分けられました。ぼくにもひとつ。焼きものは飴を食べられないので、電球のかわりに灯りの中へ。一晩じゅう、光っていました。

短いのを作りたい人は[果物飴づくり](/experiences/candied-fruit)へどうぞ。`,
    ),
    date: day(-197),
    gallery: [],
  },
  {
    slug: "hello-from-the-kiln",
    cover: art(
      "kiln",
      words("窯門打開，透出橘色的光", "A kiln door opens on orange light", "ひらいた窯の戸からもれる橙色の光"),
      { ground: "ice", palette: "plum" },
    ),
    issue: 1,
    title: words(
      "大家好，我剛出窯",
      "Hello, I have just come out of the kiln",
      "はじめまして。窯から出てきたところです",
    ),
    summary: words(
      "創刊號：我是誰、為什麼提燈、以及左耳那道裂痕。",
      "The first issue: who I am, why I carry a lantern, and the crack in my left ear.",
      "創刊号です。ぼくはだれか、なぜ灯りを持っているのか、左耳のひびのこと。",
    ),
    body: words(
      `我第一眼看到的世界是橘色的，然後門開了，世界變成一張大鬍子的臉。他是窯場的師傅。他說：「啊，耳朵裂了。」那是我聽到的第一句話。

師傅本來要做一個燈座。剩下的土剛好夠捏一顆頭、兩隻翅膀，他就捏了一隻鴞，因為鴞晚上不睡覺，適合看燈。我的名字叫陶燈，陶是我，燈也是我。

裂了的耳朵，師傅用漆和金粉補起來。他說裂縫不用藏，那是風進來聽消息的地方。所以我聽得特別清楚，適合寫報導。

從這一期開始，我每個月會在園區走一圈，把聽到的事寫給你。我走得慢，大約三百步才到第一棵榕樹，請不要催。

如果你看到一隻二十二公分高的鴞站在路邊，拜託不要踩到我，也不要撿到[失物招領](/faq/lostfound)。上次我在那裡住了兩天。`,
      `The first thing I saw was orange. Then a door opened, and the world became a face with a large beard. It belonged to the potter. ‘Oh dear,’ he said, ‘the ear has cracked.’ Those were the first words I ever heard.

He had meant to make a lamp stand. There was clay left over, just enough for a head and two wings, so he made an owl. Owls are up at night and can mind a lamp. My name is Taodeng. ‘Tao’ means clay and ‘deng’ means lantern. I am both.

He mended my ear with lacquer and gold. A crack need not be hidden, he said. It is where the wind comes in with the news. So I hear very well, which is useful for a reporter.

From now on I shall walk round the park every month and write to you about it. I am slow. It takes me three hundred steps to reach the first banyan. Please do not hurry me.

If you see an owl of twenty-two centimetres by the path, kindly do not step on it. And please do not hand it in at [Lost and found](/faq/lostfound). Last time I was there for two days.`,
      `はじめて見た世界は、だいだい色でした。それから戸がひらいて、世界はひげもじゃの顔になりました。窯場の職人さんです。「ありゃ、耳にひびが入った」。それが、ぼくが最初に聞いた言葉です。

職人さんは、灯りの台を作るつもりでした。余った土が、ちょうど頭ひとつとつばさ二枚ぶん。夜に起きているふくろうなら灯りの番にいいだろう、と作ってくれました。名前は「陶灯」と書いて、とうとう。陶がぼくで、灯もぼくです。

ひびの入った耳は、漆と金でつくろってもらいました。ひびはかくさなくていい、風がうわさを運んでくる入口だから、と職人さん。おかげで耳がよく聞こえます。記者むきです。

今月から毎月、園の中をひとまわりして、聞いたことをお便りします。歩くのはおそいです。最初のガジュマルまで三百歩。せかさないでくださいね。

道ばたに身長22センチのふくろうがいたら、どうか、ふまないでください。それから、[お忘れ物](/faq/lostfound)に届けないでください。この前は二日も泊まることになりました。`,
    ),
    date: day(-229),
    gallery: [],
  },
];
