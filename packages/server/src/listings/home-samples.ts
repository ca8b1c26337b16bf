import type { Queryable } from '#platform';
import type { ShownHome } from './cards/present-email-home.ts';
import { selectNewest } from './homepage/homepage-store.ts';

/** A home in samples of emails. */
export type SampleHome = ShownHome & { subdivision: string | null };

/** For samples without a database; its photo can't be loaded. */
export const sampleHome = {
  mls_number: '22612345',
  standard_status: 'Active',
  list_price_cents: 41_500_000,
  close_price_cents: null,
  address_shown: true,
  street_address: '5011 Chicago St',
  city: 'Omaha',
  subdivision: 'Dundee',
  beds: 4,
  baths_total: 4,
  baths_full: 3,
  baths_half: 1,
  living_area: 2450,
  list_office_name: 'Sample Realty',
  attribution_contact: '402-555-0100',
  photo_token: 'sample',
  photo_width: 1280,
  photo_height: 853,
} as const satisfies SampleHome;

/** The newest home of the demo that has a photo, or else the invented one. */
export async function findSampleHome(db: Queryable): Promise<SampleHome> {
  const [newest] = await selectNewest(db, { without: [] }, 1);
  return newest ?? sampleHome;
}
