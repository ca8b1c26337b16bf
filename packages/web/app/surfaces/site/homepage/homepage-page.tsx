import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import {
  AppListLink,
  ContactSection,
  findContactIsland,
  findTestimonials,
  QuizLink,
  Testimonials,
} from '#leads';
import { homepageBlocks as blocks } from '#listings/pages';
import { StaticHtml, siteContext, staticMarkup } from '#platform';
import { findReactions, HomeReactions } from '#saved';
import { homepageMeta } from '../page-meta.ts';
import { brokerageFacts, StructuredData } from '../structured-data.tsx';
import { HomeHero } from './home-hero.tsx';
import styles from './homepage.module.css';
import { AgentMatch, type HomepageParts, NewApp } from './homepage-parts.tsx';
import { Magazine } from './magazine.tsx';
import { Ways } from './ways.tsx';
// From a part that needs no script.
import './ways.module.css';

const parts: HomepageParts = { takeQuiz: <QuizLink />, notifyMe: <AppListLink /> };

export async function loader(args: LoaderFunctionArgs) {
  const [page, testimonials, contact] = await Promise.all([
    blocks.loadHomepage(args),
    findTestimonials(args),
    findContactIsland(args),
  ]);
  const site = args.context.get(siteContext);
  const cities = page.cities.map(({ name }) => name);
  const homes = [...page.featured, ...page.newest];
  return {
    page,
    testimonials,
    contact,
    ways: staticMarkup(Ways, {}),
    magazine: staticMarkup(Magazine, { brokerage: site.brokerage }),
    reactions: await findReactions(
      args.context,
      homes.map(({ mlsNumber }) => mlsNumber),
    ),
    facts: brokerageFacts(site, cities),
    meta: homepageMeta(site, { cities, photo: homes[0]?.photo ?? null }),
  };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

/** /homepage. Blocks without content are absent. */
export default function Homepage() {
  const { page, testimonials, contact, ways, magazine, reactions, facts } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <StructuredData json={facts} />
      <HomeHero />
      <HomeReactions value={reactions}>
        <blocks.FeaturedHomes homes={page.featured} />
        <StaticHtml html={ways} />
        <blocks.SalesRecord record={page.record} />
        <blocks.PopularCities {...page} />
        <AgentMatch {...parts} />
        <blocks.NewHomes homes={page.newest} />
      </HomeReactions>
      <Testimonials testimonials={testimonials} />
      {magazine && <StaticHtml html={magazine} />}
      <NewApp {...parts} />
      <ContactSection form={contact} />
      <div className="frame">
        <StaticHtml html={page.attribution} />
      </div>
    </main>
  );
}
