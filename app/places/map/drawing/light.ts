/** The colours of the map's paper by day and by night, after the tokens of the design. */
const day = {
  ground: "#efe2c4", meadow: "#d3dbb3", meadowDeep: "#bfcf9f", lawn: "#c9d89f", lawnLine: "#b4c98a",
  sky: "#e3e8d8", mist: "#f4f1e2", hillFar: "#b4cdbb", hill: "#93b69d", hillNear: "#9dbb94",
  bank: "#dfcba0", water: "#9fc9ca", waterDeep: "#86b7bc", wave: "#d9eeec",
  path: "#fdf6e6", pathEdge: "#cdb488", level: "#2a7a66", steps: "#a5764f", stone: "#e9dfce", stoneDeep: "#cfc1a8",
  wall: "#b64a34", wallDeep: "#8f3626", plaster: "#f2e3c8", roof: "#4b585c", roofDeep: "#3a4548", ridge: "#c9573f", lit: "#f6dfa8", door: "#6b2418",
  tree: "#6a9a72", treeDeep: "#4b7c5c", treePale: "#8fb58a", trunk: "#7a5638", blossom: "#c9a4c4",
  indigo: "#2a5180", white: "#fffaf0", gold: "#d9a441", lantern: "#c93a26", glow: "none", shade: "#42220e", shadeBy: 0.17,
};
export type Light = typeof day;

const night: Light = {
  ground: "#232a33", meadow: "#24363a", meadowDeep: "#1f3235", lawn: "#2a4240", lawnLine: "#35504b",
  sky: "#131d2f", mist: "#33475d", hillFar: "#1d3044", hill: "#21383f", hillNear: "#20343a",
  bank: "#343435", water: "#17334e", waterDeep: "#122a42", wave: "#3f688a",
  path: "#5b554f", pathEdge: "#3a3836", level: "#8fd0ba", steps: "#c9a078", stone: "#4b4a4a", stoneDeep: "#3a3a3c",
  wall: "#7a3328", wallDeep: "#58251d", plaster: "#8a7458", roof: "#10181f", roofDeep: "#0a1016", ridge: "#8f3d2e", lit: "#ffd27a", door: "#3a1610",
  tree: "#23453f", treeDeep: "#1a3632", treePale: "#2f554b", trunk: "#3d2e24", blossom: "#6d5a78",
  indigo: "#3f6aa0", white: "#d9d2c4", gold: "#e6b85c", lantern: "#ff6a45", glow: "#ffce70", shade: "#000000", shadeBy: 0.35,
};

export const lights = { day, night };
export type Lighting = keyof typeof lights;
