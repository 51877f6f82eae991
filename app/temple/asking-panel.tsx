import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { pathIn } from "#platform/locales.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { mostTries, type Standing } from "./asking.ts";
import { askingTexts } from "./asking.texts.ts";
import { Tube } from "./tube.tsx";
import { useShake } from "./use-shake.ts";

type AskingPanelProps = {
  /** Where the question stands; nothing before the first stick. */
  standing: Standing | undefined;
  /** The sealed slip of the question. */
  slip: string | undefined;
  /** The slip could not be read. */
  unreadable: boolean;
};

const steps = ["stepDraw", "stepThrow", "stepRead"] as const;

type Phase = "start" | "drawn" | "yes" | "smile" | "no" | "ended";

/** What one does next. */
const stepOf: Record<Phase, (typeof steps)[number] | undefined> = {
  start: "stepDraw",
  drawn: "stepThrow",
  yes: "stepRead",
  smile: "stepDraw",
  no: "stepDraw",
  ended: undefined,
};

/**
 * Asking for a stick: shake the tube, throw the blocks, up to three times. Each press is a form sent; scripts only make
 * it smoother.
 */
export function AskingPanel({ standing, slip, unreadable }: AskingPanelProps) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formAction?.includes("/fortune-stick") ?? false;
  const phase = phaseOf(standing);
  const word = (name: keyof typeof askingTexts) => told(askingTexts[name][locale], standing);
  const over = phase === "yes" || phase === "ended";
  return (
    <section
      id="asking"
      className="asking night"
      aria-labelledby="asking-title"
      data-phase={phase}
      data-busy={busy || undefined}
    >
      <Tube
        key={`${phase} ${standing?.attempt}`}
        stick={phase === "start" || phase === "smile" || phase === "no" ? undefined : standing?.stick}
        blocks={standing?.blocks}
      />
      <div className="asking-words">
        <h2 id="asking-title">{word("title")}</h2>
        <ol className="asking-steps plain" role="list">
          {steps.map((step) => (
            <li key={step} aria-current={stepOf[phase] === step ? "step" : undefined}>
              {word(step)}
            </li>
          ))}
        </ol>
        {standing && <p className="asking-attempt">{word("attempt")}</p>}
        {unreadable && (
          <Notice tone="warning" title={word("unreadable")}>
            <p>{word("unreadableHelp")}</p>
          </Notice>
        )}
        <p role="status" className="asking-message">
          <span key={`${phase} ${standing?.attempt}`}>{messageOf(phase, standing, word)}</span>
        </p>
        <div className="asking-actions">
          {over ? (
            <Ending phase={phase} stick={standing?.stick} />
          ) : (
            <Form ref={form} method="post" action={pathIn(locale, "/fortune-stick")} preventScrollReset>
              {slip && <input type="hidden" name="draw" value={slip} />}
              <Button type="submit" look="lantern" aria-disabled={busy || undefined}>
                {word(phase === "start" ? "draw" : phase === "drawn" ? "throw" : "again")}
              </Button>
            </Form>
          )}
          {!over && <ShakeSwitch onShake={() => !busy && form.current?.requestSubmit()} />}
        </div>
      </div>
    </section>
  );
}

/** What follows the last throw: the stick's page, or the beginning. Who pressed with a keyboard goes on from here. */
function Ending({ phase, stick }: { phase: Phase; stick: number | undefined }) {
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, []);
  if (phase === "yes")
    return (
      <>
        <ButtonLink ref={link} to={`/fortune-stick/${stick}`} look="lantern" router={{ viewTransition: true }}>
          {askingTexts.read[locale].replace("#", String(stick))}
        </ButtonLink>
        <ButtonLink to="/fortune-stick" look="quiet">
          {askingTexts.over[locale]}
        </ButtonLink>
      </>
    );
  return (
    <ButtonLink ref={link} to="/fortune-stick" look="lantern">
      {askingTexts.over[locale]}
    </ButtonLink>
  );
}

function ShakeSwitch({ onShake }: { onShake: () => void }) {
  const locale = useLocale();
  const { shaking, turn } = useShake(onShake);
  if (shaking === "none") return null;
  return (
    <>
      <Button look="quiet" aria-pressed={shaking === "on"} onClick={turn}>
        {askingTexts[shaking === "on" ? "shakeOff" : "shakeOn"][locale]}
      </Button>
      <p role="status" className="asking-shake">
        {shaking === "offered" ? "" : askingTexts[shaking === "on" ? "shakeReady" : "shakeRefused"][locale]}
      </p>
    </>
  );
}

function phaseOf(standing: Standing | undefined): Phase {
  if (!standing) return "start";
  if (!standing.answer) return "drawn";
  return standing.answer !== "yes" && standing.attempt === mostTries ? "ended" : standing.answer;
}

function messageOf(
  phase: Phase,
  standing: Standing | undefined,
  word: (name: keyof typeof askingTexts) => string,
): string {
  if (phase !== "ended") return word(phase);
  const sign = word(standing?.answer === "smile" ? "endedSmile" : "endedNo");
  return /[。]$/.test(sign) ? sign + word("ended") : `${sign} ${word("ended")}`;
}

function told(text: string, standing: Standing | undefined): string {
  return standing ? text.replace("#", String(standing.stick)).replace("@", String(standing.attempt)) : text;
}
