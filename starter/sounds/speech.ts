/**
 * What the synthesised voices are given to say, sentence by sentence, where it is not the written text: they know no
 * Chinese characters, so Chinese is given as pinyin with its tones, and Japanese as kana with particles as they sound.
 */
export const speech: Record<string, { zh_TW: readonly string[]; ja_JP: readonly string[] }> = {
  "brick-gate": {
    zh_TW: [
      "huan1 ying2 lai2 dao4 yuan2 qu1.",
      "qing3 xian1 bu2 yao4 ji2 zhe5 jin4 men2, shen1 shou3 mo1 yi4 mo1 zuo3 bian1 de5 zhuan1 zhu4.",
      "zhe4 xie1 zhuan1 shi4 yong4 he2 bian1 de5 nian2 tu3 zuo4 de5, cai3 tu3, ya1 mo2, yin1 gan1, zai4 jin4 yao2 shao1 qi1 tian1.",
      "zi3 xi4 kan4, you3 ji3 kuai4 zhuan1 shang4 liu2 zhe5 xiao2 xiao3 de5 jiao3 yin4, na4 shi4 shai4 zhuan1 de5 shi2 hou4, ji1 cong2 shang4 mian4 zou3 guo4 qu4.",
      "yan2 se4 shen1 de5 na4 yi2 mian4 zai4 yao2 li3 kao4 jin4 huo3, suo2 yi3 tong2 yi4 gen1 zhu4 zi5 shang4 you3 shi2 ji3 zhong3 hong2.",
      "men2 kuang1 shang4 fang1 de5 zi4 yong4 zheng3 zhi1 da4 bi3 yi2 qi4 xie3 cheng2, shou1 bi3 de5 di4 fang1, mo4 yi3 jing1 kuai4 gan1 le5.",
      "hao3, jin4 men2 ba5, guo4 le5 qiao2, feng1 hui4 bi3 jiao4 liang2.",
    ],
    ja_JP: [
      "ようこそ おこし くださいました。",
      "もんを くぐるまえに、ひだりの レンガの はしらに、てを ふれて みてください。",
      "かわべの ねんどを あしで ふみ、かたに つめ、かげぼし して、かまで なのか やいた ものです。",
      "いくつかの レンガに ちいさな あしあとが あるのわ、ほしている うえを にわとりが あるいた からです。",
      "いろの こい めんわ ひに ちかかった めんで、いっぽんの はしらに いくつもの あかが みつかります。",
      "もんの うえの もじわ おおふでで ひといきに かかれ、さいごの いっかくでわ もう すみが つきかけて います。",
      "でわ、おはいり ください。",
      "はしを わたると かぜが すずしく なります。",
    ],
  },
  "temple-roof": {
    zh_TW: [
      "qing3 tui4 hou4 shi2 bu4, tai2 tou2 kan4 wen2 chang1 ci2 de5 wu1 ji3.",
      "shang4 mian4 de5 mu3 dan1, feng4 huang2 he2 wu3 jiang4, quan2 shi4 yong4 wan3 zuo4 de5.",
      "shi1 fu4 ba2 cai3 se4 de5 wan2 jian3 cheng2 hua1 ban4, yu3 mao2 he2 kui1 jia3 de5 xing2 zhuang4, yi2 pian4 yi2 pian4 cha1 jin4 hai2 mei2 gan1 de5 hui1 ni2 li3, zhe4 jiao4 jian3 nian2.",
      "jian3 de5 shi2 hou4 zhi2 you3 yi2 ci4 ji1 hui4, li4 qi4 da4 le5, zheng3 pian4 jiu4 lie4 kai1.",
      "wu1 ji3 liang3 duan1 gao1 gao1 qiao4 qi3, fen1 cheng2 liang3 cha1, xiang4 yan4 zi5 de5 wei3 ba1, cong2 qian2 zhi2 you3 miao4 he2 zuo4 guan1 de5 ren2 jia1 ke2 yi3 yong4.",
      "xia4 yu3 yi3 hou4 zai4 lai2 kan4, ci2 pian4 xi3 gan1 jing4 le5, yuan2 yuan3 jiu4 kan4 de5 jian4 ta1 fa1 liang4.",
    ],
    ja_JP: [
      "じゅっぽほど さがって、ぶんしょうしの むねを みあげて ください。",
      "ぼたんも ほうおうも ぶしょうも、すべて ちゃわんで できて います。",
      "いろの ついた わんを、はなびらや はねや よろいの かたちに きり、まだ かわかない しっくいに ひとひらずつ さしこむ、せんねん という わざです。",
      "きるのわ いちどきりで、ちからが つよすぎると ぜんたいが われて しまいます。",
      "むねの りょうはしが つばめの おのように そって ふたつに わかれる かたちわ、むかしわ びょうと やくにんの いえだけに ゆるされた ものでした。",
      "あめあがりに また いらして ください。",
      "あらわれた じきが、とおくからでも ひかって みえます。",
    ],
  },
  "bell-and-drum": {
    zh_TW: [
      "ni3 zhan4 de5 di4 fang1 shi4 miao4 cheng2.",
      "mian4 xiang4 zheng4 dian4, you4 bian1 shi4 zhong1, zuo3 bian1 shi4 gu3, cong2 shen2 ming2 na4 bian1 kan4, zheng4 hao3 shi4 zuo3 zhong1 you4 gu3.",
      "zao3 shang4 jiu2 dian3 shi2 wu3 fen1 qiao1 zhong1, bang4 wan3 wu2 dian3 ban4 ji2 gu3, kai1 yuan2 de5 ri4 zi5 tian1 tian1 ru2 ci3, qing2 yu3 bu4 gai3.",
      "zhong1 sheng1 man4, yi4 sheng1 yao4 deng3 qian2 yi4 sheng1 san4 le5 cai2 jie1 xia4 qu4, gu3 sheng1 you2 man4 er2 kuai4, zai4 man4 man4 shou1 hui2 lai2, xiang4 yi2 ge5 ren2 zou2 yuan3 de5 jiao3 bu4.",
      "cong2 qian2 cun1 li3 mei2 you3 shi2 zhong1, ting1 dao4 gu3 sheng1, zuo4 gong1 de5 fang4 xia4 chu2 tou2, hai2 zi5 jiu4 zhi1 dao4 gai1 hui2 jia1 chi1 fan4.",
      "gu3 pi2 yong4 de5 shi4 shui3 niu2 pi2, tian1 qi4 chao2 de5 shi2 hou4 sheng1 yin1 hui4 men1 yi4 dian3, lao3 ren2 jia1 ting1 yi4 ting1, jiu4 zhi1 dao4 ming2 tian1 hui4 bu2 hui4 xia4 yu3.",
    ],
    ja_JP: [
      "ここわ びょうぜん ひろば です。",
      "ほんでんに むかって みぎが かね、ひだりが たいこ。",
      "かみさまから みれば、ひだりが かね、みぎが たいこです。",
      "あさわ くじ じゅうごふんに かねを、ゆうがたわ ごじ さんじゅっぷんに たいこを、かいえんの ひわ はれても ふっても うちます。",
      "かねわ ゆっくりと、まえの おとが きえるのを まって つぎを つきます。",
      "たいこわ ゆるやかに はじまり、はやくなり、とおざかる あしおとのように また しずまって いきます。",
      "むらに とけいが なかった ころ、たいこが なれば はたけの ひとわ くわを おき、こどもたちわ ゆうはんだと しりました。",
      "かわわ すいぎゅうで、しめった ひわ おとが こもるので、おとしよりわ あすの あめを ききわけた そうです。",
    ],
  },
  "stage-ceiling": {
    zh_TW: [
      "zou3 jin4 xi4 tai2, tai2 tou2 kan4 na4 yi4 quan1 yi4 quan1 wang3 shang4 shou1 de5 mu4 tou2, zhe4 jiao4 zao2 jing3.",
      "ta1 you3 ba1 ceng2, yi4 bai3 duo1 ge5 dou2 gong3 hu4 xiang1 ka3 zhu4, cong2 tou2 dao4 wei3 mei2 you3 yong4 yi4 gen1 ding1 zi5.",
      "yan3 yuan2 zai4 xia4 mian4 chang4, sheng1 yin1 bei4 ta1 long3 zhu4, zai4 wang3 qian2 tui1, zuo4 zai4 guang2 chang3 zui4 hou4 yi4 pai2 ye3 ting1 de5 jian4 tu3 zi4.",
      "tai2 kou3 liang3 ce4 ge4 you3 yi2 dao4 men2, zuo3 bian1 xie3 chu1 jiang4, you4 bian1 xie3 ru4 xiang4, shang4 chang3 he2 xia4 chang3 jiu4 kao4 zhe4 si4 ge5 zi4.",
      "ru2 guo3 jin1 tian1 mei2 you2 yan3 chu1, qing3 zhan4 dao4 tai2 qian2 zheng4 zhong1 yang1, qing1 qing1 pai1 yi2 xia4 shou3.",
      "ni3 hui4 ting1 jian4 zhang3 sheng1 cong2 tou2 ding3 luo4 xia4 lai2.",
    ],
    ja_JP: [
      "ぶたいに ちかづいて、うええ すぼまって いく きの わを みあげて ください。",
      "はっそうの わを、ひゃくを こえる きぐみが ささえあい、くぎわ いっぽんも つかわれて いません。",
      "やくしゃの こえわ、この てんじょうに あつめられて まええ おくられ、ひろばの いちばん うしろまで ことばが とどきます。",
      "りょうわきにわ くちが ふたつ あり、ひだりから とうじょう して みぎえ たいじょう します。",
      "きょうの こうえんが なければ、ぶたいの まえの まんなかに たって、かるく てを たたいて みてください。",
      "おとが あたまの うえから ふって きます。",
    ],
  },
};

/** Words of the English text that the voice would read wrongly. */
export const respelt: readonly [written: string, spoken: string][] = [
  ["09:15", "a quarter past nine"],
  ["17:30", "half past five"],
  ["jiannian", "jyen nyen"],
];
