import { photoAddress } from '@homestead/contract/feed';
import { locale } from '@homestead/contract/platform';
import type { MetaDescriptor } from 'react-router';
import {
  type ListingCardFacts,
  type ListingDetailFacts,
  listingHref,
  type Search,
  searchHref,
} from '#listings';
import { groupedText, moneyText, PREFIX, type Site } from '#platform';
import { homepageMessages } from './messages/homepage.ts';
import { pageMessages } from './messages/pages.ts';

/** A search engine shows about 160 letters of a description. */
const CITIES_NAMED = 3;

interface PageFacts {
  title: string;
  description: string;
  publicUrl: string;
  /** Without the language. */
  path: string;
  image: { url: string; alt: string } | null;
  isIndexed: boolean;
  kind: 'website' | 'article';
  siteName: string;
}

/**
 * The address of a page in its language and in all others. For loaders: what a page's `meta`
 * imports is sent to browsers.
 */
export function addressMeta(publicUrl: string, path: string): MetaDescriptor[] {
  const at = (prefix: string) => publicUrl + prefix + path;
  const alternates = { en: '', es: '/es', 'x-default': '' };
  return [
    { tagName: 'link', rel: 'canonical', href: at(PREFIX) },
    ...Object.entries(alternates).map(([hrefLang, prefix]) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href: at(prefix),
    })),
    { property: 'og:url', content: at(PREFIX) },
    { property: 'og:locale', content: locale().replace('-', '_') },
  ];
}

/** The same as {@link addressMeta}, with the page's description. */
export function describedMeta(publicUrl: string, path: string, text: string): MetaDescriptor[] {
  return [{ name: 'description', content: text }, ...addressMeta(publicUrl, path)];
}

function metaOf(page: PageFacts): MetaDescriptor[] {
  const { title, description, image } = page;
  return [
    { title },
    ...describedMeta(page.publicUrl, page.path, description),
    ...(page.isIndexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: page.kind },
    { property: 'og:site_name', content: page.siteName },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(image
      ? [
          { property: 'og:image', content: image.url },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
  ];
}

interface ListMeta {
  heading: string;
  search: Search;
  total: number;
  brokerage: string;
  publicUrl: string;
  card: ListingCardFacts | null;
}

/**
 * Title and other metadata of a results page. The canonical address is the search in default order,
 * page by page; searches by free text or without homes are not indexed.
 */
export function listMeta(page: ListMeta): MetaDescriptor[] {
  const { heading, search, total, brokerage, publicUrl, card } = page;
  const canonical = searchHref({ filter: search.filter, sort: 'newest', page: search.page });
  const title =
    search.page > 1 ? pageMessages.resultsPage({ heading, page: search.page }) : heading;
  return metaOf({
    title: `${title} | ${brokerage}`,
    description: pageMessages.resultsDescription({
      total,
      heading: heading.charAt(0).toLowerCase() + heading.slice(1),
      firm: brokerage,
    }),
    publicUrl,
    path: canonical,
    image: card?.photo
      ? { url: publicUrl + photoAddress(card.photo.token, 1280, 'jpg'), alt: card.photo.alt }
      : null,
    isIndexed: total > 0 && search.filter.text === undefined,
    kind: 'website',
    siteName: brokerage,
  });
}

/** Title and other metadata of the homepage. */
export function homepageMeta(
  { brokerage, publicUrl, area }: Site,
  page: { cities: readonly string[]; photo: ListingCardFacts['photo'] },
): MetaDescriptor[] {
  const { photo } = page;
  const cities = new Intl.ListFormat(locale()).format(page.cities.slice(0, CITIES_NAMED));
  return metaOf({
    title: `${homepageMessages.title({ area: area.name })} | ${brokerage.name}`,
    description: homepageMessages.description({
      firm: brokerage.name,
      cities: cities || area.name,
    }),
    publicUrl,
    path: '/homepage',
    image: photo
      ? { url: publicUrl + photoAddress(photo.token, 1280, 'jpg'), alt: photo.alt }
      : null,
    isIndexed: true,
    kind: 'website',
    siteName: brokerage.name,
  });
}

interface PlaceMeta {
  title: string;
  description: string;
  href: string;
  isIndexed: boolean;
  brokerage: string;
  publicUrl: string;
}

/** Title and other metadata of a place page; one without homes is not indexed. */
export function placeMeta(page: PlaceMeta): MetaDescriptor[] {
  return metaOf({
    title: `${page.title} | ${page.brokerage}`,
    description: page.description.slice(0, 300),
    publicUrl: page.publicUrl,
    path: page.href,
    image: null,
    isIndexed: page.isIndexed,
    kind: 'website',
    siteName: page.brokerage,
  });
}

interface OwnPageMeta extends Omit<PlaceMeta, 'brokerage'> {
  siteName: string;
  image?: { url: string; alt: string } | null;
}

/** Title and other metadata of a page of the brokerage's own, such as an agent's. */
export function ownPageMeta({ href, image = null, ...page }: OwnPageMeta) {
  return metaOf({
    ...page,
    description: page.description.slice(0, 300),
    path: href,
    image,
    kind: 'website',
  });
}

/** Title and other metadata of a home's page. */
export function listingMeta(
  listing: ListingDetailFacts,
  brokerage: string,
  publicUrl: string,
): MetaDescriptor[] {
  const place = [listing.street, listing.cityLine].filter(Boolean).join(', ');
  const price = listing.listPriceCents === null ? null : moneyText(listing.listPriceCents);
  const facts = [
    listing.subtype ?? pageMessages.home(),
    listing.beds ? pageMessages.beds({ count: listing.beds }) : null,
    listing.bathsTotal ? pageMessages.baths({ count: listing.bathsTotal }) : null,
    listing.livingArea ? pageMessages.squareFeet({ area: groupedText(listing.livingArea) }) : null,
  ]
    .filter(Boolean)
    .join(', ');
  const remarks = listing.remarks?.replace(/\s+/g, ' ').slice(0, 110) ?? '';
  const photo = listing.photos[0];
  const number = listing.mlsNumber;
  const summary = price
    ? pageMessages.homeFor({ facts, price, number })
    : pageMessages.homeWithoutPrice({ facts, number });
  return metaOf({
    title: `${place || pageMessages.mlsNumber({ number })}${price ? ` | ${price}` : ''} | ${brokerage}`,
    description: `${summary} ${remarks}`.trim().slice(0, 240),
    publicUrl,
    path: listingHref(listing.mlsNumber),
    image: photo
      ? { url: publicUrl + photoAddress(photo.token, 1280, 'jpg'), alt: photo.alt }
      : null,
    isIndexed: true,
    kind: 'article',
    siteName: brokerage,
  });
}
