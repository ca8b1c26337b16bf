import type { MailSample, MailSettings } from '#platform';
import { type AlertHome, savedSearchEmail } from './saved-search-email.ts';

/** The saved-search email with sample data, for a demo's `/dev/mails`. */
export function savedMailSamples(settings: MailSettings): MailSample[] {
  const draft = savedSearchEmail(settings, {
    firstName: 'Jordan',
    token: 'sample-token-that-stops-nothing',
    searches: [{ id: 'sample', name: 'Dundee under $450,000', homes: [sampleHome] }],
  });
  return [{ name: draft.kind.replace('saved.', ''), draft }];
}

const sampleHome: AlertHome = {
  id: 1,
  person_id: 'sample',
  email: 'jordan.ellis@example.com',
  first_name: 'Jordan',
  state: null,
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
