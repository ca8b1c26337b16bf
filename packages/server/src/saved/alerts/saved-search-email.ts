import { localFormat } from '@homestead/contract/platform';
import { alertNewsLabels } from '@homestead/contract/saved';
import { type Email, layOutEmail, type MailSettings, siteLink } from '#platform';
import { alertEmailMessages } from '../messages.ts';
import type { DueAlert } from './due-alert-store.ts';

/** A home as the email shows it. */
export type AlertHome = Omit<DueAlert, 'news'> & {
  news: Pick<DueAlert, 'news' | 'happened_at' | 'previous_price_cents'>[];
};

export interface SavedSearchFacts {
  firstName: string;
  /** Of the link that stops these alerts. */
  token: string;
  searches: { id: string; name: string; homes: AlertHome[] }[];
}

/** Beyond this many per search, the rest is counted and linked. */
const HOMES_MAX = 12;

/** One email to a person about all their saved searches that found something. */
export function savedSearchEmail(settings: MailSettings, facts: SavedSearchFacts): Email {
  const { firstName, token, searches } = facts;
  const homes = new Set(searches.flatMap((search) => search.homes.map((home) => home.mls_number)));
  const count = homes.size;
  const [only] = searches;
  return {
    ...layOutEmail(settings, {
      kind: 'saved.saved-search',
      subject:
        searches.length === 1 && only
          ? alertEmailMessages.subjectOfOne({ count, search: only.name })
          : alertEmailMessages.subject({ count }),
      name: firstName || null,
      paragraphs: [],
      lists: searches.map((search) => listOf(settings, search)),
      closing: [
        alertEmailMessages.why({
          searches: searches.length,
          url: siteLink(settings, '/unsubscribe', {}, { token }),
        }),
        alertEmailMessages.mlsNote(),
      ],
    }),
    headers: {
      'List-Unsubscribe': `<${siteLink(settings, `/unsubscribe/one-click/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function listOf(settings: MailSettings, search: SavedSearchFacts['searches'][number]) {
  const more = search.homes.length - HOMES_MAX;
  const all = siteLink(settings, '/savedlists/items', { sid: search.id });
  return {
    heading: search.name,
    items: search.homes.slice(0, HOMES_MAX).map((home) => ({
      label: placeOf(home),
      url: siteLink(settings, `/singleproduct/${encodeURIComponent(home.mls_number)}`),
      text: [newsOf(home), ...factsOf(home)].join(' · '),
    })),
    more: {
      label: more > 0 ? alertEmailMessages.seeAll({ count: more }) : alertEmailMessages.seeSearch(),
      url: all,
    },
  };
}

function placeOf({ street_address: street, city, mls_number: number }: AlertHome): string {
  return [street ?? alertEmailMessages.homeByNumber({ number }), city].filter(Boolean).join(', ');
}

function newsOf({ news }: AlertHome): string {
  return news
    .map(({ news: kind, previous_price_cents: before, happened_at: at }) => {
      const news = alertNewsLabels[kind];
      if (kind === 'price-drop' && before !== null) {
        return alertEmailMessages.priceDropFrom({ news, price: dollars(before) });
      }
      return kind === 'open-house'
        ? alertEmailMessages.openHouseAt({ news, at: startFormat(at) })
        : news;
    })
    .join(', ');
}

function factsOf(home: AlertHome): string[] {
  return [
    home.list_price_cents === null
      ? alertEmailMessages.priceUnknown()
      : dollars(home.list_price_cents),
    ...(home.beds ? [alertEmailMessages.beds({ count: home.beds })] : []),
    ...(home.baths_total ? [alertEmailMessages.baths({ count: home.baths_total })] : []),
    ...(home.living_area ? [alertEmailMessages.squareFeet({ count: home.living_area })] : []),
  ];
}

const startFormat = localFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const dollarFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

function dollars(cents: number): string {
  return dollarFormat.format(cents / 100);
}
