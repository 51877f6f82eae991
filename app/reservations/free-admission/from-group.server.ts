import {
  classTourNames,
  extraNames,
  fieldNames as groupNames,
  fieldTripNames,
  guideNames,
} from "#app/reservations/group/group.texts.ts";
import { tickets } from "#app/reservations/group/group.ts";
import { sortPosted } from "#platform/form/parse.ts";
import type { FormValues } from "#platform/form/message.ts";
import type { Locale, Localized } from "#platform/locales.ts";

/** The fields that both forms have, under the same names. */
const shared = ["groupName", "contactName", "phone", "email", "date", "startTime", "endTime", "total"] as const;
/**
 * What only a reservation asks for: it stands in the application among the help that is needed, so that nothing written
 * is lost.
 */
const further = [
  ...tickets,
  "coaches",
  "fieldTrip",
  "classTour",
  "extras",
  "guide",
  "onsiteName",
  "onsitePhone",
  "taxId",
] as const;
const choices: Partial<Record<(typeof further)[number], Readonly<Record<string, Localized>>>> = {
  fieldTrip: fieldTripNames,
  classTour: classTourNames,
  extras: extraNames,
  guide: guideNames,
};
const colon: Localized = { zh_TW: "：", en_US: ": ", ja_JP: "：" };

/**
 * The application as the reservation form fills it, when somebody went on from there to apply with a letter (rule G22);
 * nothing for any other form.
 */
export function fromGroup(posted: FormData, locale: Locale): FormValues | undefined {
  if (posted.get("wish") !== "letter") return undefined;
  const { values } = sortPosted(posted);
  const written = (name: string) => (values[name] ?? []).filter((one) => one !== "" && one !== "0");
  const lines = further.flatMap((name) => {
    const said = written(name).map((one) => choices[name]?.[one]?.[locale] ?? one);
    return said.length > 0 ? [`${groupNames[name][locale]}${colon[locale]}${said.join(" · ")}`] : [];
  });
  return {
    ...Object.fromEntries(shared.map((name) => [name, values[name] ?? []])),
    ...(written("groupKind").includes("welfare") && { groupType: ["institution"] }),
    needs: [[...written("requirements"), ...lines].join("\n")],
  };
}
