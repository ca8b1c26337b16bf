import { savedEndpoints } from '@homestead/contract/saved';
import { type As, createAccountsApp, type SignedIn } from './accounts-app.ts';
import { insertListings, type NewListing } from './factories/listings.ts';
import { homeRooms } from './home-rooms.ts';

/** The all-zero id. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
export const SAVED = 'Your Property Save successfully';
export const REMOVED = 'Your Property Remove successfully';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';

/** A signed-in person, with their id. */
export interface Client {
  id: string;
  as: SignedIn;
}

export type SavedHomeSite = Awaited<ReturnType<typeof openSavedHomeSite>>;

type Who = SignedIn | null;
const asFavorite = { favorites: true };

/** The API of accounts and listings on a test database, with the calls about saved homes. */
export async function openSavedHomeSite() {
  const site = await createAccountsApp({}, { rooms: homeRooms });
  let made = 0;
  return {
    site,
    async newPerson(): Promise<Client> {
      const person = await site.makePerson();
      return { id: person.id, as: await site.signIn(person) };
    },
    /** A home for one test only. */
    async aHome(given: NewListing = {}) {
      made += 1;
      const number = `K${made}`;
      const [id] = await insertListings(site.database.db, [{ mls_number: number, ...given }]);
      return { number, id: id as number };
    },
    save: (as: Who, propertiesid: string, given: object = asFavorite) =>
      site.post(savedEndpoints.saveHome.path, { userid: NOBODY, propertiesid, ...given }, as),
    remove: (as: Who, propertiesid: string, given: object = asFavorite) =>
      site.post(savedEndpoints.removeHome.path, { userid: NOBODY, propertiesid, ...given }, as),
    undo: (as: Who, mlsNumber: string, given: object = { reaction: 'favorite' }) =>
      site.post(savedEndpoints.undoHome.path, { mlsNumber, ...given }, as),
    flagsOf: async (as: Who, propertiesid: string) =>
      (await site.post(savedEndpoints.getHomeFlags.path, { userid: NOBODY, propertiesid }, as))
        .body,
    kept: async (as: Who, ListingId: string) =>
      (await site.get(savedEndpoints.getSavedHome.path, { ListingId }, as)).body,
    list: (as: Who, query: Record<string, string>) =>
      site.get(savedEndpoints.getSavedHomes.path, query, as),
    view: (listingid: string, as: As, given: object = {}) =>
      site.post(savedEndpoints.saveHomeView.path, { listingid, userid: NOBODY, ...given }, as),
    interest: async (mlsNumber: string) =>
      (await site.get(savedEndpoints.getHomeInterest.path, { mlsNumber })).body,
    /** What the feed would change. */
    change: (id: number, columns: object) =>
      site.database.db.updateTable('listing').set(columns).where('id', '=', id).execute(),
    /** Types of the events about a home, in their order. */
    async eventsAbout(listingId: number): Promise<string[]> {
      const { rows } = await site.database.pool.query(
        `select type from event_outbox where (payload ->> 'listingId')::bigint = $1 order by id`,
        [listingId],
      );
      return rows.map(({ type }) => type);
    },
  };
}

/** A visitor with a browser at an address. */
export function visitor(address: string, userAgent = BROWSER): As {
  return { headers: { 'user-agent': userAgent }, address };
}

/** A signed-in person, with a browser. */
export function browsing({ as }: Client): As {
  return { headers: { authorization: `Bearer ${as.jwtToken}`, 'user-agent': BROWSER } };
}
