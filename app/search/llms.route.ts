import { parkContext } from "#app/context.ts";
import { otherAddresses } from "#app/shell/menu/menu.texts.ts";
import { readMenu } from "#app/shell/menu/menu.server.ts";
import type { MenuItem } from "#app/shell/menu/menu.ts";
import { readIdentity } from "#app/visiting/identity.server.ts";
import { beginVisit } from "#app/visiting/visit.server.ts";
import { page } from "#app/pages/page.content.ts";
import { listItems } from "#platform/content/store.ts";
import { pathIn } from "#platform/locales.ts";
import { formatPhone } from "#platform/phone.ts";
import type { Route } from "./+types/llms.route.ts";

/**
 * GET /llms.txt: what the site is and where its pages are, in Markdown, for programs that answer people's questions
 * (rule Q8).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const park = context.get(parkContext);
  const locale = "en_US";
  const visit = await beginVisit({ url: new URL(pathIn(locale, "/"), url), context });
  const [menu, pages] = await Promise.all([readMenu(park, locale), listItems(park, page)]);
  const leads = new Map(
    pages.map((one) => [`/${one.slug.replace(/^(about|space)-/, "$1/")}`, visit.localize(one.data.lead).text]),
  );
  const link = (address: string, name: string) =>
    `- [${name}](${park.config.siteUrl}${pathIn(locale, address)})${leads.get(address) ? `: ${leads.get(address)?.replace(/\s+/g, " ")}` : ""}`;
  const localized = new Set<string>();
  const once = (address: string, name: string) => {
    if (localized.has(address) || !address.startsWith("/")) return [];
    localized.add(address);
    return [link(address, name)];
  };
  const branch = (item: MenuItem) => [
    `## ${item.DisplayName}`,
    "",
    ...[...(item.Children.length > 0 ? item.Children : [item])].flatMap((one) => once(one.Routing, one.DisplayName)),
    "",
  ];
  const others = Object.entries(otherAddresses).flatMap(([address, name]) => once(address, name[locale]));
  const identity = await readIdentity(park);
  const text = [
    `# ${identity.park[locale]}`,
    "",
    "> A park of traditional arts in rural Taiwan, run by a foundation: exhibitions, performances, hands-on activities, shops, a temple, an encyclopedia.",
    "",
    `Address: ${identity.address[locale]}. Telephone: ${formatPhone(identity.phone, locale)}. E-mail: ${identity.email}`,
    "",
    `Every page exists in Traditional Chinese (${park.config.siteUrl}/), English (/en_US) and Japanese (/ja_JP). All addresses: ${park.config.siteUrl}/sitemap.xml. Search: ${park.config.siteUrl}/en_US/search?q=…`,
    "",
    ...menu.flatMap(branch),
    "## Optional",
    "",
    ...others,
    "",
  ].join("\n");
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
