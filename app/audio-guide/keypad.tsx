import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { type Passage, pathIn } from "#platform/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { filled, guideTexts } from "./audio-guide.texts.ts";
import { digits, type Key, mostDigits, numberOf, press } from "./keypad.ts";

type KeypadProps = {
  numbers: readonly number[];
  titles: readonly Passage[];
  /** What was asked for and is no stop. */
  refused?: string | undefined;
  /** Told the number whose playing was asked for, before its page comes. */
  onListen: (number: number) => void;
};

/** The keypad of a museum's guide: a form with one number, and keys for it where there is JavaScript. */
export function Keypad({ numbers, titles, refused, onListen }: KeypadProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const [shown, setShown] = useState(refused ?? "");
  const [wrong, setWrong] = useState(refused !== undefined);
  const word = (name: keyof typeof guideTexts) => guideTexts[name][locale];
  const number = numberOf(shown);
  const title = number === undefined ? undefined : titles[numbers.indexOf(number)];
  const range = { first: numbers[0] ?? 1, last: numbers.at(-1) ?? 1 };

  function show(next: string) {
    setShown(next);
    setWrong(false);
  }
  function listen(event: FormEvent) {
    event.preventDefault();
    if (number === undefined || !numbers.includes(number)) return setWrong(true);
    onListen(number);
    // Without a network it plays all the same, where it was heard before.
    if (navigator.onLine) navigate(pathIn(locale, `/audio-guide?stop=${number}#stop-${number}`));
  }
  const complaint = number === undefined ? filled(word("notNumber"), "", range) : filled(word("none"), number, range);
  return (
    <form
      className="keypad"
      data-offline
      action={pathIn(locale, "/audio-guide")}
      onSubmit={listen}
      noValidate
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>{word("keypad")}</h2>
      <label htmlFor={id}>{word("number")}</label>
      <input
        type="text"
        id={id}
        name="stop"
        className="keypad-number"
        inputMode="numeric"
        autoComplete="off"
        required
        maxLength={mostDigits}
        value={shown}
        onChange={(event) => show(event.currentTarget.value)}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-says`}
      />
      <p className="keypad-says" id={`${id}-says`} role="status" data-wrong={wrong || undefined}>
        {wrong ? complaint : title && <Say passage={title} />}
      </p>
      <div className="keypad-keys">
        {digits.map((digit) => (
          <KeyButton key={digit} sign={digit} onPress={(key) => show(press(shown, key))} />
        ))}
        <Button look="quiet" className="keypad-clear" onClick={() => show(press(shown, "clear"))}>
          {word("clear")}
        </Button>
        <Button type="submit" icon="audio" className="keypad-listen">
          {word("listen")}
        </Button>
      </div>
    </form>
  );
}

function KeyButton({ sign, onPress }: { sign: Exclude<Key, "clear">; onPress: (key: Key) => void }) {
  return (
    <Button look="secondary" className="keypad-key" data-key={sign} onClick={() => onPress(sign)}>
      {sign}
    </Button>
  );
}
