import type { MotifName } from "./illustrations/motifs.ts";
import { type Art, art, words } from "./starter.ts";

/** What a motif shows, whatever the colours it is cut from: for pictures beside the cover, whose colours go round. */
const shown = {
  bag: words("印花布袋剪紙", "A cloth bag with a printed pattern", "柄のある布袋の切り絵"),
  "bamboo-basket": words("高提把竹籃剪紙", "A bamboo basket with a tall handle", "持ち手の高い竹かごの切り絵"),
  banyan: words("垂著氣根的老榕樹", "An old banyan with hanging roots", "気根を垂らしたガジュマルの老木"),
  bell: words("掛在木架上的銅鐘", "A bronze bell on its frame", "木組みに掛かる青銅の鐘"),
  bench: words("樹下的長椅", "A bench under a tree", "木陰の長椅子"),
  bicycle: words("載著花籃的腳踏車", "A bicycle with a basket of flowers", "花かごをのせた自転車"),
  boat: words("水面上的小木船", "A small wooden boat on the water", "水に浮かぶ小さな木の舟"),
  book: words("線裝書剪紙", "A thread-bound book", "糸綴じの本の切り絵"),
  bowl: words("帶花紋的陶碗", "A bowl with a painted pattern", "文様のある碗"),
  bridge: words("跨過流水的石拱橋", "An arched stone bridge over water", "流れにかかる石のアーチ橋"),
  "brush-ink": words("毛筆、硯臺與畫紙", "A brush, an inkstone and a sheet of paper", "筆と硯と一枚の紙"),
  bus: words("坐著乘客的接駁小車", "A small shuttle bus with passengers", "お客を乗せた小さなバス"),
  "candied-fruit": words("插在竹籤上的糖果子", "Sugared fruit on bamboo sticks", "竹串に刺した飴がけの果物"),
  "carved-window": words("雕花木窗", "A carved wooden window", "透かし彫りの木の窓"),
  clock: words("木殼掛鐘", "A wall clock in a wooden case", "木枠の掛け時計"),
  comb: words("雕花木梳", "A carved wooden comb", "彫りのある木の櫛"),
  cup: words("茶托上的小杯", "A small cup on its saucer", "受け皿にのった小さな杯"),
  cymbals: words("一對銅鈸", "A pair of cymbals", "一対のシンバル"),
  "door-gods": words("左右守門的門神", "A pair of door gods", "左右で門を守る門神"),
  drum: words("鼓架上的大鼓與鼓棒", "A large drum on its stand, with its sticks", "台にのった大太鼓とばち"),
  egret: words("站在水邊的白鷺", "An egret at the water’s edge", "水辺に立つ白鷺"),
  embroidery: words("繡繃上的花", "A flower in an embroidery frame", "刺繍枠の中の花"),
  fan: words("展開的摺扇", "An open folding fan", "広げた扇子"),
  fish: words("水裡游動的魚", "A fish swimming", "水の中を泳ぐ魚"),
  flute: words("橫笛與音符", "A flute and notes of music", "横笛と音符"),
  "fortune-sticks": words("裝著籤的竹筒", "A bamboo tube of fortune sticks", "おみくじの竹筒"),
  gate: words("瓦頂的園門", "A gate with a tiled roof", "瓦屋根の門"),
  glass: words("並排的玻璃器皿", "Two pieces of glassware", "並んだガラスの器"),
  "glove-puppet": words("張開雙臂的布袋戲偶", "A glove puppet with open arms", "腕を広げた手遣い人形"),
  gong: words("掛在架上的銅鑼", "A gong hanging on its frame", "枠に掛かる銅鑼"),
  house: words("翹脊的老厝", "An old house with an upturned ridge", "棟の反った古い家"),
  "incense-burner": words("香煙裊裊的香爐", "Smoke rising from an incense burner", "煙のたなびく香炉"),
  "indigo-cloth": words("紮染花紋的布", "Tie-dyed cloth with white stars", "白い星を絞り染めにした布"),
  joinery: words("層層相疊的斗栱", "Brackets stacked layer upon layer", "幾重にも組まれた斗栱"),
  kiln: words("燒著火的磚窯", "A brick kiln at work", "火の入ったレンガの窯"),
  kite: words("燕子風箏", "A kite in the shape of a swallow", "燕の凧"),
  "lacquer-tray": words("描著花鳥的漆盤", "A lacquer tray with a bird and blossom", "花と鳥を描いた漆の盆"),
  lantern: words("垂著流蘇的燈籠", "A lantern with a tassel", "房を垂らした提灯"),
  leaf: words("帶著嫩芽的枝葉", "A sprig with young leaves", "若芽のついた枝"),
  letter: words("拆開的一封信", "A letter taken from its envelope", "封を切った手紙"),
  "lion-head": words("圓睜雙眼的獅頭", "A lion head with wide eyes", "目を見開いた獅子頭"),
  loom: words("織到一半的織布機", "A loom with half-woven cloth", "織りかけの布がのった機"),
  lute: words("一把琵琶", "A lute", "一面の琵琶"),
  map: words("攤開的園區地圖", "An unfolded map of the park", "広げた園内マップ"),
  "mascot-cheer": words("高舉翅膀的陶鴞", "The clay owl with its wings up", "羽を上げる陶のふくろう"),
  "mascot-point": words("指路的陶鴞", "The clay owl pointing the way", "道を指す陶のふくろう"),
  "mascot-wave": words("揮翅打招呼的陶鴞", "The clay owl waving", "羽を振る陶のふくろう"),
  moon: words("滿月與玉兔", "A full moon and the rabbit", "満月と兎"),
  "moon-blocks": words("一正一反的筊杯", "Two moon blocks, one flat and one round", "表と裏に落ちたポエ"),
  noodles: words("架著筷子的一碗麵", "A bowl of noodles with chopsticks", "箸をのせた一杯の麺"),
  "opera-mask": words("勾臉的戲曲臉譜", "A painted opera face", "隈取りの面"),
  "paper-umbrella": words("撐開的紙傘", "An open paper umbrella", "開いた紙の傘"),
  "rice-cake": words("疊在葉子上的米糕", "Rice cakes piled on a leaf", "葉にのせた米の菓子"),
  "roof-ridge": words("屋脊上的剪黏", "Cut-porcelain figures on a roof ridge", "棟を飾る磁器細工"),
  "scissors-paper": words("剪刀與剪好的紙花", "Scissors and a flower cut from paper", "鋏と切り上がった紙の花"),
  seal: words("石章與朱印", "A stone seal and its print", "石の印と朱の印影"),
  "shadow-puppet": words("燈幕上的皮影", "A shadow puppet on a lit screen", "灯りの幕に映る影絵人形"),
  shoes: words("一雙繡花布鞋", "A pair of embroidered cloth shoes", "刺繍をした布靴"),
  stage: words("拉開幕的戲臺", "A stage with its curtains open", "幕の開いた舞台"),
  "string-puppet": words("絲線牽著的傀儡戲偶", "A puppet hanging on its strings", "糸に吊られた操り人形"),
  "sugar-figure": words("竹籤上的糖馬", "A sugar horse on a stick", "竹串の飴の馬"),
  suona: words("繫著布條的嗩吶", "A suona with a ribbon", "布を結んだチャルメラ"),
  "tea-pot": words("一把茶壺與小杯", "A teapot and a small cup", "急須と小さな茶杯"),
  temple: words("燕尾屋脊的廟", "A temple with swallow-tail ridges", "燕尾の棟をもつ廟"),
  ticket: words("印著圖案的門票", "A printed ticket", "絵の入った券"),
  vase: words("插著花枝的瓶", "A vase with a flowering branch", "花の枝を生けた瓶"),
  wheel: words("轆轤上成形的陶坯", "A pot rising on the wheel", "ろくろの上で立ち上がる器"),
  "wish-lantern": words("亮著的祈願燈", "Wish lanterns alight", "灯のともる祈願灯"),
} as const satisfies Partial<Record<MotifName, ReturnType<typeof words>>>;

type Shown = keyof typeof shown;

const grounds = ["lattice", "cloud", "waves", "tortoise", "ice"];

/**
 * Pictures beside an item's cover: `views("tea-pot", "cup", "leaf")`. Ground and colours follow from motif and place in
 * the row.
 */
export function views(...motifs: [Shown, Shown, ...Shown[]]): Art[] {
  return motifs.map((motif, at) =>
    art(motif, shown[motif], { ground: grounds[(at + motif.length) % grounds.length] ?? "cloud" }),
  );
}
