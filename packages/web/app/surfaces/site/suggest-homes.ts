import { searchListings } from '#listings';
import { findServiceArea } from '#listings/pages';
import { frameMessages } from './messages/frame.ts';

type Search = Parameters<typeof searchListings>[1];

const MOST = 4;
/** What is read of an address. */
const ADDRESS_MAX = 80;

/** Homes to offer instead of one that isn't there, and what they are. */
export interface SuggestedHomes {
  title: string;
  cards: Awaited<ReturnType<typeof searchListings>>['cards'];
}

/**
 * Homes for sale in the ZIP code or the city that an unknown home's address names, such as
 * `5011-chicago-st-omaha-68132`; the newest homes if it names none or has none for sale.
 */
export async function suggestHomes(
  ask: Parameters<typeof searchListings>[0],
  address: string,
): Promise<SuggestedHomes> {
  const place = await placeIn(ask, address.slice(0, ADDRESS_MAX));
  if (place) {
    const cards = await firstOf(ask, place.filter);
    if (cards.length > 0) {
      return { title: frameMessages.homesIn({ place: place.name }), cards };
    }
  }
  return { title: frameMessages.newestHomes(), cards: await firstOf(ask, {}) };
}

async function firstOf(ask: Parameters<typeof searchListings>[0], filter: Search['filter']) {
  const { cards } = await searchListings(ask, { filter, sort: 'newest', page: 1 });
  return cards.slice(0, MOST);
}

async function placeIn(
  ask: Parameters<typeof searchListings>[0],
  address: string,
): Promise<{ name: string; filter: Search['filter'] } | null> {
  const { cities, zips } = await findServiceArea(ask);
  const words = address.toLowerCase().split(/[^a-z0-9]+/);
  const zip = words.findLast((word) => zips.some((place) => place.zip === word));
  if (zip) return { name: zip, filter: { zips: [zip] } };
  const text = ` ${words.join(' ')} `;
  const city = cities.find(({ name }) => text.includes(` ${name.toLowerCase()} `));
  return city ? { name: city.name, filter: { cities: [city.name] } } : null;
}
