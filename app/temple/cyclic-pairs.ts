import type { Localized } from "#platform/locales.ts";

/**
 * The ten stems and twelve branches, each as Chinese writes it, English spells and explains it, and Japanese reads it.
 */
const stems = [
  ["甲", "jia", "wood", "きのえ"],
  ["乙", "yi", "wood", "きのと"],
  ["丙", "bing", "fire", "ひのえ"],
  ["丁", "ding", "fire", "ひのと"],
  ["戊", "wu", "earth", "つちのえ"],
  ["己", "ji", "earth", "つちのと"],
  ["庚", "geng", "metal", "かのえ"],
  ["辛", "xin", "metal", "かのと"],
  ["壬", "ren", "water", "みずのえ"],
  ["癸", "gui", "water", "みずのと"],
] as const;
const branches = [
  ["子", "zi", "rat", "ね"],
  ["丑", "chou", "ox", "うし"],
  ["寅", "yin", "tiger", "とら"],
  ["卯", "mao", "rabbit", "う"],
  ["辰", "chen", "dragon", "たつ"],
  ["巳", "si", "snake", "み"],
  ["午", "wu", "horse", "うま"],
  ["未", "wei", "goat", "ひつじ"],
  ["申", "shen", "monkey", "さる"],
  ["酉", "you", "rooster", "とり"],
  ["戌", "xu", "dog", "いぬ"],
  ["亥", "hai", "pig", "い"],
] as const;

/**
 * The cyclic pair that a stick of sixty bears, in the order of Taiwan's temples, where each stem takes its six branches
 * in turn: 1 is 甲子, 2 甲寅, 7 乙丑, 60 癸亥.
 */
export function cyclicPair(number: number): Localized {
  const order = Math.floor((number - 1) / 6);
  const [stem, spelt, element, on] = stems[order] ?? stems[0];
  const [branch, sound, animal, read] = branches[((number - 1) % 6) * 2 + (order % 2)] ?? branches[0];
  return {
    zh_TW: stem + branch,
    en_US: `${spelt}${sound} (${element}, ${animal})`,
    ja_JP: `${stem}${branch}（${on}${read}）`,
  };
}
