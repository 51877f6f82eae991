import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatFact } from "#app/visiting/facts/format-fact.ts";
import { Button } from "#ui/button/button.tsx";
import { Consent } from "#ui/consent/consent.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { answersOf } from "#ui/form/answers.tsx";
import { FormActions, FormLayout, FormRow, FormSection } from "#ui/form/form.tsx";
import type { ShownForm } from "#ui/form/form-state.ts";
import { PostForm } from "#ui/form/post-form.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import { Verification } from "#ui/verification/verification.tsx";
import { mostLanterns } from "./lantern.ts";
import { fieldNames, lightTexts, nameOf, wishOf } from "./lantern.texts.ts";
import "./lanterns.css";

type ShownDay = { iso: string; text: string };
/** The day of the rite, the time to pay by for it, and the day by which the goods are posted (rule W4). */
type Dates = { rite: ShownDay; inTime: string; mailBy: ShownDay };
type Props = { form: ShownForm; price: number; dates: Dates; kept: string };

/** The order form; beside it, always in view, the dates and the sum. */
export function LanternForm({ form, price, dates, kept }: Props) {
  const locale = useLocale();
  const { at, boxAt } = answersOf(form);
  const { count, alive, element, read } = useCount(form);
  return (
    <div id="order" className="light-order">
      <PostForm form={form}>
        {/* The dates that were shown: where others hold when it arrives, they are shown first (rule W4). */}
        <input type="hidden" name="rite" value={dates.rite.iso} />
        <div onInput={read} onChange={read} ref={element}>
          <FormLayout
            aside={<OrderBox count={count} price={price} dates={dates} />}
            asideLabel={lightTexts.dates[locale]}
          >
            <FormSection
              title={lightTexts.order[locale]}
              lead={lightTexts.orderLead[locale].replace("{most}", String(mostLanterns))}
            >
              <FormRow>
                <Select {...at("count", "1")} label={fieldNames.count[locale]} options={counts(locale)} required />
                {!alive && (
                  <Button type="submit" look="secondary" name="wish" value="rows" formNoValidate>
                    {lightTexts.show[locale]}
                  </Button>
                )}
              </FormRow>
              <p className="quiet">{lightTexts.lanternsLead[locale]}</p>
              {Array.from({ length: mostLanterns }, (_, order) => order + 1).map((row) => (
                <div key={row} className="light-row" hidden={row > count}>
                  <Field
                    {...at(`name${row}`)}
                    label={nameOf(row)[locale]}
                    required={row <= count}
                    maxLength={40}
                    autoComplete="off"
                  />
                  <Field
                    {...at(`wish${row}`)}
                    label={wishOf(row)[locale]}
                    hint={row === 1 ? lightTexts.wishHint[locale] : undefined}
                    required={row <= count}
                    maxLength={60}
                    autoComplete="off"
                  />
                </div>
              ))}
            </FormSection>
            <FormSection title={lightTexts.who[locale]}>
              <FormRow>
                <Field
                  {...at("contactName")}
                  label={fieldNames.contactName[locale]}
                  required
                  autoComplete="name"
                  maxLength={60}
                />
                <Field
                  {...at("phone")}
                  label={fieldNames.phone[locale]}
                  required
                  type="tel"
                  inputMode="tel"
                  autoComplete="tel"
                  maxLength={30}
                />
              </FormRow>
              <Field
                {...at("email")}
                label={fieldNames.email[locale]}
                hint={lightTexts.emailHint[locale]}
                required
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
              />
            </FormSection>
            <FormSection title={lightTexts.where[locale]}>
              <Field
                {...at("recipientName")}
                label={fieldNames.recipientName[locale]}
                hint={lightTexts.recipientHint[locale]}
                autoComplete="shipping name"
                maxLength={60}
              />
              <Field
                {...at("postcode")}
                label={fieldNames.postcode[locale]}
                autoComplete="shipping postal-code"
                width="short"
                maxLength={12}
              />
              <TextArea
                {...at("address")}
                label={fieldNames.address[locale]}
                hint={lightTexts.addressHint[locale]}
                required
                autoComplete="shipping street-address"
                rows={3}
                maxLength={200}
              />
            </FormSection>
            <section className="form-section">
              <Consent {...boxAt("privacy")} purpose={lightTexts.purpose[locale].replace("{days}", kept)} />
            </section>
            <Verification form={form} />
            <p className="quiet">{lightTexts.payAfter[locale]}</p>
            <FormActions>
              <Button type="submit">{lightTexts.send[locale]}</Button>
            </FormActions>
          </FormLayout>
        </div>
      </PostForm>
    </div>
  );
}

/**
 * How many lanterns are chosen; followed as one chooses, and read once more when the page comes alive, since a draft or
 * the browser may have put back another number.
 */
function useCount(form: ShownForm) {
  const element = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number>();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    setChosen(countIn(element.current?.querySelector<HTMLSelectElement>("#count")?.value));
  }, []);

  function read({ target }: FormEvent<HTMLDivElement>) {
    if (target instanceof HTMLSelectElement && target.name === "count") setChosen(countIn(target.value));
  }

  return { count: chosen ?? countIn(form.values.count?.[0]), alive, element, read };
}

function countIn(written: string | undefined): number {
  return Math.min(mostLanterns, Math.max(1, Math.trunc(Number(written)) || 1));
}

function counts(locale: "zh_TW" | "en_US" | "ja_JP") {
  return Array.from({ length: mostLanterns }, (_, order) => ({
    value: String(order + 1),
    label: (order === 0 ? lightTexts.one : lightTexts.several)[locale].replace("{n}", String(order + 1)),
  }));
}

/** The dates of an order placed now, and what it costs. */
function OrderBox({ count, price, dates }: { count: number; price: number; dates: Dates }) {
  const locale = useLocale();
  return (
    <div className="light-box">
      <h2>{lightTexts.dates[locale]}</h2>
      <dl>
        <div className="light-rite">
          <dt>{lightTexts.rite[locale]}</dt>
          <dd>
            <time dateTime={dates.rite.iso}>{dates.rite.text}</time> <small>{dates.inTime}</small>
          </dd>
        </div>
        <div className="light-mail">
          <dt>{lightTexts.mailBy[locale]}</dt>
          <dd>
            <time dateTime={dates.mailBy.iso}>{dates.mailBy.text}</time>
          </dd>
        </div>
      </dl>
      <p className="light-sum" aria-live="polite">
        <span>{lightTexts.sum[locale]}</span>{" "}
        <strong>{formatFact({ value: count * price, unit: "ntd" }, locale)}</strong>
      </p>
      <p className="quiet light-more">{lightTexts.rule[locale]}</p>
    </div>
  );
}
