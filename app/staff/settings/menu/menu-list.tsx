import { type DragEvent, useId, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { MenuRow } from "#app/shell/menu/menu.ts";
import { menuNames, sideMenuNames } from "#app/shell/menu/menu.texts.ts";
import { InThree } from "#app/staff/core/editing/editing.tsx";
import { inFields } from "#app/staff/settings/drafts.ts";
import { removeMenuItem } from "#app/staff/core/staff-questions.texts.ts";
import { htmlLangs, type Localized, locales } from "#platform/locales.ts";
import { AskButton } from "#ui/ask/ask-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { NamedIcon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icons.ts";
import { useLocale } from "#ui/locale/locale.tsx";
import { Select } from "#ui/select/select.tsx";
import { Tag } from "#ui/tag/tag.tsx";
import { iconChoices } from "./icon-choices.ts";
import { menuEditTexts } from "#app/staff/core/setting-texts/menu.texts.ts";
import "./menu.css";

type Common = { rows: readonly MenuRow[]; version: string; side: boolean };

/**
 * The menu as a tree; every step is a button, and an item can be dragged within its level. `at` is the step taken last,
 * so that the focus stays.
 */
export function MenuList({ rows, version, side, at }: Common & { at: string | null }) {
  const steps = useId();
  const submit = useSubmit();
  const dragged = useRef<MenuRow>(undefined);
  const drop = (row: MenuRow) => {
    const item = dragged.current;
    dragged.current = undefined;
    if (item && item.id !== row.id && item.parent === row.parent)
      void submit({ wish: "place", id: String(item.id), before: String(row.id), version }, { method: "post" });
  };
  const level = (parent: number | null) => {
    const siblings = rows.filter((row) => row.parent === parent);
    if (siblings.length === 0) return null;
    return (
      <ol role="list" className="menu-rows">
        {siblings.map((row, order) => (
          <li
            key={row.id}
            data-hidden={row.hidden || undefined}
            draggable
            onDragStart={(event: DragEvent) => {
              event.stopPropagation();
              dragged.current = row;
              // Without data Firefox drags nothing.
              event.dataTransfer.setData("text/plain", String(row.id));
            }}
            onDragOver={(event: DragEvent) => event.preventDefault()}
            onDrop={(event: DragEvent) => {
              event.preventDefault();
              event.stopPropagation();
              drop(row);
            }}
          >
            <Row
              row={row}
              first={order === 0}
              last={order === siblings.length - 1}
              {...{ rows, version, side, steps, at }}
            />
            {level(row.id)}
          </li>
        ))}
      </ol>
    );
  };
  return (
    <>
      <Form method="post" id={steps} reloadDocument>
        <input type="hidden" name="version" value={version} />
      </Form>
      {level(null)}
    </>
  );
}

function Row({
  row,
  first,
  last,
  rows,
  version,
  side,
  steps,
  at,
}: Common & { row: MenuRow; first: boolean; last: boolean; steps: string; at: string | null }) {
  const locale = useLocale();
  const names = namesOf(row, side);
  const word = (name: keyof typeof menuEditTexts) => menuEditTexts[name][locale].replace("{name}", names[locale]);
  const step = (wish: "up" | "down" | "hide" | "show", icon: IconName, disabled = false) => (
    // The focus stays on the step one has just taken, or on its opposite at the end of the way.
    <Button
      type="submit"
      form={steps}
      name="step"
      value={`${wish} ${row.id}`}
      look="quiet"
      icon={icon}
      iconOnly
      disabled={disabled}
      autoFocus={at === `${wish} ${row.id}`}
    >
      {word(wish)}
    </Button>
  );
  return (
    <div className="menu-row" id={`item-${row.id}`}>
      <span className="menu-grip" title={word("drag")} aria-hidden="true">
        ⠿
      </span>
      {row.icon && <NamedIcon name={row.icon} />}
      <p className="menu-names">
        {locales.map((one, order) => (
          <span key={one} lang={htmlLangs[one]} className={order > 0 ? "quiet" : undefined}>
            {names[one]}
          </span>
        ))}
        <code>{row.routing}</code>
      </p>
      {row.hidden && <Tag tone="gold">{word("hidden")}</Tag>}
      {row.names && <Tag tone="indigo">{word("own")}</Tag>}
      <span className="menu-steps">
        {step("up", "chevron-up", first)}
        {step("down", "chevron-down", last)}
        {row.hidden ? step("show", "eye") : step("hide", "eye-off")}
      </span>
      <details className="menu-edit">
        <summary>
          {word("edit")}
          <span className="visually-hidden"> {names[locale]}</span>
        </summary>
        <ItemForm row={row} {...{ rows, version, side }} />
        {row.names && (
          <AskButton
            question={removeMenuItem}
            of={names[locale]}
            form={steps}
            name="step"
            value={`remove ${row.id}`}
            look="quiet"
            icon="remove"
          >
            {word("remove")}
          </AskButton>
        )}
      </details>
    </div>
  );
}

/** The fields of an item: where it leads and lies; of one's own also its names and icon. Without a `row`, a new one. */
export function ItemForm({
  row,
  rows,
  version,
  side,
  draft,
}: Common & { row?: MenuRow; draft?: Record<string, string> | undefined }) {
  const locale = useLocale();
  const word = (name: keyof typeof menuEditTexts) => menuEditTexts[name][locale];
  const id = useId();
  const own = !row || row.names !== null;
  const tops = rows.filter((one) => one.parent === null && one.id !== row?.id);
  return (
    <Form method="post" className="back-section setting-form" noValidate reloadDocument>
      <input type="hidden" name="version" value={version} />
      {row && <input type="hidden" name="id" value={row.id} />}
      {own && (
        <InThree
          name="name"
          label={word("name")}
          draft={draft ?? (row?.names ? inFields("name", row.names) : {})}
          idPrefix={id}
        />
      )}
      <Field
        name="routing"
        id={`${id}-routing`}
        label={word("routing")}
        hint={word("routingHint")}
        defaultValue={draft?.routing ?? row?.routing}
        width="medium"
        required
      />
      {!side && (
        <Select
          name="parent"
          id={`${id}-parent`}
          label={word("parent")}
          defaultValue={draft?.parent ?? String(row?.parent ?? "")}
          options={[
            { value: "", label: word("top") },
            ...tops.map((one) => ({ value: String(one.id), label: namesOf(one, side)[locale] })),
          ]}
        />
      )}
      {own && (
        <Select
          name="icon"
          id={`${id}-icon`}
          label={word("icon")}
          defaultValue={draft?.icon ?? row?.icon}
          options={[{ value: "", label: word("noIcon") }, ...iconChoices.map((icon) => ({ value: icon, label: icon }))]}
        />
      )}
      <Button type="submit" name="wish" value={row ? "change" : "add"} look={row ? "secondary" : "primary"}>
        {word(row ? "save" : "addIt")}
      </Button>
    </Form>
  );
}

function namesOf(row: MenuRow, side: boolean): Localized {
  return (
    row.names ??
    (side ? sideMenuNames : menuNames)[row.id] ?? {
      zh_TW: String(row.id),
      en_US: String(row.id),
      ja_JP: String(row.id),
    }
  );
}
