import type { Light } from "./light.ts";

/** The forms the park's buildings are cut from, each on a base line through 0,0; placed with `at`. */
export function forms(l: Light): string {
  return [
    form(
      "roof",
      `<path fill="${l.roof}" d="M-50 0C-40-5-37-18-35-25Q0-17 35-25C37-18 40-5 50 0Q0 8-50 0Z"/><path fill="none" stroke="${l.roofDeep}" stroke-width="1.6" d="M-25-21Q-27-8-31 1M-12-19Q-13-8-15 3M0-19V4M12-19Q13-8 15 3M25-21Q27-8 31 1"/><path fill="none" stroke="${l.gold}" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="0 4.4" d="M-46 1Q0 9 46 1"/><path fill="none" stroke="${l.ridge}" stroke-width="5" stroke-linecap="round" d="M-47-35Q-38-24-30-24Q0-17 30-24Q38-24 47-35"/>`,
    ),
    form(
      "house",
      `${shade(l, 46, 5)}<path fill="${l.wall}" d="M-38-30H38V0H-38Z"/><path fill="${l.stoneDeep}" d="M-40-4H40V2H-40Z"/><path fill="${l.door}" d="M-8-22H8V-2H-8Z"/><path fill="${l.lit}" d="M-5-19H5V-2H-5ZM-31-21H-15V-11H-31ZM15-21H31V-11H15Z"/><path stroke="${l.door}" stroke-width="1.3" d="M0-19V-2M-27-21V-11M-23-21V-11M-19-21V-11M19-21V-11M23-21V-11M27-21V-11"/>${use("roof", 0, -28)}`,
    ),
    form(
      "shop",
      `${shade(l, 30, 4)}<path fill="${l.plaster}" d="M-25-30H25V0H-25Z"/><path fill="${l.wall}" d="M-25-30H25V-22H-25ZM-25-30H-20V0H-25ZM20-30H25V0H20Z"/><path fill="${l.door}" d="M-15-19H15V0H-15Z"/><path fill="${l.lit}" d="M-12-16H-2V0H-12ZM2-16H12V0H2Z"/>${use("roof", 0, -28, 0.66)}`,
    ),
    form(
      "temple",
      `${shade(l, 84, 7)}<path fill="${l.stone}" d="M-80-8H80V4H-80Z"/><path fill="${l.wall}" d="M-66-44H66V-8H-66Z"/><path fill="${l.lit}" d="M-24-36H24V-8H-24ZM-58-32H-34V-16H-58ZM34-32H58V-16H34Z"/><path stroke="${l.door}" stroke-width="3" d="M-24-36V-8M0-36V-8M24-36V-8M-12-36V-8M12-36V-8M-46-32V-16M46-32V-16"/>${use("roof", 0, -42, 1.7)}<path fill="${l.wall}" d="M-36-94H36V-82H-36Z"/><path fill="${l.lit}" d="M-30-92H30V-85H-30Z"/>${use("roof", 0, -92, 1.05)}<circle cy="-118" r="5" fill="${l.lantern}"/><circle cy="-118" r="2.4" fill="${l.gold}"/>`,
    ),
    form(
      "hall",
      `${shade(l, 68, 6)}<path fill="${l.plaster}" d="M-58-50H58V0H-58Z"/><path fill="${l.wall}" d="M-58-16H58V0H-58ZM-58-50H58V-44H-58Z"/><path fill="${l.lit}" d="M-48-40H-34V-22H-48ZM-28-40H-14V-22H-28ZM14-40H28V-22H14ZM34-40H48V-22H34ZM-8-34H8V0H-8Z"/><path stroke="${l.door}" stroke-width="2" d="M0-34V0M-41-40V-22M-21-40V-22M21-40V-22M41-40V-22"/>${use("roof", 0, -46, 1.4)}`,
    ),
    form(
      "stage",
      `${shade(l, 46, 6)}<path fill="${l.stone}" d="M-44-12H44V4H-44Z"/><path fill="${l.door}" d="M-36-46H36V-12H-36Z"/><path fill="${l.lit}" d="M-14-40H14V-12H-14Z"/><path fill="${l.indigo}" d="M-30-40H-18V-12H-30ZM18-40H30V-12H18Z"/><path stroke="${l.lantern}" stroke-width="4" d="M-38-46V-12M38-46V-12"/>${use("roof", 0, -44, 1.05)}`,
    ),
    form(
      "gate",
      `${shade(l, 52, 5)}<path fill="${l.wall}" d="M-46-30H-22V0H-46ZM22-30H46V0H22Z"/><path fill="${l.stone}" d="M-22-44H22V-32H-22Z"/><path stroke="${l.lantern}" stroke-width="6" d="M-22-50V0M22-50V0"/><path fill="${l.gold}" d="M-14-42H14V-34H-14Z"/>${use("roof", -34, -28, 0.4)}${use("roof", 34, -28, 0.4)}${use("roof", 0, -48, 0.72)}${lantern(l, -12, -26)}${lantern(l, 12, -26)}`,
    ),
    form(
      "kiln",
      `${shade(l, 40, 4)}<path fill="${l.wallDeep}" d="M-40 0Q-42-14-28-16Q-24-30-10-31Q-4-44 12-44Q20-56 36-54Q48-50 44-36Q36-30 26-28Q20-14 8-12Q2 0-12 0Z"/><path fill="none" stroke="${l.wall}" stroke-width="3" d="M-28-16Q-20-12-18 0M-10-31Q0-26 4-12M12-44Q22-40 26-28"/><path fill="${l.gold}" d="M-39 0V-7Q-33-13-27-7V0Z"/><path fill="${l.lantern}" d="M-37 0V-4Q-33-8-29-4V0Z"/><path fill="none" stroke="${l.white}" stroke-width="3" stroke-linecap="round" opacity=".6" d="M42-56q-6-8 2-14t0-14"/>`,
    ),
    form(
      "tree",
      `<ellipse cx="2" cy="2" rx="13" ry="4" fill="${l.shade}" opacity="${l.shadeBy}"/><path fill="${l.trunk}" d="M-2-10H2V1H-2Z"/><circle cy="-18" r="12" fill="${l.tree}"/><circle cx="-4" cy="-22" r="6.5" fill="${l.treePale}"/>`,
    ),
    form(
      "pine",
      `<path fill="${l.trunk}" d="M-1.6-8H1.6V1H-1.6Z"/><path fill="${l.treeDeep}" d="M0-34L11-14H6L13-4H-13L-6-14H-11Z"/>`,
    ),
    form(
      "bamboo",
      `<path fill="none" stroke="${l.treePale}" stroke-width="2" stroke-linecap="round" d="M-6 0Q-7-20-11-34M0 0Q0-22 1-38M6 0Q7-18 12-32"/><path fill="${l.tree}" d="M-11-34q-9 3-11 10q9-2 11-10ZM1-38q-8 1-11 9q9 0 11-9ZM1-38q9 3 9 11q-9-3-9-11ZM12-32q8 3 9 11q-9-3-9-11Z"/>`,
    ),
    form(
      "banyan",
      `<ellipse cx="2" cy="3" rx="52" ry="9" fill="${l.shade}" opacity="${l.shadeBy}"/><path fill="none" stroke="${l.trunk}" stroke-width="7" stroke-linecap="round" d="M-5 0V-40M8 1V-40M-20-1V-34M22 0V-34"/><path fill="none" stroke="${l.trunk}" stroke-width="2.4" d="M-34-2V-34M36-2V-34M-12 0V-30M15 0V-30"/><path fill="${l.treeDeep}" d="M-54-36Q-60-56-38-60Q-30-80-6-76Q18-88 34-68Q58-66 55-42Q48-30 30-36Q18-28 2-34Q-14-28-26-36Q-42-28-54-36Z"/><path fill="${l.tree}" d="M-40-46Q-40-60-22-60Q-12-72 6-66Q26-70 34-54Q22-46 6-50Q-12-42-40-46Z"/>`,
    ),
  ].join("");
}

export function use(name: string, x: number, y: number, size = 1): string {
  return `<use href="#${name}" transform="translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}"/>`;
}

/** A hanging lantern, with a glow around it by night. */
export function lantern(l: Light, x: number, y: number): string {
  const glow = l.glow === "none" ? "" : `<circle cx="${x}" cy="${y}" r="14" fill="${l.glow}" opacity=".28"/>`;
  return `${glow}<ellipse cx="${x}" cy="${y}" rx="4.4" ry="5" fill="${l.lantern}"/><path stroke="${l.gold}" stroke-width="1.6" d="M${x - 2.5} ${y - 5}h5M${x - 2.5} ${y + 5}h5"/>`;
}

function form(name: string, parts: string): string {
  return `<g id="${name}">${parts}</g>`;
}

function shade(l: Light, half: number, drop: number): string {
  return `<ellipse cx="6" cy="${drop - 2}" rx="${half}" ry="${drop + 3}" fill="${l.shade}" opacity="${l.shadeBy}"/>`;
}
