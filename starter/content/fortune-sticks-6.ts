import { art, type StarterContent, words } from "#starter/starter.ts";

/**
 * Fortune sticks 51 to 60. The Chinese verses have seven characters a line, the Japanese ones are imayō in seven and
 * five.
 */
export const fortunesticks6: StarterContent<"fortunestick"> = () => [
  {
    slug: "51",
    number: 51,
    grade: "care",
    cover: art(
      "scissors-paper",
      words("紅色窗花與張開的剪刀", "A red paper cutting and open scissors", "赤い切り紙と開いたはさみ"),
      { ground: "cloud", palette: "indigo" },
    ),
    title: words("第五十一籤", "Stick 51", "第五十一番"),
    verse: words(
      "紅紙千花一剪成\n心浮手快最傷情\n且將圖樣重看過\n再把刀尖緩緩行",
      "A thousand flowers from one red sheet;\na hasty hand will spoil the whole.\nLook at the pattern once again,\nthen move the blade with calm control.",
      "赤き紙より　花を切る\nはやる心は　傷のもと\n図柄をいちど　見直して\n刃先ゆるゆる　進むべし",
    ),
    meaning: words(
      "這幾天心浮，重要的一刀先別下。",
      "Your mind is restless these days; do not make the decisive cut yet.",
      "気持ちがはやる時期です。大事なひと切りは待ちましょう。",
    ),
    story: words(
      "周成王小時候把桐葉剪成玉圭，對弟弟說：封你做諸侯。周公說：天子沒有戲言。弟弟真的封到了唐。",
      "Little King Cheng cut a leaf into a sceptre and told his brother: I make you a lord. A king does not joke, said the Duke of Zhou, and the brother got his land.",
      "幼い成王は桐の葉を玉の形に切り、弟に「領主にしてやる」と言いました。「天子にたわむれの言葉はありません」と周公。弟は本当に領主になりました。",
    ),
    study: words(
      "看清題目再作答，別搶快。",
      "Read the question well before you answer; do not race.",
      "問題をよく読んでから。早さを競わずに。",
    ),
    work: words(
      "刪檔、簽字、按下送出前，都停三秒。",
      "Before you delete, sign or send, stop for three seconds.",
      "消す、署名する、送る。その前に三秒止まりましょう。",
    ),
    love: words(
      "重話先收住，剪斷的線要花時間才接得回來。",
      "Hold back the hard word; what it cuts takes time to mend.",
      "きつい一言は控えて。切れた糸をつなぐには時がかかります。",
    ),
    health: words(
      "使用刀剪請小心，累了就先放下。",
      "Take care with blades, and put them down when you are tired.",
      "刃物に気をつけて。疲れたら置きましょう。",
    ),
    travel: words(
      "自己開車要慢，累了就停。",
      "If you drive, go slowly and stop when tired.",
      "車の運転はゆっくりと。疲れたら休みましょう。",
    ),
  },
  {
    slug: "52",
    number: 52,
    grade: "good",
    cover: art("letter", words("一封剛拆開的信", "A letter just opened", "ひらいたばかりの手紙"), {
      ground: "waves",
      palette: "jade",
    }),
    title: words("第五十二籤", "Stick 52", "第五十二番"),
    verse: words(
      "遠信遲來字字溫\n雁聲昨夜到柴門\n有言正好今朝寄\n莫待花殘月半痕",
      "The letter’s late; its words are warm.\nLast night the geese flew past your gate.\nIf there is something you would say,\nsay it in flower-time. Don’t wait.",
      "遅き便りの　あたたかく\nゆうべは雁の　門を過ぐ\n言うべきことは　けさ送れ\n花散り月の　欠けぬ間に",
    ),
    meaning: words(
      "遲來的消息是好消息，該回的信今天就回。",
      "News that comes late is good news; answer today what should be answered.",
      "遅れた知らせはよい知らせ。返事は今日のうちに。",
    ),
    story: words(
      "蘇武在北海牧羊十九年。漢使對匈奴說：皇帝射下一隻雁，腳上有蘇武的信。他終於回家。",
      "Su Wu herded sheep by the northern lake for nineteen years. Then an envoy said that the emperor had shot a goose with Su Wu’s letter on its foot, and he was let go home.",
      "蘇武（そぶ）は北の湖のほとりで十九年、羊を飼いました。漢の使者が「帝の射た雁の足に蘇武の手紙があった」と告げ、ようやく帰ることができました。",
    ),
    study: words(
      "寫封信請教老師，會得到很長的回覆。",
      "Write to a teacher and you will get a long answer.",
      "先生に手紙で聞いてみると、丁寧な返事が届きます。",
    ),
    work: words(
      "久沒聯絡的客戶，主動問候有好結果。",
      "Greet a client you have not heard from; it will do good.",
      "ご無沙汰の相手に、こちらから挨拶を。よい結果になります。",
    ),
    love: words("想說的話，今天說。", "Say today what you want to say.", "伝えたい言葉は、今日のうちに。"),
    health: words(
      "該做的檢查約一約，放著最傷神。",
      "Make the appointment you have put off; waiting tires you most.",
      "のばしていた検査の日を決めましょう。気がかりがいちばん疲れます。",
    ),
    travel: words(
      "收到邀請就去，路費有人分擔。",
      "Accept the invitation; someone will share the fare.",
      "誘いを受けたら行きましょう。道づれができます。",
    ),
  },
  {
    slug: "53",
    number: 53,
    grade: "great",
    cover: art(
      "glove-puppet",
      words("舉起雙手的布袋戲英雄", "A glove-puppet hero with both arms raised", "両手を上げる布袋劇の英雄"),
      { ground: "lattice", palette: "plum" },
    ),
    title: words("第五十三籤", "Stick 53", "第五十三番"),
    verse: words(
      "掌上乾坤五指開\n英雄談笑出塵埃\n滿堂喝采君休懼\n本事原從苦練來",
      "Five fingers open up a world;\nthe hero laughs and enters free.\nThe house is cheering; don’t be shy:\nyou practised well, as all can see.",
      "五つの指に　世をひらき\n英雄笑みて　現れぬ\n満座の声に　臆すまじ\n積みし稽古の　わざなれば",
    ),
    meaning: words(
      "練夠了，上場吧，喝采是你應得的。",
      "You have practised enough; go on. The applause is yours.",
      "稽古は十分です。さあ舞台へ。喝采はあなたのものです。",
    ),
    story: words(
      "相傳泉州秀才梁炳麟求夢，得「功名歸掌上」五字，考試卻落榜。他刻偶演戲自娛，名聲傳遍全城，這才懂了夢。",
      "A scholar of Quanzhou, Liang Binglin, dreamt that fame would lie in the palm of his hand, and failed all the same. He took up puppets for his own amusement, became the talk of the city, and understood.",
      "泉州の書生、梁炳麟（りょうへいりん）は「功名は掌上に帰す」という夢を授かりながら、試験に落ちました。慰みに人形を彫って演じると町じゅうの評判になり、夢の意味を知ったと伝わります。",
    ),
    study: words(
      "技藝、術科考試特別有利。",
      "Practical examinations go especially well.",
      "実技の試験に、とくに運があります。",
    ),
    work: words(
      "作品發表的好時機，別藏在箱子裡。",
      "A good time to show your work; do not leave it in the trunk.",
      "作品を見せるときです。箱にしまっておかずに。",
    ),
    love: words(
      "做最拿手的事給對方看，自然迷人。",
      "Let the other see what you do best; that is charm enough.",
      "得意なことを見せましょう。それが魅力です。",
    ),
    health: words(
      "手用多了要休息，掌心搓熱，捂一捂眼睛。",
      "Rest your hands; rub the palms warm and lay them on your eyes.",
      "手の使いすぎに注意を。手のひらをこすって温め、目に当てましょう。",
    ),
    travel: words(
      "看一場戲的旅行，難忘。",
      "A journey to see a play will stay with you.",
      "芝居を見る旅が、忘れられないものになります。",
    ),
  },
  {
    slug: "54",
    number: 54,
    grade: "fair",
    cover: art(
      "bench",
      words("樹下長椅上擱著行李", "A bench under a tree with a bundle on it", "木陰の長椅子と、置かれた荷物"),
      { ground: "tortoise", palette: "sand" },
    ),
    title: words("第五十四籤", "Stick 54", "第五十四番"),
    verse: words(
      "半路松陰一石床\n且停行李飲茶湯\n前程不在匆匆步\n歇罷看山色更蒼",
      "A bench of stone beneath the pine:\nput down your load and drink your tea.\nIt isn’t haste that makes a road;\nthe hills are greener now, you see.",
      "道のなかばの　石の椅子\n荷をば下ろして　茶を汲まん\n急ぐばかりが　旅ならず\n憩えば山の　なお青し",
    ),
    meaning: words(
      "走到一半，坐下來不算偷懶。",
      "Halfway along, sitting down is not idleness.",
      "道の半ばで腰を下ろすのは、怠けではありません。",
    ),
    story: words(
      "齊景公聽說晏子病重，嫌駕車的慢，搶過韁繩自己趕；還嫌慢，下車用跑的，反而更慢。",
      "The Duke of Qi, hurrying to his dying minister, found the driver slow and took the reins. Then he found the horses slow, and got down to run.",
      "斉の景公は晏子（あんし）の病と聞いて急ぎ、御者が遅いと手綱を取り、馬も遅いと車を降りて走りました。もちろん、もっと遅くなりました。",
    ),
    study: words(
      "放自己半天假，回來讀得更快。",
      "Give yourself half a day off and you will read faster.",
      "半日休めば、そのあとがはかどります。",
    ),
    work: words(
      "連續加班該停一停，先請一天假。",
      "After so much overtime, take a day’s leave.",
      "残業続きに区切りを。一日休みを取りましょう。",
    ),
    love: words(
      "一起什麼都不做，也是約會。",
      "Doing nothing together is an outing too.",
      "一緒に何もしない時間も、よいものです。",
    ),
    health: words(
      "疲勞累積多了，今天先睡飽。",
      "You are tired right through: sleep first.",
      "疲れがたまっています。きょうはまず眠りましょう。",
    ),
    travel: words(
      "中途多停一站，會有好風景。",
      "Stop once more on the way; there is a view.",
      "途中でもう一か所、足を止めるとよい景色があります。",
    ),
  },
  {
    slug: "55",
    number: 55,
    grade: "wait",
    cover: art(
      "incense-burner",
      words("香爐上一縷彎彎的煙", "A curl of smoke above an incense burner", "香炉の上でゆれるひとすじの煙"),
      { ground: "ice", palette: "brick" },
    ),
    title: words("第五十五籤", "Stick 55", "第五十五番"),
    verse: words(
      "爐煙裊裊不須催\n香到殘時始見灰\n所問如今聲未答\n且攜竹杖看花回",
      "There is no hurrying incense smoke;\nthe ash will fall when it has burned.\nWhat you have asked has no reply:\ngo and see the flowers, then return.",
      "香の煙を　急かすまじ\n燃え尽きてこそ　灰となれ\n問いの答えは　まだ来ねば\n花など見つつ　帰り来よ",
    ),
    meaning: words(
      "還沒有答案，先去走走，回來再問。",
      "No answer yet; take a walk and ask again.",
      "答えはまだです。少し歩いて、また問いましょう。",
    ),
    story: words(
      "王子猷雪夜想起戴逵，連夜划船去找。到了門口，他不敲門就回來，說：乘興而來，興盡而返。",
      "One snowy night Wang Ziyou thought of a friend and rowed till morning. At the gate he turned back: I came on an impulse, he said, and it is spent.",
      "雪の夜、王子猷（おうしゆう）は友を思い出し、夜通し舟で訪ねました。門まで来ると、たたかずに帰ります。「興に乗って来て、興が尽きて帰るのだ」。",
    ),
    study: words(
      "考前別一直算成績，去運動一小時。",
      "Stop counting up marks before the test; go out for an hour’s exercise.",
      "点数の計算はやめて、1時間ほど体を動かしましょう。",
    ),
    work: words(
      "等批示的時間，用來整理桌面。",
      "While you wait for approval, tidy your desk.",
      "決裁を待つあいだに、机を整えましょう。",
    ),
    love: words(
      "已讀不回不一定是拒絕。",
      "A message read and not answered is not always a no.",
      "返事がないのは、断りとは限りません。",
    ),
    health: words(
      "等消息的日子別熬夜，出去走一走。",
      "While you wait, do not sit up; go for a walk.",
      "知らせを待つ間は夜ふかしをせず、外を歩きましょう。",
    ),
    travel: words(
      "遠行緩一緩，到附近看看花。",
      "Put off the long journey and see the flowers nearby.",
      "遠出は少し延ばし、近くの花を見に行きましょう。",
    ),
  },
  {
    slug: "56",
    number: 56,
    grade: "good",
    cover: art(
      "suona",
      words(
        "夜色裡繫著紅綢的嗩吶",
        "A suona with a red ribbon against the night",
        "夜の地に、赤い布を結んだチャルメラ",
      ),
      { ground: "cloud", palette: "night" },
    ),
    title: words("第五十六籤", "Stick 56", "第五十六番"),
    verse: words(
      "嗩吶聲聲喜入門\n滿村雞犬亦歡奔\n借將好氣三分力\n送得新人笑語溫",
      "The suona sounds, and joy walks in;\nthe hens and dogs run out to see.\nLend some of your good breath today\nto someone else’s jubilee.",
      "チャルメラ鳴りて　喜びが\n門に来たれば　犬も跳ぶ\nわが良き息を　人に貸し\n祝いの席を　にぎわさん",
    ),
    meaning: words(
      "喜事臨門，替別人高興，自己也有份。",
      "Joy is at the door; be glad for others and you share in it.",
      "慶びごとが訪れます。人の喜びを喜べば、あなたにも。",
    ),
    story: words(
      "蕭史善吹簫，秦穆公把女兒弄玉嫁給他。兩人一起吹，鳳凰飛來停在屋上，載著他們去了。",
      "Xiao Shi played the flute so well that the Duke of Qin gave him his daughter Nongyu. They played together until a phoenix came and carried them off.",
      "簫の名手、蕭史（しょうし）に、秦の穆公は娘の弄玉（ろうぎょく）を嫁がせました。二人で吹くと鳳凰が屋根に舞い降り、乗せて飛び去ったといいます。",
    ),
    study: words(
      "好消息會接著來，保持手感。",
      "Good news will follow; keep your hand in.",
      "よい知らせが続きます。調子を保ちましょう。",
    ),
    work: words(
      "替同事慶功，人緣會變成助力。",
      "Celebrate a colleague; goodwill turns into help.",
      "同僚を祝いましょう。人の縁が力になります。",
    ),
    love: words(
      "喜宴上有緣分，也可能是你的喜事。",
      "There is a meeting at a wedding feast, and it may be yours.",
      "祝いの席に出会いがあります。次はあなたかもしれません。",
    ),
    health: words(
      "熱鬧歸熱鬧，酒少喝，水多喝。",
      "Enjoy the feast: less wine, more water.",
      "にぎやかな席でも、お酒はほどほどに、水をたっぷり。",
    ),
    travel: words(
      "受邀出門，賓主盡歡。",
      "Go where you are invited; host and guest will both be glad.",
      "招かれての旅が吉です。主も客も喜びます。",
    ),
  },
  {
    slug: "57",
    number: 57,
    grade: "fair",
    cover: art("cup", words("桌上一杯淡茶的熱氣", "Steam from a cup of weak tea", "卓上の一杯のお茶から立つ湯気"), {
      ground: "waves",
      palette: "gold",
    }),
    title: words("第五十七籤", "Stick 57", "第五十七番"),
    verse: words(
      "淡茶一盞待閒談\n冷暖從來各自諳\n不必人前多辯解\n清風過處水如藍",
      "A cup of tea, an hour to talk;\nthe one who drinks knows cold from hot.\nNo need to argue with the room:\nthe wind will pass. The stream will not.",
      "うすき一碗　語らいに\n冷たき温き　飲みて知る\n人前にして　争わず\n風の過ぐれば　水は澄む",
    ),
    meaning: words(
      "不必解釋太多，時間會替你說話。",
      "You need not explain so much; time will speak.",
      "多くを弁じなくても、時が語ってくれます。",
    ),
    story: words(
      "同房的人丟了金子，以為是直不疑拿的。他不辯解，賠了一份。後來拿錯的人送回來，大家才知道。",
      "A man missed his gold and thought Zhi Buyi had it. He did not argue, and paid. Later someone who had taken it by mistake brought it back.",
      "同室の人が金をなくし、直不疑（ちょくふぎ）を疑いました。彼は言い訳をせず弁償します。のちに、取り違えた人が金を返しに来て、皆に知れました。",
    ),
    study: words(
      "認清自己的程度，選合適的題本。",
      "Know your own level and choose the right exercises.",
      "ご自分の力を知り、合った問題集を選びましょう。",
    ),
    work: words(
      "有爭議時寫成紀錄，不用當場爭。",
      "In a dispute, put it in writing rather than argue on the spot.",
      "もめごとは書面に残しましょう。その場で争うことはありません。",
    ),
    love: words(
      "平淡的日子也有溫度，喝杯茶聊聊。",
      "Plain days have warmth too; talk over a cup of tea.",
      "何気ない日々にも温もりがあります。お茶を飲みながら話を。",
    ),
    health: words(
      "水喝夠，一口一口慢慢喝。",
      "Drink enough water, in small sips.",
      "水分を十分に。少しずつ、ゆっくりと。",
    ),
    travel: words(
      "安靜的小鎮適合你，住一晚更好。",
      "A quiet small town suits you, best with a night’s stay.",
      "静かな町が合います。一泊すればなおよいでしょう。",
    ),
  },
  {
    slug: "58",
    number: 58,
    grade: "care",
    cover: art(
      "bag",
      words("藍底白菱格的旅行袋", "A blue travelling bag with a pattern of diamonds", "青地に菱形模様の旅の袋"),
      { ground: "lattice", palette: "sky" },
    ),
    title: words("第五十八籤", "Stick 58", "第五十八番"),
    verse: words(
      "行囊太重步難輕\n件件皆言捨不成\n放下兩樁閒掛念\n山前一轉便逢晴",
      "The bag’s too full, the step too slow;\neach thing says: not me, let me stay.\nPut down two worries by the road:\nbeyond the bend, a clear blue day.",
      "荷の重ければ　足遅し\n捨てがたきもの　ばかりとて\n心がかりを　二つ置け\n山を曲がれば　晴れわたる",
    ),
    meaning: words(
      "背得太多了，放下兩件，路就順了。",
      "You carry too much; put two things down and the road is easier.",
      "背負いすぎです。二つ下ろすと、道が楽になります。",
    ),
    story: words(
      "有一種小蟲叫蝜蝂，路上遇到什麼都背上身，背不動還往高處爬。柳宗元替牠寫過一篇文章。",
      "There is a small beetle that loads everything it meets upon its back and climbs until it falls. Liu Zongyuan wrote an essay on it.",
      "蝜蝂（ふはん）という小さな虫は、出会うものを何でも背負い、つぶれそうになっても高い所へのぼります。柳宗元（りゅうそうげん）がその話を書き残しました。",
    ),
    study: words(
      "補習太多，留時間給自己讀。",
      "Too many extra classes; keep time to study by yourself.",
      "塾の詰めすぎに注意を。自分で学ぶ時間を残して。",
    ),
    work: words(
      "別什麼都接，學著說「這次不行」。",
      "Do not accept everything; learn to say ‘not this time’.",
      "何でも引き受けずに。「今回は」と断ることも大切です。",
    ),
    love: words(
      "過去的事放得下，才牽得住現在的手。",
      "Put down the past, and you have a hand free for the present.",
      "過去を下ろせば、いまの手を取れます。",
    ),
    health: words(
      "肩背痠痛要減重擔，背包只帶今天用的。",
      "Lighten the load on your back: carry only what today needs.",
      "肩と背の荷を軽く。かばんには、きょう使うものだけ。",
    ),
    travel: words(
      "行李減到一件，貴重品貼身帶。",
      "One bag only, and valuables close to you.",
      "荷物は一つにまとめ、貴重品は身につけましょう。",
    ),
  },
  {
    slug: "59",
    number: 59,
    grade: "good",
    cover: art("sugar-figure", words("師傅做的一隻糖馬", "A horse made of sugar", "飴で作った馬"), {
      ground: "tortoise",
      palette: "indigo",
    }),
    title: words("第五十九籤", "Stick 59", "第五十九番"),
    verse: words(
      "一口輕吹糖作花\n童心不老是生涯\n甜時記得分鄰座\n笑語隨風過幾家",
      "One gentle breath and sugar blooms;\nstay childlike all the way you go.\nWhen it is sweet, pass some along:\nthe laughter spreads from row to row.",
      "そっと吹きたる　飴の花\nわらべ心ぞ　老いもせぬ\n甘さとなりに　分けやれば\n笑いは軒を　渡りゆく",
    ),
    meaning: words(
      "輕輕地、開心地做，事情會甜起來。",
      "Do it lightly and gladly, and it will turn sweet.",
      "軽やかに、楽しく。ことは甘く実ります。",
    ),
    story: words(
      "老萊子七十歲了，還穿花衣服、搖撥浪鼓逗父母笑。跌一跤，索性躺著學小孩哭。",
      "At seventy Old Laizi still put on bright clothes and shook a rattle to make his parents laugh. When he tripped, he lay there and cried like a baby for them.",
      "老莱子（ろうらいし）は七十歳でも派手な衣を着て、でんでん太鼓で両親を笑わせました。転ぶと、そのまま幼子のように泣いてみせました。",
    ),
    study: words(
      "當遊戲來學，記得更牢。",
      "Learn it as a game and it stays with you.",
      "遊ぶように学ぶと、よく覚えられます。",
    ),
    work: words(
      "輕鬆的點子最能打動客戶。",
      "A light-hearted idea will win the client.",
      "肩の力を抜いた思いつきが、心をつかみます。",
    ),
    love: words(
      "一起玩，一起笑，感情就甜。",
      "Play and laugh together, and love is sweet.",
      "一緒に遊び、笑えば、思いも甘くなります。",
    ),
    health: words(
      "甜食淺嘗就好，吃完記得漱口。",
      "Only a taste of sweets, and rinse your mouth after.",
      "甘いものはほどほどに。食べたら口をすすぎましょう。",
    ),
    travel: words(
      "帶孩子出門，處處有趣。",
      "Take children along; there is fun at every turn.",
      "子ども連れの旅が楽しく、見るものすべてが遊びになります。",
    ),
  },
  {
    slug: "60",
    number: 60,
    grade: "great",
    cover: art(
      "stage",
      words("燈火通明的戲臺與布幕", "A stage all alight behind its curtain", "灯りのともる舞台と幕"),
      { ground: "ice", palette: "jade" },
    ),
    title: words("第六十籤", "Stick 60", "第六十番"),
    verse: words(
      "一齣收場又一場\n簾前燈火正輝煌\n誰言此是籤中末\n好戲從今日更長",
      "One play is over, one begins;\nbehind the curtain lamps burn bright.\nDon’t call this stick the last of all:\nthe best of it begins tonight.",
      "一幕おりて　また開きぬ\n灯は幕に　あかあかと\nおみくじここに　終わるとも\nよき芝居なお　続きけり",
    ),
    meaning: words(
      "結束也是開場，接下來的戲更好看。",
      "An ending is a beginning, and the next play is better.",
      "終わりは幕開きです。次の芝居はもっと楽しいでしょう。",
    ),
    story: words(
      "重耳在外流亡十九年，六十二歲才回到晉國。人人以為戲散了，他卻做成了霸主。",
      "Chong’er was in exile for nineteen years and came home to Jin at sixty-two. Everyone thought the play was over. It was then that he became first among the lords.",
      "重耳（ちょうじ）は十九年の流浪の末、六十二歳で晋に帰りました。芝居は終わったと誰もが思ったころ、諸侯の頭となりました。",
    ),
    study: words(
      "一個階段完成了，好好慶祝再往前。",
      "One stage is complete; celebrate, then go on.",
      "一区切りつきました。お祝いをして、次へ進みましょう。",
    ),
    work: words(
      "轉職或換跑道，時機成熟。",
      "The time is ripe for a change of work.",
      "転職や新しい道に、機が熟しています。",
    ),
    love: words(
      "舊的放下了，新的故事正要開演。",
      "The old is laid down and a new story is about to start.",
      "古いものを手放し、新しい物語が始まります。",
    ),
    health: words(
      "復原有望，每天多走十步。",
      "Recovery is in sight: ten steps more each day.",
      "回復の見込みがあります。毎日10歩ずつ多く歩きましょう。",
    ),
    travel: words("下一趟旅行，就從這裡出發。", "Your next journey begins here.", "次の旅は、ここから始まります。"),
  },
];
