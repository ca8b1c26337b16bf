import type { MailSettings } from '#accounts';
import type { MailSample } from '#platform';
import { listingReportEmail } from './listing-report-email.ts';
import { type AlertHome, savedSearchEmail } from './saved-search-email.ts';

/** Every mail of the room, filled with an example, for a demo's `/dev/mails`. */
export function listingMailSamples(settings: MailSettings): MailSample[] {
  const mails = [
    listingReportEmail(settings, {
      mlsNumber: '22612345',
      place: '5011 Chicago St, Omaha',
      about: 'facts',
      message: 'The page says three bedrooms; there are four.',
      from: { name: 'Jordan Ellis', email: 'jordan.ellis@example.com' },
    }),
    savedSearchEmail(settings, {
      firstName: 'Jordan',
      token: 'sample-token-that-stops-nothing',
      searches: [{ id: 'sample', name: 'Dundee under $450,000', homes: [sampleHome] }],
    }),
  ];
  return mails.map((draft) => ({ name: draft.kind.replace('listings.', ''), draft }));
}

const sampleHome: AlertHome = {
  id: 1,
  person_id: 'sample',
  email: 'jordan.ellis@example.com',
  first_name: 'Jordan',
  search_id: 'sample',
  search_name: 'Dundee under $450,000',
  happened_at: new Date('2026-03-02T15:04:05Z'),
  mls_number: '22612345',
  street_address: '5011 Chicago St',
  city: 'Omaha',
  list_price_cents: 41_500_000,
  previous_price_cents: 42_900_000,
  beds: 3,
  baths_total: 2,
  living_area: 1840,
  is_shown: true,
  news: [
    {
      news: 'price-drop',
      happened_at: new Date('2026-03-02T15:04:05Z'),
      previous_price_cents: 42_900_000,
    },
    {
      news: 'open-house',
      happened_at: new Date('2026-03-07T19:00:00Z'),
      previous_price_cents: null,
    },
  ],
};
