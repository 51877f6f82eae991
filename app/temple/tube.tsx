import type { Blocks, Side } from "./asking.ts";

type TubeProps = {
  /** The stick that has come out of the tube, if one has. */
  stick: number | undefined;
  /** The blocks as they fell. */
  blocks: Blocks | undefined;
};

const gold = { deep: "#a97427", mid: "#dba640", pale: "#f3d48d" };
const brick = { deep: "#7f2419", mid: "#b8382a", coral: "#d9674c" };
/** Flat slips of bamboo in a dense round bundle: how far from the middle, how low the head, how much it leans. */
const heads = [
  { off: -17, y: 138, lean: -6.5 },
  { off: -13, y: 122, lean: -4.6 },
  { off: -8, y: 132, lean: -3 },
  { off: -4, y: 114, lean: -1.4 },
  { off: 1, y: 128, lean: 0.2 },
  { off: 5, y: 112, lean: 1.8 },
  { off: 9, y: 130, lean: 3.2 },
  { off: 13, y: 120, lean: 4.8 },
  { off: 17, y: 136, lean: 6.6 },
];
const fronts = [
  { off: -19, y: 162, lean: -4.4 },
  { off: -10, y: 152, lean: -2 },
  { off: 0, y: 164, lean: 0.4 },
  { off: 11, y: 154, lean: 2.4 },
  { off: 19, y: 160, lean: 4.6 },
];
const crescent =
  "M52-150C-36-142-92-76-92 0C-92 76-36 142 52 150C64 150 66 140 58 132C22 92 14 44 14 0C14-44 22-92 58-132C66-140 64-150 52-150Z";

/**
 * The table with the bamboo tube, the stick that came out and the blocks that fell: cut paper, without a word of its
 * own.
 */
export function Tube({ stick, blocks }: TubeProps) {
  return (
    <svg
      className="asking-scene"
      viewBox="0 0 560 420"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <Table />
      {/* Until blocks lie beside it, the tube stands in the middle. */}
      <g transform={blocks ? undefined : "translate(86)"}>
        <Glow />
        <g className="asking-tube">
          <ellipse cx="194" cy="202" rx="60" ry="18" fill="#583319" />
          {heads.map((head) => (
            <Head key={head.off} {...head} />
          ))}
          {stick !== undefined && <DrawnStick number={stick} />}
          {fronts.map((head) => (
            <Head key={head.off} {...head} />
          ))}
          <Bamboo />
        </g>
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
      <path d="M0 336H560V420H0Z" fill={brick.deep} />
      <path
        d="M0 330H560V356Q548 374 536 356T512 356T488 356T464 356T440 356T416 356T392 356T368 356T344 356T320 356T296 356T272 356T248 356T224 356T200 356T176 356T152 356T128 356T104 356T80 356T56 356T32 356T8 356L0 356Z"
        fill={brick.mid}
      />
      <path d="M0 338H560" fill="none" stroke={gold.mid} strokeWidth="3" />
    </g>
  );
}

function Glow() {
  return (
    <g fill={gold.mid}>
      <circle cx="194" cy="196" r="172" opacity=".14" />
      <circle cx="194" cy="196" r="122" opacity=".16" />
    </g>
  );
}

function Head({ off, y, lean }: { off: number; y: number; lean: number }) {
  const left = 194 + off - 5.5;
  return (
    <g transform={`rotate(${lean} 194 420)`}>
      <rect x={left + 2} y={y + 2} width="11" height={290 - y} rx="2" fill="#1e0d06" opacity=".28" />
      <rect x={left} y={y} width="11" height={290 - y} rx="2" fill={gold.pale} />
      <rect x={left + 7.5} y={y} width="3.5" height={290 - y} rx="1.5" fill={gold.mid} opacity=".6" />
      <path d={`M${left} ${y + 2}a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v20h-11Z`} fill={brick.mid} />
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
      <text x="194" y="123" textAnchor="middle" fontSize="24" fontWeight="700" fill="#fbf3e2" className="asking-number">
        {number}
      </text>
    </g>
  );
}

/** One joint of thick bamboo: a rim, a node with its ring above and below the label, and the cut end it stands on. */
function Bamboo() {
  return (
    <g>
      <path d="M134 202V356C134 380 254 380 254 356V202C254 226 134 226 134 202Z" fill={gold.deep} />
      <path d="M134 202V350C134 374 230 378 238 354V214C212 230 140 226 134 202Z" fill={gold.mid} />
      <path d="M145 219V363C149 367 156 370 164 371V224Z" fill={gold.pale} opacity=".75" />
      <path d="M130 348C130 374 258 374 258 348V360C258 386 130 386 130 360Z" fill={gold.deep} />
      <path d="M131 350C135 373 253 373 257 350" fill="none" stroke={gold.pale} strokeWidth="2.5" />
      <path d="M134 240C138 262 250 262 254 240" fill="none" stroke={gold.deep} strokeWidth="5" />
      <path d="M134 235C138 257 250 257 254 235" fill="none" stroke={gold.pale} strokeWidth="2" />
      <path d="M134 202C134 227 254 227 254 202" fill="none" stroke={gold.pale} strokeWidth="7" />
      <path d="M170 268H218V344H170Z" fill={brick.mid} />
      <path d="M176 274H212V338H176Z" fill="none" stroke={gold.pale} strokeWidth="2.5" />
      <path d="M194 285L208 306L194 327L180 306Z" fill={gold.pale} />
      <path d="M194 293L203 306L194 319L185 306Z" fill={brick.mid} />
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
          <path
            d="M-8-102C-66-56-66 56-8 102M-14-76C-50-40-50 40-14 76M-18-44C-34-20-34 20-18 44"
            fill="none"
            stroke="#bb8754"
            strokeWidth="4"
          />
        </>
      ) : (
        <>
          <path d={crescent} fill={brick.mid} />
          <path
            d="M16-122C-46-96-70-50-70 0C-70 50-46 96 16 122C-24 88-38 44-38 0C-38-44-24-88 16-122Z"
            fill={brick.coral}
          />
          <path d="M-58-30C-52-66-34-94-8-112" fill="none" stroke="#f3c1ae" strokeWidth="7" />
        </>
      )}
    </g>
  );
}
