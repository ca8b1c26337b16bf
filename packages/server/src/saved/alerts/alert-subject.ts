import type { AlertNews } from '@homestead/contract/saved';
import { priceInWords, type ShownHome } from '#listings';
import { cut, shortInstant } from '#platform';
import { alertEmailMessages } from '../messages.ts';

/** A home with its news, the latest first. */
export interface AlertHome {
  home: ShownHome & { subdivision: string | null };
  news: { news: AlertNews; happened_at: Date; previous_price_cents: number | null }[];
}

/** What a subject says of a home with several pieces of news, the first of these. */
const weightiest: readonly AlertNews[] = ['price-drop', 'new', 'back-on-market', 'open-house'];

/** Leaves room for the news around a street or the name of a place. */
const STREET_MAX = 32;

/** The news in a few words, such as "Price drop: 5011 Chicago St is now $415,000". */
export function alertSubject(homes: readonly AlertHome[]): string {
  const [first] = homes;
  if (!first) return alertEmailMessages.newsElsewhere({ count: 0 });
  return homes.length === 1 ? ofOne(first) : ofSeveral(homes);
}

function ofOne(found: AlertHome): string {
  const { address_shown, street_address, mls_number, subdivision, city, beds } = found.home;
  const street = address_shown ? street_address : null;
  const home = cut(street ?? alertEmailMessages.homeByNumber({ number: mls_number }), STREET_MAX);
  const cents = found.home.list_price_cents;
  const price = cents === null ? alertEmailMessages.priceUnknown() : priceInWords(cents);
  switch (newsOf(found)) {
    case 'price-drop':
      return alertEmailMessages.subjectPriceDrop({ home, price });
    case 'back-on-market':
      return alertEmailMessages.subjectBack({ home, price });
    case 'open-house': {
      const opening = found.news.find(({ news }) => news === 'open-house');
      return alertEmailMessages.subjectOpenHouse({
        home,
        at: opening ? shortInstant(opening.happened_at) : price,
      });
    }
    default: {
      const place = cut(subdivision ?? city ?? home, STREET_MAX);
      return beds
        ? alertEmailMessages.subjectNewBeds({ place, count: beds, price })
        : alertEmailMessages.subjectNew({ place, price });
    }
  }
}

const inOneCity = {
  new: alertEmailMessages.manyNew,
  'price-drop': alertEmailMessages.manyDrops,
  'back-on-market': alertEmailMessages.manyBack,
  'open-house': alertEmailMessages.manyOpenHouses,
};
const elsewhere = {
  new: alertEmailMessages.manyNewElsewhere,
  'price-drop': alertEmailMessages.manyDropsElsewhere,
  'back-on-market': alertEmailMessages.manyBackElsewhere,
  'open-house': alertEmailMessages.manyOpenHousesElsewhere,
};

function ofSeveral(homes: readonly AlertHome[]): string {
  const count = homes.length;
  const kinds = new Set(homes.map(newsOf));
  const cities = new Set(homes.map(({ home }) => home.city));
  const [kind] = kinds;
  const [city] = cities;
  const isOneKind = kind !== undefined && kinds.size === 1;
  if (cities.size === 1 && city) {
    const place = cut(city, STREET_MAX);
    return (isOneKind ? inOneCity[kind] : alertEmailMessages.news)({ count, place });
  }
  return (isOneKind ? elsewhere[kind] : alertEmailMessages.newsElsewhere)({ count });
}

function newsOf({ news }: AlertHome): AlertNews {
  const kinds = new Set(news.map(({ news: kind }) => kind));
  return weightiest.find((kind) => kinds.has(kind)) ?? 'new';
}
