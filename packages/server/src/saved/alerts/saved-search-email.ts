import { presentEmailHome, priceInWords } from '#listings';
import { type Email, layOutEmail, type MailSettings, shortInstant, siteLink } from '#platform';
import { alertEmailMessages } from '../messages.ts';
import { alertStop } from './alert-link.ts';
import { type AlertHome, alertSubject } from './alert-subject.ts';

export interface SavedSearchFacts {
  firstName: string;
  /** Of the link that stops these alerts. */
  token: string;
  searches: { id: string; name: string; homes: AlertHome[] }[];
  /** Staff built them for someone without an account, whose results anyone can open. */
  areShared?: boolean;
}

/** Beyond this many per search, the rest is counted and linked. */
const HOMES_MAX = 12;

/**
 * One email to a person about all their saved searches that found something, with the news in its
 * subject: a single home with a large photo, several in a list for each search.
 */
export function savedSearchEmail(settings: MailSettings, facts: SavedSearchFacts): Email {
  const { firstName, token, searches, areShared = false } = facts;
  const stop = alertStop(settings, token);
  const homes = new Map(
    searches.flatMap((search) => search.homes.map((found) => [found.home.mls_number, found])),
  );
  const [one] = homes.size === 1 ? [...homes.values()] : [];
  return {
    ...layOutEmail(settings, {
      kind: 'saved.saved-search',
      subject: alertSubject([...homes.values()]),
      name: firstName || null,
      paragraphs: [
        areShared ? alertEmailMessages.foundByShared(named(searches)) : foundBy(searches),
      ],
      ...(one ? aboutOne(settings, one) : aboutSeveral(settings, facts)),
      closing: [alertEmailMessages.mlsNote()],
      why: areShared
        ? alertEmailMessages.whyKept({ firm: settings.brokerage.name })
        : alertEmailMessages.why({ searches: searches.length }),
      stop: { label: alertEmailMessages.stop({ searches: searches.length }), url: stop.url },
    }),
    headers: stop.headers,
  };
}

const named = ([first]: SavedSearchFacts['searches']) => ({ search: first?.name ?? '' });

function foundBy(searches: SavedSearchFacts['searches']): string {
  const [first] = searches;
  return searches.length === 1 && first
    ? alertEmailMessages.foundByOne({ search: first.name })
    : alertEmailMessages.foundBySeveral({ count: searches.length });
}

function aboutOne(settings: MailSettings, found: AlertHome) {
  const home = presented(settings, found);
  const number = encodeURIComponent(found.home.mls_number);
  return {
    home,
    action: { label: alertEmailMessages.seeHome(), url: home.url },
    secondAction: {
      label: alertEmailMessages.requestTour(),
      url: siteLink(settings, `/singleproduct/${number}/tour`),
    },
  };
}

function aboutSeveral(settings: MailSettings, { searches, areShared }: SavedSearchFacts) {
  return {
    lists: searches.map(({ id, name, homes }) => {
      const more = homes.length - HOMES_MAX;
      return {
        heading: name,
        items: [],
        homes: homes.slice(0, HOMES_MAX).map((found) => presented(settings, found)),
        more: {
          label:
            more > 0 ? alertEmailMessages.seeAll({ count: more }) : alertEmailMessages.seeSearch(),
          url: areShared
            ? siteLink(settings, `/shared-search/${id}`)
            : siteLink(settings, '/savedlists/items', { sid: id }),
        },
      };
    }),
  };
}

function presented(settings: MailSettings, found: AlertHome) {
  return { ...presentEmailHome(settings, found.home), news: newsOf(found) };
}

function newsOf({ news }: AlertHome): string {
  return news
    .map(({ news: kind, previous_price_cents: before, happened_at: at }) => {
      if (kind === 'price-drop' && before !== null) {
        return alertEmailMessages.priceDropFrom({ price: priceInWords(before) });
      }
      return kind === 'open-house'
        ? alertEmailMessages.openHouseAt({ at: shortInstant(at) })
        : newsNames[kind]();
    })
    .join(', ');
}

const newsNames = {
  new: alertEmailMessages.isNew,
  'price-drop': alertEmailMessages.priceDrop,
  'back-on-market': alertEmailMessages.backOnMarket,
  'open-house': alertEmailMessages.openHouse,
};
