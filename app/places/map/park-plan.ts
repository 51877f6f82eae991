/** A spot on the sheet: units from its left and upper edge, north up. */
export type Point = { x: number; y: number };

/** The sheet the park map is drawn on, in units; positions of places are spots on it. */
export const sheet = { width: 1000, height: 900 } as const;
export const metresPerUnit = 0.6;

/** Where ways meet. A place joins the network at the nearest of these. */
export const crossings = {
  southGate: { x: 470, y: 852 },
  forecourt: { x: 470, y: 792 },
  visitorCentre: { x: 592, y: 806 },
  bridgeSouth: { x: 606, y: 772 },
  bridgeNorth: { x: 598, y: 668 },
  centralPlaza: { x: 470, y: 600 },
  operaStage: { x: 590, y: 580 },
  templePlaza: { x: 470, y: 480 },
  temple: { x: 470, y: 375 },
  noodleHouse: { x: 345, y: 425 },
  craftHall: { x: 335, y: 600 },
  streetEnd: { x: 318, y: 512 },
  artisanStreet: { x: 220, y: 508 },
  dyeHouse: { x: 105, y: 570 },
  wayUp: { x: 48, y: 478 },
  kilnYard: { x: 98, y: 372 },
  banyanGarden: { x: 322, y: 292 },
  avenue: { x: 592, y: 468 },
  puppetTheatre: { x: 605, y: 300 },
  exhibitionHall: { x: 690, y: 440 },
  boardwalk: { x: 700, y: 330 },
  egretPond: { x: 790, y: 268 },
  lawnSide: { x: 762, y: 532 },
  lawn: { x: 860, y: 512 },
  moonRiver: { x: 716, y: 632 },
  bank: { x: 800, y: 618 },
  boatLanding: { x: 876, y: 682 },
} as const satisfies Record<string, Point>;
export type Crossing = keyof typeof crossings;

export const wayNames = [
  "forecourt",
  "archBridge",
  "levelBridge",
  "mainWay",
  "stagePath",
  "templeSteps",
  "templeRamp",
  "noodleLane",
  "craftLane",
  "street",
  "dyeLane",
  "hillSteps",
  "hillPath",
  "banyanPath",
  "avenue",
  "theatrePath",
  "boardwalk",
  "lawnPath",
  "riverWalk",
  "terraceSteps",
  "landingSteps",
] as const;
export type WayName = (typeof wayNames)[number];

/**
 * A way between two crossings; it bends at the spots of `via`. Without `steps` it can be walked and wheeled on the
 * level or by a ramp.
 */
export type Way = { name: WayName; from: Crossing; to: Crossing; steps?: number; via?: readonly Point[] };

export const ways: readonly Way[] = [
  { name: "forecourt", from: "southGate", to: "forecourt" },
  { name: "forecourt", from: "forecourt", to: "visitorCentre", via: [{ x: 540, y: 802 }] },
  { name: "archBridge", from: "forecourt", to: "centralPlaza", steps: 22 },
  { name: "levelBridge", from: "visitorCentre", to: "bridgeSouth" },
  { name: "levelBridge", from: "bridgeSouth", to: "bridgeNorth" },
  { name: "stagePath", from: "bridgeNorth", to: "operaStage" },
  { name: "riverWalk", from: "bridgeNorth", to: "centralPlaza", via: [{ x: 540, y: 646 }] },
  { name: "stagePath", from: "centralPlaza", to: "operaStage", via: [{ x: 530, y: 596 }] },
  { name: "mainWay", from: "centralPlaza", to: "templePlaza" },
  { name: "templeSteps", from: "templePlaza", to: "temple", steps: 5 },
  {
    name: "templeRamp",
    from: "templePlaza",
    to: "temple",
    via: [
      { x: 535, y: 462 },
      { x: 545, y: 400 },
    ],
  },
  { name: "craftLane", from: "centralPlaza", to: "craftHall", via: [{ x: 400, y: 608 }] },
  { name: "craftLane", from: "craftHall", to: "streetEnd" },
  { name: "noodleLane", from: "templePlaza", to: "noodleHouse", via: [{ x: 410, y: 462 }] },
  { name: "noodleLane", from: "noodleHouse", to: "streetEnd" },
  { name: "mainWay", from: "templePlaza", to: "streetEnd", via: [{ x: 395, y: 508 }] },
  { name: "street", from: "streetEnd", to: "artisanStreet" },
  { name: "street", from: "artisanStreet", to: "dyeHouse", via: [{ x: 150, y: 516 }] },
  { name: "hillSteps", from: "artisanStreet", to: "kilnYard", steps: 36, via: [{ x: 168, y: 440 }] },
  { name: "hillPath", from: "dyeHouse", to: "wayUp", via: [{ x: 62, y: 536 }] },
  { name: "hillPath", from: "wayUp", to: "kilnYard", via: [{ x: 54, y: 410 }] },
  { name: "banyanPath", from: "temple", to: "banyanGarden", steps: 9, via: [{ x: 405, y: 330 }] },
  { name: "banyanPath", from: "noodleHouse", to: "banyanGarden", steps: 6, via: [{ x: 322, y: 360 }] },
  { name: "avenue", from: "templePlaza", to: "avenue" },
  { name: "avenue", from: "avenue", to: "exhibitionHall" },
  { name: "stagePath", from: "operaStage", to: "avenue" },
  { name: "theatrePath", from: "avenue", to: "puppetTheatre", via: [{ x: 588, y: 384 }] },
  { name: "theatrePath", from: "puppetTheatre", to: "boardwalk", via: [{ x: 650, y: 330 }] },
  { name: "boardwalk", from: "exhibitionHall", to: "boardwalk", via: [{ x: 712, y: 384 }] },
  { name: "boardwalk", from: "boardwalk", to: "egretPond", via: [{ x: 748, y: 296 }] },
  { name: "lawnPath", from: "exhibitionHall", to: "lawnSide", via: [{ x: 738, y: 480 }] },
  { name: "lawnPath", from: "lawnSide", to: "lawn" },
  { name: "lawnPath", from: "lawnSide", to: "bank" },
  { name: "riverWalk", from: "bank", to: "moonRiver", via: [{ x: 758, y: 612 }] },
  { name: "riverWalk", from: "bridgeNorth", to: "moonRiver", via: [{ x: 660, y: 652 }] },
  { name: "terraceSteps", from: "operaStage", to: "moonRiver", steps: 7, via: [{ x: 652, y: 594 }] },
  { name: "landingSteps", from: "bank", to: "boatLanding", steps: 12 },
];

/** The spots a way goes through, from its one end to the other. */
export function pointsOf(way: Way): Point[] {
  return [crossings[way.from], ...(way.via ?? []), crossings[way.to]];
}

/** How far it is along these spots, in metres. */
export function metresAlong(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + unitsBetween(points[at - 1] ?? point, point), 0) * metresPerUnit;
}

export function unitsBetween(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
