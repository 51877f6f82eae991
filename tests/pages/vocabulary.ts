import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/**
 * The properties that schema.org gives each of its types, as the package schema-dts has them; our writers know nothing
 * of it.
 */
export function readVocabulary(): Map<string, ReadonlySet<string>> {
  const text = readFileSync(
    join(createRequire(import.meta.url).resolve("schema-dts/package.json"), "../dist/schema.d.ts"),
    "utf8",
  );
  const parentsIn = (list: string) => [...list.matchAll(/(\w+)Base/g)].map(([, parent = ""]) => parent);
  const bases = new Map(
    [...text.matchAll(/interface (\w+)Base extends ([^{]+)\{([\s\S]*?)\n\}/g)].map(
      ([, name = "", parents = "", body = ""]) => [
        name,
        { parents: parentsIn(parents), own: [...body.matchAll(/^\s+"(\w+)"\?:/gm)].map(([, key = ""]) => key) },
      ],
    ),
  );
  const propertiesOf = (name: string): string[] => {
    const base = bases.get(name);
    return base ? [...base.own, ...base.parents.flatMap(propertiesOf)] : [];
  };
  return new Map(
    [...text.matchAll(/interface \w+Leaf extends ([^{]+)\{\s*"@type": "(\w+)"/g)].map(([, parents = "", name = ""]) => [
      name,
      new Set(parentsIn(parents).flatMap(propertiesOf)),
    ]),
  );
}

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/**
 * What is wrong with a thing of structured data: types and properties schema.org does not know, addresses, days, times
 * and lengths nobody can read.
 */
export function faultsIn(value: Value, vocabulary: ReturnType<typeof readVocabulary>, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => faultsIn(one, vocabulary, `${path}[${at}]`));
  if (value === null) return [`${path}: null`];
  if (typeof value === "string")
    return value.trim() === ""
      ? [`${path}: nothing is said`]
      : shapeFault(
          path
            .split(".")
            .at(-1)
            ?.replace(/\[\d+\]/g, "") ?? "",
          value,
        ).map((fault) => `${path}: ${fault}`);
  if (typeof value !== "object") return [];
  const { "@type": type, "@context": _, "@id": id, ...rest } = value;
  const types = [type].flat().map(String);
  if (type === undefined)
    return id === undefined || Object.keys(rest).length > 0 ? [`${path}: a thing without a type`] : [];
  const known = types.flatMap((name) => [...(vocabulary.get(name) ?? [])]);
  const where = `${path || "."} (${types.join(", ")})`;
  return [
    ...types.filter((name) => !vocabulary.has(name)).map((name) => `${where}: schema.org knows no ${name}`),
    ...Object.keys(rest)
      .filter((key) => !known.includes(key))
      .map((key) => `${where}: has no ${key}`),
    ...Object.entries(rest).flatMap(([key, one]) => faultsIn(one, vocabulary, `${path}.${key}`)),
  ];
}

const addresses = ["url", "item", "contentUrl", "embedUrl", "hasMap", "sameAs", "logo", "thumbnailUrl"];

function shapeFault(key: string, text: string): string[] {
  const fault = (wrong: boolean) => (wrong ? [`${key} cannot be read: ${text}`] : []);
  if (addresses.includes(key) || (key === "image" && /^\S+$/.test(text)))
    return fault(!/^https?:$/.test(URL.parse(text)?.protocol ?? ""));
  if (/Date$|^date[A-Z]|^valid(From|Through)$/.test(key))
    return fault(!reads(() => (text.includes("T") ? Temporal.Instant.from(text) : Temporal.PlainDate.from(text))));
  if (/^(opens|closes)$/.test(key)) return fault(!/^([01]\d|2[0-3]):[0-5]\d$/.test(text));
  if (/^(duration|timeRequired)$/.test(key)) return fault(!reads(() => Temporal.Duration.from(text)));
  if (key === "inLanguage") return fault(!reads(() => new Intl.Locale(text)));
  if (key === "priceCurrency") return fault(text !== "TWD");
  return fault(/\{fact:|undefined|\[object|NaN/.test(text));
}

function reads(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch {
    return false;
  }
}
