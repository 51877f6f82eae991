import { plan } from "#app/plans/plan.content.ts";
import { readRainPlan } from "#app/plans/rain/rain.server.ts";
import { Rain } from "#app/plans/rain/rain.tsx";
import { feedsOf } from "#app/pages/feeds.ts";
import { mascotReport, news } from "#app/stories/stories.content.ts";
import { fortuneStick } from "#app/temple/temple.content.ts";
import { asCards, beginVisit, type Visit } from "#app/visiting/visit.server.ts";
import { readCalendar, readOpeningSpecifications } from "#app/places/park-calendar.server.ts";
import { parkJsonLd } from "#app/visiting/park-json-ld.ts";
import { readOpenDay } from "#app/whats-on/today.server.ts";
import { listPrograms, type ProgramName, programTypes, formatNext, formatRun } from "#app/whats-on/programs.server.ts";
import { listItems } from "#platform/content/store.ts";
import { dayOf, formatDay } from "#platform/dates.ts";
import { showPictures } from "#platform/pictures/shown.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Card } from "#ui/card/card.tsx";
import { CardWidth } from "#ui/card/card-width.ts";
import { CardGrid } from "#ui/card-grid/card-grid.tsx";
import { To } from "#ui/link/link.tsx";
import { useLocale } from "#ui/locale/locale.tsx";
import { useNow } from "#ui/now/use-now.ts";
import { useRevalidateAt } from "#ui/now/use-revalidate-at.ts";
import type { PageHead } from "#ui/page/page-head.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Say, UntranslatedNotice } from "#ui/say/say.tsx";
import { SectionHead } from "#ui/section-head/section-head.tsx";
import type { Route } from "./+types/home.route.ts";
import { homeTexts } from "./home.texts.ts";
import { readNow } from "./now.server.ts";
import { timelineTexts } from "#app/whats-on/timeline.texts.ts";
import { Timeline } from "#app/whats-on/timeline.tsx";
import "./home.css";

/** / */
export async function loader(args: Route.LoaderArgs) {
  const visit = await beginVisit(args);
  const { park, locale } = visit;
  const now = await readNow(visit);
  const [happening, today, plans, rain, latest, mascot, verse, pictures, specifications] = await Promise.all([
    readHappening(visit),
    readOpenDay(visit),
    listItems(park, plan).then((items) => asCards(visit, plan, items.slice(0, 5), "/plan")),
    readRainPlan(visit),
    readNews(visit),
    readMascot(visit),
    readVerse(visit),
    showPictures(park, [`hero-${now.part}`, "scene-temple"], locale),
    readOpeningSpecifications(park),
  ]);
  const hero = pictures.get(`hero-${now.part}`);
  const jsonLd = [parkJsonLd(visit, { description: homeTexts.description[locale], ...specifications })];
  const page: PageHead = {
    title: { text: homeTexts.title[locale] },
    description: homeTexts.description[locale],
    picture: hero,
    jsonLd,
    feeds: feedsOf(["news", "whats-on"], locale),
  };
  return {
    page,
    now,
    hero,
    happening,
    today: { ...today, label: formatDay(today.day, locale) },
    plans,
    rain,
    latest,
    mascot,
    verse,
    temple: pictures.get("scene-temple"),
  };
}

export default function Home({
  loaderData: { now, hero, happening, today, plans, rain, latest, mascot, verse, temple },
}: Route.ComponentProps) {
  const locale = useLocale();
  const word = (name: keyof typeof homeTexts) => homeTexts[name][locale];
  useRevalidateAt(now.changesAt);
  return (
    <div className="home">
      <section className="hero" data-part={now.part}>
        {hero && (
          <Picture
            picture={hero}
            sizes="(max-width: 48rem) 87svh, max(100vw, 80rem)"
            priority
            className="hero-picture"
          />
        )}
        <div className="hero-words">
          <h1>
            {word("hero")
              .split("\n")
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </h1>
          <p>{word("sub")}</p>
        </div>
      </section>
      <section className="now-strip" aria-label={word("now")}>
        <div className="now-tile now-status" data-status="" data-open={now.open || undefined}>
          <p className="now-label">
            {word("now")} <Clock />
          </p>
          <p className="now-value">{now.status}</p>
          {now.statusWhy && <p className="now-detail">{now.statusWhy}</p>}
          <p className="now-detail">{now.statusDetail}</p>
        </div>
        {now.tiles.map((tile) => (
          <div key={tile.label} className="now-tile">
            <p className="now-label">{tile.label}</p>
            <p className="now-value">{tile.value}</p>
            <p className="now-detail">
              {tile.to ? (
                <To to={tile.to}>
                  <Detail of={tile.detail} />
                </To>
              ) : (
                <Detail of={tile.detail} />
              )}
            </p>
          </div>
        ))}
      </section>

      <section className="home-section">
        <SectionHead
          title={{ text: word("happening") }}
          lead={word("happeningSub")}
          more={{ to: "/calendar", text: word("calendar") }}
        />
        {[...happening, ...plans].some(({ title }) => title.lang) && <UntranslatedNotice />}
        <CardGrid lead>
          {happening.map(({ summary, ...card }, order) => (
            <Card key={card.to} {...card} {...(order === 0 && { size: "large", summary })} />
          ))}
        </CardGrid>
      </section>

      <section className="home-today band far-below">
        <div className="wrap">
          <SectionHead
            title={{ text: timelineTexts[today.when][locale] }}
            lead={today.label}
            more={{ to: "/plan", text: word("planMine") }}
          />
          {today.moments.length === 0 && <p>{word("todayNone")}</p>}
          <Timeline today={today} />
        </div>
      </section>

      <section className="home-section home-plans far-below">
        <SectionHead
          title={{ text: word("plans") }}
          lead={word("plansSub")}
          more={{ to: "/plan", text: word("allPlans") }}
        />
        <CardGrid columns={4}>
          {plans.map((card) => (
            <Card key={card.to} to={card.to} title={card.title} picture={card.picture} />
          ))}
        </CardGrid>
        <Rain plan={rain} />
      </section>

      <section className="home-temple far-below">
        {temple && <Picture picture={temple} sizes="100vw" className="home-temple-picture" />}
        <div className="home-temple-words">
          <h2>{word("temple")}</h2>
          <p>{word("templeText")}</p>
          <p className="home-temple-links">
            <ButtonLink to="/fortune-stick" look="lantern">
              {word("draw")}
            </ButtonLink>
            <ButtonLink to="/light" look="lantern">
              {word("light")}
            </ButtonLink>
          </p>
        </div>
        {verse && (
          <figure className="home-verse">
            <figcaption>{word("verse")}</figcaption>
            <To to={verse.to} lang={verse.lang}>
              {verse.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </To>
          </figure>
        )}
      </section>

      <section className="home-section home-stories far-below">
        <div>
          <SectionHead title={{ text: word("news") }} more={{ to: "/news", text: word("allNews") }} />
          <ul role="list" className="home-news">
            {latest.map((item) => (
              <li key={item.to}>
                <time dateTime={item.date}>{item.day}</time>
                <To to={item.to}>
                  <Say passage={item.title} />
                </To>
              </li>
            ))}
          </ul>
        </div>
        {mascot && (
          <aside className="home-mascot">
            <h2>{word("mascot")}</h2>
            <CardWidth value="(min-width: 64rem) 24rem, (min-width: 48.0625rem) 90vw, 11rem">
              <Card {...mascot} />
            </CardWidth>
          </aside>
        )}
      </section>
    </div>
  );
}

/** By itself, since it comes alive after the page: what is around it need not be drawn again. */
function Clock() {
  const now = useNow();
  return now && <time>{now.time}</time>;
}

function Detail({ of }: { of: string | { text: string; lang?: string | undefined } }) {
  return typeof of === "string" ? of : <Say passage={of} />;
}

/** The latest issue of the mascot's report. */
async function readMascot(visit: Visit) {
  const [latest] = (await listItems(visit.park, mascotReport)).sort((a, b) => b.data.issue - a.data.issue);
  if (!latest) return undefined;
  const [card] = await asCards(visit, mascotReport, [latest], "/mascotreport");
  return card;
}

/** The verse of one stick, another every day: an ornament, not a draw. */
async function readVerse(visit: Visit) {
  const sticks = await listItems(visit.park, fortuneStick);
  const stick = sticks[dayOf(visit.park.now()).dayOfYear % Math.max(sticks.length, 1)];
  if (!stick) return undefined;
  const { text, lang } = visit.localize<{ zh_TW: string }>(stick.data.verse);
  return { to: `/fortune-stick/${stick.slug}`, lines: text.split("\n"), lang };
}

/** Two exhibitions, two performances and one event that run today, an exhibition first. */
async function readHappening(visit: Visit) {
  const calendar = await readCalendar(visit.park);
  const take = async (name: ProgramName, most: number) => {
    const items = (await listPrograms(visit.park, name, "current")).slice(0, most);
    const cards = await asCards(visit, programTypes[name], items, `/${name}`);
    return cards.map((card, at) => {
      const item = items[at];
      const next = item && name !== "exhibition" ? formatNext(visit, calendar, item.data) : undefined;
      return { ...card, eyebrow: next ?? (item && formatRun(item.data, visit.park.now(), visit.locale)) };
    });
  };
  const [exhibitions, shows, events] = await Promise.all([take("exhibition", 2), take("show", 2), take("activity", 1)]);
  return [...exhibitions, ...shows, ...events];
}

async function readNews(visit: Visit) {
  const items = (await listItems(visit.park, news))
    .sort((a, b) => Number(b.data.pinned) - Number(a.data.pinned) || b.data.date.localeCompare(a.data.date))
    .slice(0, 6);
  return items.map((item) => ({
    to: `/news/${item.slug}`,
    title: visit.localize<{ zh_TW: string }>(item.data.title),
    date: item.data.date,
    day: formatDay(item.data.date, visit.locale, { weekday: false }),
  }));
}
