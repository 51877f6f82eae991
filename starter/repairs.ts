import type { Localized } from "#platform/locales.ts";
import { illustrate } from "./illustrations/illustrate.ts";
import { templeRepair, wornCard } from "./illustrations/repair.ts";
import { words } from "./starter.ts";

const ridge = { motif: "roof-ridge", ground: "cloud", palette: "jade", seed: 3 };

/** The pictures of /repair by their ids; staff may put photographs in their places. */
export const repairPictures: Record<string, { svg: () => string; alt: Localized }> = {
  "repair-temple-before": {
    svg: () => templeRepair("before"),
    alt: words(
      "修復前的文昌祠：屋頂破洞、大門釘著木板、石埕長草",
      "The temple before: holes in the roof, boards over the door, grass between the stones",
      "修復前の文昌祠。屋根に穴、戸には板、石のあいだに草",
    ),
  },
  "repair-temple-after": {
    svg: () => templeRepair("after"),
    alt: words(
      "修復後的文昌祠：瓦頂完整、大門敞開、廟埕上有人",
      "The temple after: the roof whole, the door open, people on the plaza",
      "修復後の文昌祠。屋根がそろい、戸がひらき、広場に人がいます",
    ),
  },
  "repair-ridge-before": {
    svg: () => wornCard(ridge),
    alt: words(
      "修復前的屋脊：瓷片剝落、龍身開裂",
      "The ridge before: porcelain fallen off, the dragon cracked",
      "修復前の棟。磁器がはがれ、龍にひびが入っています",
    ),
  },
  "repair-ridge-after": {
    svg: () => illustrate(ridge),
    alt: words(
      "修復後的屋脊：龍身補滿新燒的碎瓷",
      "The ridge after: the dragon covered in newly fired porcelain",
      "修復後の棟。新しく焼いた磁器で覆われた龍",
    ),
  },
  "repair-numbered-timbers": {
    svg: () => illustrate({ motif: "joinery", ground: "lattice", palette: "sand", seed: 5 }),
    alt: words("拆下來的斗栱，一件件疊好", "Bracket pieces taken apart and stacked", "解いて積み上げた斗栱の部材"),
  },
  "repair-wood": {
    svg: () => illustrate({ motif: "house", ground: "tortoise", palette: "gold", seed: 4 }),
    alt: words("墩接過柱腳的老屋", "An old house on newly footed pillars", "根継ぎをした柱の古い家"),
  },
  "repair-cut-porcelain": {
    svg: () => illustrate({ motif: "bowl", ground: "waves", palette: "indigo", seed: 7 }),
    alt: words("準備剪成花瓣的彩碗", "A painted bowl, ready to be clipped into petals", "花びらに切る前の色絵の碗"),
  },
  "repair-learning-hands": {
    svg: () => illustrate({ motif: "mascot-point", ground: "cloud", palette: "jade", seed: 2 }),
    alt: words(
      "陶鴞指著上面，看師傅工作",
      "The clay owl points up at the masters at work",
      "親方の仕事を指さす陶のふくろう",
    ),
  },
};
