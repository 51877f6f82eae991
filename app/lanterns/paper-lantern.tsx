const gold = { deep: "#a97427", mid: "#dba640", pale: "#f3d48d", glow: "#fbe6b0" };
const brick = { deep: "#7f2419", mid: "#b8382a", coral: "#d9674c" };

/**
 * A lantern of cut paper, lit; on its paper a written name, a paw, or a letter. Ornament: it says nothing of its own.
 */
export function PaperLantern({ sign }: { sign: "name" | "paw" | "letter" }) {
  return (
    <svg
      className="paper-lantern"
      viewBox="0 0 240 300"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="120" cy="142" r="116" fill={gold.mid} opacity=".1" />
      <circle cx="120" cy="142" r="88" fill={gold.mid} opacity=".16" />
      <path d="M120 0V34" stroke={gold.deep} strokeWidth="4" />
      <g className="paper-lantern-body">
        <path d="M84 34H156L162 52H78Z" fill={brick.deep} />
        <path d="M78 52H162C206 88 206 192 162 228H78C34 192 34 88 78 52Z" fill={brick.mid} />
        <path d="M100 52H140C164 92 164 188 140 228H100C76 188 76 92 100 52Z" fill={brick.coral} />
        <path
          d="M62 74C44 104 42 172 60 206M178 74C196 104 198 172 180 206"
          fill="none"
          stroke={brick.deep}
          strokeWidth="3"
          opacity=".55"
        />
        <rect x="88" y="84" width="64" height="112" rx="8" fill={gold.glow} />
        <rect x="88" y="84" width="64" height="112" rx="8" fill="none" stroke={gold.mid} strokeWidth="3" />
        <Sign sign={sign} />
        <path d="M78 228H162L156 246H84Z" fill={brick.deep} />
        <path d="M78 52H162M78 228H162" stroke={gold.mid} strokeWidth="5" />
        <path d="M120 246V262" stroke={gold.mid} strokeWidth="5" />
        <circle cx="120" cy="264" r="7" fill={gold.mid} />
        <path d="M112 268L108 298M117 270L116 298M123 270L124 298M128 268L132 298" stroke={brick.mid} strokeWidth="4" />
      </g>
    </svg>
  );
}

function Sign({ sign }: { sign: "name" | "paw" | "letter" }) {
  if (sign === "paw")
    return (
      <g fill={brick.deep}>
        <path d="M120 138C138 138 144 158 140 168C136 176 128 172 120 172C112 172 104 176 100 168C96 158 102 138 120 138Z" />
        <ellipse cx="101" cy="130" rx="7" ry="10" transform="rotate(-18 101 130)" />
        <ellipse cx="114" cy="120" rx="7" ry="10" />
        <ellipse cx="127" cy="120" rx="7" ry="10" />
        <ellipse cx="140" cy="130" rx="7" ry="10" transform="rotate(18 140 130)" />
      </g>
    );
  if (sign === "letter")
    return (
      <g>
        <rect x="96" y="120" width="48" height="36" rx="3" fill="#fffdf8" stroke={brick.deep} strokeWidth="3" />
        <path d="M97 122L120 142L143 122" fill="none" stroke={brick.deep} strokeWidth="3" />
        <circle cx="120" cy="146" r="6" fill={brick.mid} />
      </g>
    );
  // Strokes of a brush, down the paper as names are written.
  return (
    <path
      d="M112 100C120 98 128 98 134 97M120 98V118M108 112H134M110 128C118 126 126 126 134 124M122 126C120 136 114 144 106 148M122 134C128 140 132 144 136 146M106 160H136M121 154V184M112 170L106 180M130 170L137 180"
      fill="none"
      stroke={brick.deep}
      strokeWidth="4.5"
    />
  );
}
