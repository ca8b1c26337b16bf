import type { LoaderFunctionArgs } from 'react-router';
import { findAgentHrefs } from '#leads/pages';
import { filterHref, listingHref } from '#listings';
import { getPlacePageHrefs, getSitemapListings } from '#listings/pages';
import { apiContext, PREFIX, siteContext } from '#platform';
import { legalPages } from './legal-pages.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Of eight kinds, below the 50,000 of a file. */
const MAX_OF_A_KIND = 6000;
const NAMESPACES = `xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * The index: one file of places, and one per 50,000 homes (sitemaps.org's limit), in each language.
 */
export async function sitemapIndex({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { publicUrl } = context.get(siteContext);
  const { pages } = await getSitemapListings(ask, 1);
  const files = ['sitemap-places.xml'];
  for (let page = 1; page <= pages; page++) files.push(`sitemap-homes-${page}.xml`);
  const paths = files.flatMap((file) => [`/${file}`, `/es/${file}`]);
  const entries = paths.map((path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`);
  return xml(`<sitemapindex xmlns="${SITEMAPS}">${entries.join('')}</sitemapindex>`);
}

/** Homes with their main photo, 50,000 a file. */
export async function sitemapOfHomes(
  { context, request }: LoaderFunctionArgs,
  page: number,
): Promise<Response> {
  const ask = { api: context.get(apiContext), now: new Date(), signal: request.signal };
  const { publicUrl } = context.get(siteContext);
  const { listings, pages } = await getSitemapListings(ask, page);
  if (page > Math.max(1, pages)) return new Response('No such sitemap.\n', { status: 404 });
  const entries = listings.map(
    ({ mlsNumber, modifiedAt, image }) =>
      `<url>${addresses(publicUrl, listingHref(mlsNumber))}<lastmod>${escaped(modifiedAt)}</lastmod>${
        image
          ? `<image:image><image:loc>${escaped(publicUrl + image)}</image:loc></image:image>`
          : ''
      }</url>`,
  );
  return xml(`<urlset ${NAMESPACES} xmlns:image="${IMAGES}">${entries.join('\n')}</urlset>`);
}

/**
 * Our own pages, those of agents, and those of places, schools and types of home that have homes
 * for sale.
 */
export async function sitemapOfPlaces({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const ask = { api: context.get(apiContext), signal: request.signal };
  const { publicUrl } = context.get(siteContext);
  const own = [
    'homepage',
    'contactus',
    'agents',
    'quiz',
    'sell/home-value',
    'newsletter',
    ...Object.keys(legalPages),
  ].map((path) => `/${path}`);
  const [agents, places] = await Promise.all([
    findAgentHrefs(ask),
    getPlacePageHrefs(ask, MAX_OF_A_KIND),
  ]);
  const hrefs = [filterHref({}), ...own, ...agents, ...places];
  const entries = hrefs.map((href) => `<url>${addresses(publicUrl, href)}</url>`);
  return xml(`<urlset ${NAMESPACES}>${entries.join('\n')}</urlset>`);
}

/** The page's address in this language, and in all languages. */
function addresses(publicUrl: string, path: string): string {
  const links = Object.entries({ en: '', es: '/es', 'x-default': '' }).map(
    ([language, prefix]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(publicUrl + prefix + path)}"/>`,
  );
  return `<loc>${escaped(publicUrl + PREFIX + path)}</loc>${links.join('')}`;
}

function xml(body: string): Response {
  return new Response(`${XML}${body}\n`, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
