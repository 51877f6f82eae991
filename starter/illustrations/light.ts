/** The village's colours at each hour of the day. */
export type Hour = "dawn" | "day" | "dusk" | "night";

export type Light = {
  sky: readonly [string, string, string];
  disc: string;
  cloud: string;
  far: string;
  mid: string;
  near: string;
  grass: string;
  earth: string;
  earthPale: string;
  wall: string;
  wallDeep: string;
  plaster: string;
  roof: string;
  tile: string;
  red: string;
  redDeep: string;
  ridge: string;
  gold: string;
  jade: string;
  lit: string;
  stone: string;
  stoneDeep: string;
  wood: string;
  water: string;
  waterDeep: string;
  glint: string;
  leaf: string;
  leafDeep: string;
  leafPale: string;
  ink: string;
  lantern: string;
  skin: string;
  paper: string;
  /** Lamps are burning. */
  lamps: boolean;
  /** Where a picture keeps its one drawn lamp, to be shown again and again. */
  lampId?: string;
};

export const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: ["#7f98b8", "#e3b9b2", "#fbe3c6"],
    disc: "#fff0d2",
    cloud: "#fff4e6",
    far: "#b3a3b3",
    mid: "#8b8aa3",
    near: "#667a86",
    grass: "#5f7f78",
    earth: "#b08d78",
    earthPale: "#d9bfa6",
    wall: "#b9604c",
    wallDeep: "#8f4538",
    plaster: "#f0dfca",
    roof: "#5a4a58",
    tile: "#73616e",
    red: "#b8483a",
    redDeep: "#84332c",
    ridge: "#c9604b",
    gold: "#e0b264",
    jade: "#4f8079",
    lit: "#ffe3a8",
    stone: "#cdbfb6",
    stoneDeep: "#a4969a",
    wood: "#6f4638",
    water: "#c9b3b6",
    waterDeep: "#6d7f93",
    glint: "#fff0da",
    leaf: "#55776e",
    leafDeep: "#3c5a5c",
    leafPale: "#86a191",
    ink: "#2d2c3d",
    lantern: "#d94a36",
    skin: "#efc9a8",
    paper: "#fdf1e0",
    lamps: true,
  },
  day: {
    sky: ["#8ec2cd", "#c3dfd8", "#f4ecd0"],
    disc: "#fff6da",
    cloud: "#ffffff",
    far: "#a2c2b8",
    mid: "#76a596",
    near: "#4f8676",
    grass: "#6a9a70",
    earth: "#c29b6f",
    earthPale: "#e3cda4",
    wall: "#c4624a",
    wallDeep: "#9a4633",
    plaster: "#f7ead2",
    roof: "#53525a",
    tile: "#6e6c73",
    red: "#bd4030",
    redDeep: "#8a2b20",
    ridge: "#cc5a42",
    gold: "#dfae4a",
    jade: "#3c7c6d",
    lit: "#f5d998",
    stone: "#d9cfba",
    stoneDeep: "#b2a58f",
    wood: "#754729",
    water: "#a5d0cb",
    waterDeep: "#4a8e8c",
    glint: "#ffffff",
    leaf: "#43795a",
    leafDeep: "#2b5a48",
    leafPale: "#86ad75",
    ink: "#263335",
    lantern: "#d43f2c",
    skin: "#f1cfae",
    paper: "#fdf6e6",
    lamps: false,
  },
  dusk: {
    sky: ["#2c3a60", "#a6566c", "#f2ac6c"],
    disc: "#ffe2ac",
    cloud: "#ffd7b0",
    far: "#87526f",
    mid: "#643f60",
    near: "#48304f",
    grass: "#43304c",
    earth: "#6b4152",
    earthPale: "#a8655c",
    wall: "#a8432f",
    wallDeep: "#7c2f27",
    plaster: "#d9a78a",
    roof: "#33263d",
    tile: "#4a3853",
    red: "#b03a2a",
    redDeep: "#74231f",
    ridge: "#c4523a",
    gold: "#e6ae4c",
    jade: "#3f6a68",
    lit: "#ffd37c",
    stone: "#a98390",
    stoneDeep: "#7a5a70",
    wood: "#4d2b2c",
    water: "#c27a62",
    waterDeep: "#3f2d50",
    glint: "#ffd9a0",
    leaf: "#35314c",
    leafDeep: "#241f38",
    leafPale: "#5d4a66",
    ink: "#191424",
    lantern: "#e5432d",
    skin: "#dba47f",
    paper: "#f8dfbd",
    lamps: true,
  },
  night: {
    sky: ["#0c1730", "#1c2e50", "#41597c"],
    disc: "#f8eccb",
    cloud: "#5d759b",
    far: "#263d60",
    mid: "#1b3050",
    near: "#142642",
    grass: "#13263c",
    earth: "#26344d",
    earthPale: "#3d4a63",
    wall: "#76332d",
    wallDeep: "#552323",
    plaster: "#8d8390",
    roof: "#121c2f",
    tile: "#24334c",
    red: "#8c2f28",
    redDeep: "#571f20",
    ridge: "#9a4236",
    gold: "#c99a4c",
    jade: "#2b5560",
    lit: "#ffc969",
    stone: "#56627d",
    stoneDeep: "#3a4763",
    wood: "#35242b",
    water: "#2e4a70",
    waterDeep: "#0e1b30",
    glint: "#ffe0a0",
    leaf: "#15294a",
    leafDeep: "#0b1830",
    leafPale: "#2b4668",
    ink: "#070e1b",
    lantern: "#ff5b3a",
    skin: "#b98a76",
    paper: "#d9d0bf",
    lamps: true,
  },
};

/** The same hour with some colours changed. */
export function lit(hour: Hour, changes: Partial<Light> = {}): Light {
  return { ...lights[hour], ...changes };
}
