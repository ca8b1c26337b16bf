import { listingPaths } from '@homestead/contract/listings';
import { listingsRoom } from '../src/listings/plugin.ts';
import { matchSavedSearches } from '../src/listings/saved-searches/match-saved-searches.ts';
import { sendAlerts } from '../src/listings/saved-searches/send-alerts.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings } from './factories/listings.ts';
import { paymentTerms } from './payment-terms.ts';

/** A Wednesday afternoon long after everything here, so that all that waits is due. */
const LATER = new Date('2099-06-03T20:00:00Z');

/** Somebody who is signed in, with their id and address. */
export interface Searcher {
  id: string;
  email: string;
  as: SignedIn;
}

type Who = SignedIn | null;

export type SavedSearchSite = Awaited<ReturnType<typeof openSavedSearchSite>>;

/** The API of accounts and listings on a test database, with the calls about saved searches. */
export async function openSavedSearchSite() {
  const site = await createAccountsApp({}, { rooms: [listingsRoom] });
  let made = 0;
  const save = (as: Who, body: object = {}) =>
    site.post(
      listingPaths.saveSearch,
      { filter_name: 'Dundee', filter: { city: 'Omaha', pricemax: 450000 }, ...body },
      as,
    );
  const happens = (listing_id: number, what: object) =>
    site.database.db
      .insertInto('listing_history')
      .values({ listing_id, happened_at: new Date(), event: 'status', ...what })
      .execute();
  return {
    site,
    async newPerson(): Promise<Searcher> {
      const person = await site.makePerson();
      return { id: person.id, email: person.email, as: await site.signIn(person) };
    },
    save,
    saved: async (person: Searcher, body: object = {}) =>
      (await save(person.as, body)).body.value[0],
    list: (as: Who, query = {}) => site.get(listingPaths.savedSearches, query, as),
    one: (as: Who, sid: string) => site.get(listingPaths.savedSearch, { sid }, as),
    news: (as: Who, sid: string, seen = false) =>
      site.post(listingPaths.searchNews, { sid, seen }, as),
    /** A home of one test alone, in a city of its own, that the feed brings now. */
    async aHome(city: string, given: object = {}) {
      made += 1;
      const mls_number = `S${made}`;
      const [id] = await insertListings(site.database.db, [{ mls_number, city, ...given }]);
      await happens(id as number, { event: 'listed', price_cents: 30_000_000 });
      return { number: mls_number, id: id as number };
    },
    happens,
    async match() {
      const matching = {
        db: site.database.db,
        terms: paymentTerms,
        commutes: { apply: async <T>(filter: T) => filter },
      };
      let found = 0;
      for (let more: number | null = 0; more !== null; more = await matchSavedSearches(matching)) {
        found += more;
      }
      return found;
    },
    tell: (now = LATER) => sendAlerts(site.house, now),
  };
}
