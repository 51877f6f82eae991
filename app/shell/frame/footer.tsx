import { builtInPhone, contact, foundationName, parkAddress, parkName } from "#app/visiting/identity.texts.ts";
import { To } from "#ui/link/link.tsx";
import { useLocale, useWords } from "#ui/locale/locale.tsx";
import type { Frame } from "./frame.server.ts";
import { menuNames, otherAddresses, sideMenuNames } from "#app/shell/menu/menu.texts.ts";
import { footerTexts, shellTexts } from "#app/shell/shell.texts.ts";
import { CachedFragment } from "./cached-fragment.tsx";
import { Guidepost } from "./site-frame.tsx";

const visitLinks = [
  [3, "/info"],
  [4, "/access"],
  [5, "/time"],
  [6, "/faq"],
  [41, "/contact"],
] as const;
const otherLinks = ["/plan", "/calendar", "/mascotreport", "/accessibility", "/status", "/sitemap"] as const;
const policies = ["/policy/privacy", "/policy/accessibility", "/policy/security"] as const;
const outside = ["chat", "photos", "social"] as const;

/** A line of address, telephone and e-mail, where it has to break, breaks between them. */
const reachesOf = (line: string) => line.split(/(　| · )/);

/** The foot of every page: three lines, links, the foundation and the maker of the site (spec §2). */
export function Footer({ frame }: { frame: Frame | undefined }) {
  const locale = useLocale();
  const identity = frame?.identity ?? {
    park: parkName[locale],
    foundation: foundationName[locale],
    address: parkAddress[locale],
    ...contact,
    phone: builtInPhone,
  };
  return (
    <CachedFragment as="footer" id="footer" className="site-footer far-below" says={identity}>
      <FooterInside identity={identity} />
    </CachedFragment>
  );
}

function FooterInside({ identity }: { identity: Frame["identity"] }) {
  const locale = useLocale();
  return (
    <>
      <Guidepost name="Z" to="#footer" text={useWords(shellTexts.footer)} />
      <div className="footer-columns">
        <div className="footer-words">
          <p className="footer-name">{identity.park}</p>
          {footerTexts.lines.map((line) => (
            <p key={line.en_US}>
              {line[locale].includes("{email}")
                ? reachesOf(line[locale]).map((part, at) =>
                    at % 2 === 0 ? <Reach key={part} part={part} identity={identity} /> : part,
                  )
                : line[locale].replace("{foundation}", identity.foundation)}
            </p>
          ))}
        </div>
        <nav aria-label={footerTexts.visit[locale]}>
          <p className="footer-heading">{footerTexts.visit[locale]}</p>
          <ul role="list">
            {visitLinks.map(([id, to]) => (
              <li key={to}>
                <To to={to}>{menuNames[id]?.[locale]}</To>
              </li>
            ))}
            {otherLinks.map((to) => (
              <li key={to}>
                <To to={to}>{otherAddresses[to]?.[locale]}</To>
              </li>
            ))}
          </ul>
        </nav>
        <nav className="footer-follow" aria-label={footerTexts.follow[locale]}>
          <p className="footer-heading">{footerTexts.follow[locale]}</p>
          <ul role="list">
            {outside.map((name) => (
              <li key={name}>
                <To to={identity[name]}>{footerTexts[name][locale]}</To>
              </li>
            ))}
          </ul>
          <p className="footer-heading">{footerTexts.policies[locale]}</p>
          <ul role="list">
            {policies.map((to) => (
              <li key={to}>
                <To to={to}>{otherAddresses[to]?.[locale]}</To>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="footer-credit">
        <span>© {identity.foundation}</span>
        <span>{footerTexts.credit[locale]}</span>
        <a className="footer-top" href="#top">
          {sideMenuNames[6]?.[locale]}
        </a>
      </p>
    </>
  );
}

/** "Address {address}", "Telephone {phone}" or "E-mail {email}", to be tapped. */
function Reach({ part, identity: { address, phone, email } }: { part: string; identity: Frame["identity"] }) {
  const [words] = part.split("{", 1);
  if (part.includes("{address}"))
    return (
      <>
        {words}
        <To to="/access">{address}</To>
      </>
    );
  return (
    <span>
      {words}
      {part.includes("{phone}") ? <a href={phone.to}>{phone.text}</a> : <a href={`mailto:${email}`}>{email}</a>}
    </span>
  );
}
