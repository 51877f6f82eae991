import type { Localized } from "#platform/locales.ts";
import type { Need } from "./needs.ts";
import type { areas, facilities, placeKinds } from "./place.content.ts";

export const placeKindNames: Record<(typeof placeKinds)[number], Localized> = {
  gate: { zh_TW: "入口", en_US: "Gates", ja_JP: "入口" },
  temple: { zh_TW: "廟宇", en_US: "Temple", ja_JP: "祠" },
  stage: { zh_TW: "舞臺", en_US: "Stages", ja_JP: "舞台" },
  hall: { zh_TW: "展館", en_US: "Halls", ja_JP: "展示館" },
  workshop: { zh_TW: "工坊", en_US: "Workshops", ja_JP: "工房" },
  street: { zh_TW: "街巷", en_US: "Streets", ja_JP: "通り" },
  garden: { zh_TW: "園林", en_US: "Gardens", ja_JP: "庭" },
  water: { zh_TW: "水岸", en_US: "Waterside", ja_JP: "水辺" },
  food: { zh_TW: "飲食", en_US: "Food", ja_JP: "食事" },
  service: { zh_TW: "服務", en_US: "Services", ja_JP: "案内" },
};
export const areaNames: Record<(typeof areas)[number], Localized> = {
  gate: { zh_TW: "南門一帶", en_US: "South Gate area", ja_JP: "南門まわり" },
  temple: { zh_TW: "文昌祠一帶", en_US: "Temple area", ja_JP: "文昌祠まわり" },
  crafts: { zh_TW: "工匠街一帶", en_US: "Artisan Street area", ja_JP: "職人通りまわり" },
  river: { zh_TW: "月河一帶", en_US: "Riverside area", ja_JP: "月河まわり" },
};
export const facilityNames: Record<(typeof facilities)[number], Localized> = {
  toilet: { zh_TW: "廁所", en_US: "toilets", ja_JP: "トイレ" },
  "accessible-toilet": { zh_TW: "無障礙廁所", en_US: "accessible toilet", ja_JP: "バリアフリートイレ" },
  "nursing-room": { zh_TW: "哺集乳室", en_US: "nursing room", ja_JP: "授乳室" },
  "drinking-water": { zh_TW: "飲水機", en_US: "drinking water", ja_JP: "給水機" },
  shade: { zh_TW: "遮蔭", en_US: "shade", ja_JP: "日陰" },
  seats: { zh_TW: "座椅", en_US: "seats", ja_JP: "ベンチ" },
  food: { zh_TW: "飲食", en_US: "food", ja_JP: "飲食" },
  lockers: { zh_TW: "置物櫃", en_US: "lockers", ja_JP: "ロッカー" },
  "first-aid": { zh_TW: "急救站", en_US: "first aid", ja_JP: "救護所" },
  wifi: { zh_TW: "無線網路", en_US: "Wi-Fi", ja_JP: "Wi-Fi" },
};
export const needNames: Record<Need, Localized> = {
  toilet: { zh_TW: "廁所", en_US: "Toilets", ja_JP: "トイレ" },
  food: { zh_TW: "吃喝", en_US: "Food and drink", ja_JP: "飲食" },
  shade: { zh_TW: "遮蔭", en_US: "Shade", ja_JP: "日陰" },
  "nursing-room": { zh_TW: "哺集乳室", en_US: "Nursing room", ja_JP: "授乳室" },
  "step-free": { zh_TW: "無階梯", en_US: "Step-free", ja_JP: "段差なし" },
};
export const placeTexts = {
  all: { zh_TW: "全部", en_US: "All", ja_JP: "すべて" },
  need: { zh_TW: "我要找", en_US: "What I need", ja_JP: "必要な設備" },
  list: { zh_TW: "地圖上的地點", en_US: "Places on the map", ja_JP: "マップの場所" },
  none: {
    zh_TW: "沒有同時符合的地點，請少選一項。",
    en_US: "No place offers all of these. Please choose one fewer.",
    ja_JP: "すべてに合う場所はありません。条件を一つ減らしてください。",
  },
  kind: { zh_TW: "類型", en_US: "Kind", ja_JP: "種類" },
  facilities: { zh_TW: "設施", en_US: "Facilities", ja_JP: "設備" },
  capacity: { zh_TW: "容納人數", en_US: "Capacity", ja_JP: "収容人数" },
  steps: { zh_TW: "動線", en_US: "Getting around", ja_JP: "移動" },
  stepFree: { zh_TW: "全程無階梯", en_US: "Step-free", ja_JP: "段差なし" },
  withSteps: { zh_TW: "部分有階梯", en_US: "Some steps", ja_JP: "一部に段差あり" },
  more: { zh_TW: "附近走走", en_US: "Nearby", ja_JP: "このあたり" },
} as const satisfies Record<string, Localized>;
