import { alertNewsLabels } from '@homestead/contract/listings';
import { OMAHA_ZONE } from '@homestead/contract/platform';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#accounts';
import type { DueAlert } from '../saved-searches/due-alert-store.ts';

/** A home as the mail tells of it. */
export type AlertHome = Omit<DueAlert, 'news'> & {
  news: Pick<DueAlert, 'news' | 'happened_at' | 'previous_price_cents'>[];
};

export interface SavedSearchFacts {
  firstName: string;
  /** Of the link that stops these alerts. */
  token: string;
  searches: { id: string; name: string; homes: AlertHome[] }[];
}

/** More of one search are counted and linked. */
const HOMES_MOST = 12;

/** To a person whose saved searches found something, one mail for all of them. */
export function savedSearchEmail(settings: MailSettings, facts: SavedSearchFacts): Email {
  const { firstName, token, searches } = facts;
  const homes = new Set(searches.flatMap((search) => search.homes.map((home) => home.mls_number)));
  const count = homes.size === 1 ? '1 home' : `${homes.size} homes`;
  const [only] = searches;
  const about = searches.length === 1 && only ? `“${only.name}”` : 'your saved searches';
  return {
    ...layOutEmail(settings, {
      kind: 'listings.saved-search',
      subject: `${count} with news for ${about}`,
      name: firstName || null,
      paragraphs: [],
      lists: searches.map((search) => listOf(settings, search)),
      closing: [
        `You get this because you saved ${searches.length === 1 ? 'this search' : 'these searches'}. To stop these mails: ${siteLink(settings, '/unsubscribe', { token })}`,
        'Prices and statuses are as the MLS gave them and may have changed since.',
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `/unsubscribe/one-click/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function listOf(settings: MailSettings, search: SavedSearchFacts['searches'][number]) {
  const more = search.homes.length - HOMES_MOST;
  const all = siteLink(settings, '/savedlists/items', { sid: search.id });
  return {
    heading: search.name,
    items: search.homes.slice(0, HOMES_MOST).map((home) => ({
      label: placeOf(home),
      url: siteLink(settings, `/singleproduct/${encodeURIComponent(home.mls_number)}`),
      text: [newsOf(home), ...factsOf(home)].join(' · '),
    })),
    more: { label: more > 0 ? `See all, ${more} more` : 'See this search', url: all },
  };
}

function placeOf({ street_address: street, city, mls_number: number }: AlertHome): string {
  return [street ?? `MLS ${number}`, city].filter(Boolean).join(', ');
}

function newsOf({ news }: AlertHome): string {
  return news
    .map(({ news: kind, previous_price_cents: before, happened_at: at }) => {
      const label = alertNewsLabels[kind];
      if (kind === 'price-drop' && before !== null) return `${label} from ${dollars(before)}`;
      return kind === 'open-house' ? `${label} ${startFormat.format(at)}` : label;
    })
    .join(', ');
}

function factsOf(home: AlertHome): string[] {
  return [
    home.list_price_cents === null ? 'Price not stated' : dollars(home.list_price_cents),
    ...(home.beds ? [`${home.beds} bd`] : []),
    ...(home.baths_total ? [`${home.baths_total} ba`] : []),
    ...(home.living_area ? [`${wholeFormat.format(home.living_area)} sq ft`] : []),
  ];
}

const wholeFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const startFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: OMAHA_ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

function dollars(cents: number): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}
