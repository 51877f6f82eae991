import type { Passage } from "#platform/locales.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Say } from "#ui/say/say.tsx";
import { documentAddress } from "./documents.ts";
import { filesTexts } from "./files.texts.ts";
import "./files.css";

type OfferedFile = { name: Passage; to: string; kind: string; kilobytes: number };

/** The files of an item as its page offers them; those that are kept elsewhere are left out. */
export function filesToTake(files: readonly { name: Passage; key: string; bytes: number }[]): OfferedFile[] {
  return files.flatMap(({ name, key, bytes }) => {
    const to = documentAddress(key);
    return to
      ? [
          {
            name,
            to,
            kind: to.split(".").at(-1)?.toUpperCase() ?? "",
            kilobytes: Math.max(1, Math.round(bytes / 1024)),
          },
        ]
      : [];
  });
}

/** An item's files, each with its kind and size; nothing where there are none. */
export function FileList({ files }: { files: readonly OfferedFile[] }) {
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <section className="files" aria-labelledby="files">
      <h2 id="files">{filesTexts.files[locale]}</h2>
      <ul role="list">
        {files.map(({ name, to, kind, kilobytes }) => (
          <li key={to}>
            <To to={to}>
              <Icon name="file" /> <Say passage={name} />{" "}
              <small>
                {kind} · {kilobytes} KB
              </small>
            </To>
          </li>
        ))}
      </ul>
    </section>
  );
}
