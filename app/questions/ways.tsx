import type { PhoneLink } from "#platform/phone.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Facts } from "#ui/facts/facts.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { Table } from "#ui/table/table.tsx";
import { shortcuts, waysTexts as texts } from "./ways.texts.ts";
import "./ways.css";

/** How to reach the park and where it is, and for what people ask most the quickest way. */
export function Ways({ contact }: { contact: { address: string; phone: PhoneLink; email: string; chat: string } }) {
  const locale = useLocale();
  return (
    <div className="contact-ways">
      <Facts
        title={texts.title[locale]}
        facts={[
          {
            term: texts.phone[locale],
            icon: "phone",
            detail: (
              <>
                <To to={contact.phone.to}>{contact.phone.text}</To>{" "}
                <span className="quiet">{texts.phoneWhen[locale]}</span>
              </>
            ),
          },
          { term: texts.email[locale], icon: "mail", detail: <To to={`mailto:${contact.email}`}>{contact.email}</To> },
          { term: texts.chat[locale], icon: "message", detail: <To to={contact.chat}>{texts.chatHow[locale]}</To> },
          { term: texts.address[locale], icon: "pin", detail: contact.address },
          { term: texts.desk[locale], icon: "pin", detail: texts.deskWhere[locale] },
        ]}
      >
        <ButtonLink to="/navigate/visitor-centre" look="secondary" icon="map">
          {texts.map[locale]}
        </ButtonLink>
        <ButtonLink to="/access" look="secondary" icon="bus">
          {texts.coming[locale]}
        </ButtonLink>
      </Facts>
      <Table
        caption={texts.whom[locale]}
        dense
        head={[texts.about[locale], texts.where[locale]]}
        rows={shortcuts.map(({ about, to, where }) => [
          about[locale],
          <To key={to} to={to}>
            {where[locale]}
          </To>,
        ])}
      />
    </div>
  );
}
