import type { Blocks, Side } from "./asking.ts";

type TubeProps = {
  /** The stick that has come out of the tube, if one has. */
  stick: number | undefined;
  /** The blocks as they fell. */
  blocks: Blocks | undefined;
};

const gold = { deep: "#a97427", mid: "#dba640", pale: "#f3d48d" };
const brick = { deep: "#7f2419", mid: "#b8382a", coral: "#d9674c" };
const heads = [
  { x: 148, y: 142, lean: -13 }, { x: 160, y: 126, lean: -9 }, { x: 172, y: 138, lean: -5 }, { x: 194, y: 146, lean: 0 }, { x: 216, y: 134, lean: 5 }, { x: 228, y: 122, lean: 9 }, { x: 240, y: 140, lean: 13 },
];
const fronts = [{ x: 154, y: 158, lean: -10 }, { x: 178, y: 164, lean: -3 }, { x: 210, y: 160, lean: 3 }, { x: 234, y: 166, lean: 11 }];
const crescent = "M52-150C-36-142-92-76-92 0C-92 76-36 142 52 150C64 150 66 140 58 132C22 92 14 44 14 0C14-44 22-92 58-132C66-140 64-150 52-150Z";

/** The table with the bamboo tube, the stick that came out and the blocks that fell: cut paper, without a word of its own. */
export function Tube({ stick, blocks }: TubeProps) {
  return (
    <svg className="asking-scene" viewBox="0 0 560 420" aria-hidden="true" strokeLinecap="round" strokeLinejoin="round">
      <Table />
      <g className="asking-tube">
        <ellipse cx="194" cy="206" rx="74" ry="22" fill="#583319" />
        {heads.map((head) => <Head key={head.x} {...head} />)}
        {stick !== undefined && <DrawnStick number={stick} />}
        {fronts.map((head) => <Head key={head.x} {...head} />)}
        <Bamboo />
      </g>
      {blocks && (
        <g className="asking-blocks">
          <Block side={blocks[0]} place="translate(392 318) rotate(-64) scale(.46)" />
          <Block side={blocks[1]} place="translate(476 342) rotate(106) scale(.46)" />
        </g>
      )}
    </svg>
  );
}

function Table() {
  return (
    <g>
      <circle cx="194" cy="196" r="172" fill={gold.mid} opacity=".14" />
      <circle cx="194" cy="196" r="122" fill={gold.mid} opacity=".16" />
      <path d="M0 336H560V420H0Z" fill={brick.deep} />
      <path d="M0 330H560V356Q548 374 536 356T512 356T488 356T464 356T440 356T416 356T392 356T368 356T344 356T320 356T296 356T272 356T248 356T224 356T200 356T176 356T152 356T128 356T104 356T80 356T56 356T32 356T8 356L0 356Z" fill={brick.mid} />
      <path d="M0 338H560" fill="none" stroke={gold.mid} strokeWidth="3" />
    </g>
  );
}

function Head({ x, y, lean }: { x: number; y: number; lean: number }) {
  return (
    <g transform={`rotate(${lean} 194 360)`}>
      <rect x={x - 6} y={y} width="12" height="150" rx="5" fill={gold.pale} />
      <rect x={x - 6} y={y} width="12" height="17" rx="5" fill={brick.mid} />
    </g>
  );
}

function DrawnStick({ number }: { number: number }) {
  return (
    <g className="asking-stick">
      <rect x="174" y="92" width="40" height="230" rx="7" fill="#1e0d06" opacity=".25" transform="translate(3 4)" />
      <rect x="174" y="92" width="40" height="230" rx="7" fill="#fbf3e2" />
      <path d="M181 92H207A7 7 0 0 1 214 99V136H174V99A7 7 0 0 1 181 92Z" fill={brick.mid} />
      <path d="M180 144V310M208 144V310" fill="none" stroke={gold.mid} strokeWidth="2" />
      <text x="194" y="123" textAnchor="middle" fontSize="24" fontWeight="700" fill="#fbf3e2" className="asking-number">{number}</text>
    </g>
  );
}

function Bamboo() {
  return (
    <g>
      <path d="M120 206V352C120 380 268 380 268 352V206C268 234 120 234 120 206Z" fill={gold.deep} />
      <path d="M120 206V346C120 372 244 378 250 350V220C220 232 126 230 120 206Z" fill={gold.mid} />
      <path d="M132 222V360C136 364 144 367 152 368V227Z" fill={gold.pale} />
      <path d="M116 338C116 366 272 366 272 338V350C272 378 116 378 116 350Z" fill={gold.deep} />
      <path d="M118 340C122 365 266 365 270 340" fill="none" stroke={gold.pale} strokeWidth="2.5" />
      <path d="M120 206C120 235 268 235 268 206" fill="none" stroke={gold.pale} strokeWidth="7" />
      <path d="M166 244H222V326H166Z" fill={brick.mid} />
      <path d="M172 250H216V320H172Z" fill="none" stroke={gold.pale} strokeWidth="2.5" />
      <path d="M194 262L212 285L194 308L176 285Z" fill={gold.pale} />
      <path d="M194 271L205 285L194 299L183 285Z" fill={brick.mid} />
    </g>
  );
}

function Block({ side, place }: { side: Side; place: string }) {
  return (
    <g transform={place}>
      <path d={crescent} fill="#1e0d06" opacity=".3" transform="translate(10 18)" />
      <path d={crescent} fill={brick.deep} transform="translate(6 10)" />
      {side === "flat" ? (
        <>
          <path d={crescent} fill="#e3b57c" />
          <path d="M38-134C-36-118-78-66-78 0C-78 66-36 118 38 134C8 92 0 44 0 0C0-44 8-92 38-134Z" fill="#f2d3a2" />
          <path d="M-8-102C-66-56-66 56-8 102M-14-76C-50-40-50 40-14 76M-18-44C-34-20-34 20-18 44" fill="none" stroke="#bb8754" strokeWidth="4" />
        </>
      ) : (
        <>
          <path d={crescent} fill={brick.mid} />
          <path d="M16-122C-46-96-70-50-70 0C-70 50-46 96 16 122C-24 88-38 44-38 0C-38-44-24-88 16-122Z" fill={brick.coral} />
          <path d="M-58-30C-52-66-34-94-8-112" fill="none" stroke="#f3c1ae" strokeWidth="7" />
        </>
      )}
    </g>
  );
}
