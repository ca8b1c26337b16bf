import { savedEndpoints } from '@homestead/contract/saved';
import { deliverDueMails } from '../src/platform/mail/deliver-mail.ts';
import type { SendMail } from '../src/platform/mail/smtp-sender.ts';
import { matchSavedSearches } from '../src/saved/alerts/match-saved-searches.ts';
import { sendAlerts } from '../src/saved/alerts/send-alerts.ts';
import { createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings } from './factories/listings.ts';
import { homeRooms } from './home-rooms.ts';
import { paymentTerms } from './payment-terms.ts';

/** A Wednesday afternoon long after everything here, so that everything waiting is due. */
const LATER = new Date('2099-06-03T20:00:00Z');

/** A signed-in person, with their id and address. */
export interface Searcher {
  id: string;
  email: string;
  as: SignedIn;
}

type Who = SignedIn | null;

export type SavedSearchSite = Awaited<ReturnType<typeof openSavedSearchSite>>;

/** The API of accounts and listings on a test database, with the calls about saved searches. */
export async function openSavedSearchSite() {
  const site = await createAccountsApp({}, { rooms: homeRooms });
  let made = 0;
  const save = (as: Who, body: object = {}) =>
    site.post(
      savedEndpoints.saveSearch.path,
      { name: 'Dundee', filter: { city: 'Omaha', pricemax: 450000 }, ...body },
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
      (await save(person.as, body)).body as { id: string; version: number },
    list: (as: Who, query = {}) => site.get(savedEndpoints.getSavedSearches.path, query, as),
    one: (as: Who, sid: string) => site.get(savedEndpoints.getSavedSearch.path, { sid }, as),
    news: (as: Who, id: string, markViewed = false) =>
      site.post(savedEndpoints.readSearchNews.path, { id, markViewed }, as),
    /** A home for one test only, in its own city, that the feed brings now. */
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
        ...site.services,
        terms: paymentTerms,
        commutes: { apply: async <T>(filter: T) => filter },
      };
      let found = 0;
      for (let more: number | null = 0; more !== null; more = await matchSavedSearches(matching)) {
        found += more;
      }
      return found;
    },
    /** One round of delivery of the emails that are due. */
    deliver: (send: SendMail) => deliverDueMails(site.services, send, new AbortController().signal),
    tell: (now = LATER) => sendAlerts(site.services, now),
  };
}
