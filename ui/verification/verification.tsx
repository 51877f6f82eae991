import { type MouseEvent, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { verificationTexts } from "./verification.texts.ts";
import "./verification.css";

/**
 * The verification code of a form, to be seen, heard or had by mail; stands inside `<PostForm>`, last before the button
 * that sends. Another code comes without leaving the page where there is JavaScript, and with what was written where
 * there is none.
 */
export function Verification({ form }: { form: ShownForm }) {
  const locale = useLocale();
  const word = (name: keyof typeof verificationTexts) => verificationTexts[name][locale];
  const { token, fresh, field, refresh } = useCode(form.code.token);
  return (
    <section className="form-section verification" aria-labelledby="verification-title">
      <h2 id="verification-title">{word("title")}</h2>
      {form.code.mailed && (
        // biome-ignore lint/a11y/noAutofocus: only where the mail was just asked for, which brings the page anew
        <div tabIndex={-1} autoFocus={form.focus === "mailed"}>
          <Notice tone="success" title={word("mailedTitle")} live="status">
            <p>{word("mailed")}</p>
          </Notice>
        </div>
      )}
      <input type="hidden" name="codeToken" value={token} />
      {/* The field comes right after the picture: who sees it types on; who does not hears of the sound in the hint. */}
      <div className="verification-code">
        <img src={`/verification/${token}/picture.png`} alt={word("picture")} width="320" height="112" />
        <Field
          {...answersOf(form).at("verification")}
          ref={field}
          defaultValue={form.code.typed}
          label={word("title")}
          hint={word("hint")}
          required={!form.code.mailed}
          width="short"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        <div className="verification-other">
          <Button
            type="submit"
            name="intent"
            value="new-code"
            formNoValidate
            look="secondary"
            icon="refresh"
            onClick={refresh}
          >
            {word("refresh")}
          </Button>
          {/* biome-ignore lint/a11y/useMediaCaption: its words are the code, which stands in the picture */}
          <audio
            key={token}
            controls
            preload="none"
            src={`/verification/${token}/${locale}.wav`}
            aria-label={word("sound")}
          />
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {fresh && word("refreshed")}
      </p>
      <details open={form.code.mailed}>
        <summary>{word("neither")}</summary>
        <p>{word("byMail")}</p>
        <Button type="submit" name="intent" value="mail-code" formNoValidate look="secondary" icon="mail">
          {word("mailMe")}
        </Button>
      </details>
    </section>
  );
}

/** The code that is shown now: the server's, or another one asked for since. */
function useCode(given: string) {
  const [asked, setAsked] = useState<{ token: string; instead: string }>();
  const field = useRef<HTMLInputElement>(null);
  const fresh = asked?.instead === given;

  async function refresh(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const button = event.currentTarget;
    try {
      const { ofetch } = await import("ofetch");
      const { token } = await ofetch<{ token: string }>("/verification/fresh");
      setAsked({ token, instead: given });
      if (field.current) field.current.value = "";
      field.current?.focus();
    } catch {
      // Then as without JavaScript: the form comes back with a new code.
      button.form?.requestSubmit(button);
    }
  }

  return { token: fresh ? asked.token : given, fresh, field, refresh };
}
