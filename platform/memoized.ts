/**
 * The same function, which does not work out again what it was asked before: `const startOf = remembering(2000, work)`.
 * For answers that never change; beyond `most` of them it forgets all and begins anew, and what is asked at great
 * length it does not keep.
 */
export function memoized<Asked, Answer>(most: number, work: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, { answer: Answer }>();
  return (asked) => {
    if (typeof asked === "string" && asked.length > longest) return work(asked);
    const before = known.get(asked);
    if (before) return before.answer;
    if (known.size >= most) known.clear();
    const answer = work(asked);
    known.set(asked, { answer });
    return answer;
  };
}

// Some of what is asked comes from visitors, who may send anything.
const longest = 200;
