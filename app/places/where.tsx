import { ButtonLink } from "#ui/button/button.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import type { Fact } from "#ui/facts/facts.tsx";
import { Say } from "#ui/say/say.tsx";
import { whereTexts } from "./where.texts.ts";
import type { Where } from "./where.server.ts";

/** The fact of an item that says where it is; nothing where it stands nowhere. */
export function whereFact(term: string, where: Where | undefined): Fact[] {
  return where
    ? [
        {
          term,
          icon: "pin",
          detail: (
            <To to={where.to}>
              <Say passage={where.name} />
            </To>
          ),
        },
      ]
    : [];
}

/** Where an item is on the map, and how to walk there. */
export function WhereLinks({ where }: { where: Where | undefined }) {
  const locale = useLocale();
  if (!where) return null;
  return (
    <>
      <ButtonLink look="secondary" icon="map" to={where.onMap}>
        {whereTexts.onMap[locale]}
      </ButtonLink>
      <ButtonLink look="quiet" icon="pin" to={where.walk}>
        {whereTexts.walk[locale]}
      </ButtonLink>
    </>
  );
}
