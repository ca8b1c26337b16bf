import { actAsMailbox } from '#accounts';
import { feedChanged } from '#feed';
import { listSitemapEntries } from '#listings';
import type { Actor, Services } from '#platform';
import {
  listSavedHomes,
  recordSiteSearch,
  recordSiteVisit,
  saveHome,
  saveHomeNote,
  saveHomeView,
  ViewWindow,
} from '#saved';

/** How many hours ago a visit began, how long it was, and what was searched for, in even steps. */
interface ClientVisit {
  hoursAgo: number;
  minutes: number;
  searches: readonly string[];
}

/**
 * What one member of the cast saves: positions in the list of homes, with an optional note; and
 * when they visited before.
 */
interface ClientHomes {
  email: string;
  favorites: readonly (readonly [place: number, note?: string])[];
  dislikes: readonly number[];
  viewed: readonly number[];
  visits: readonly ClientVisit[];
}

const clients: readonly ClientHomes[] = [
  {
    email: 'jordan.ellis@homes.example',
    favorites: [
      [2, 'Light in the kitchen all morning. Ask how old the furnace is.'],
      [7],
      [11, 'Close to the trail; yard may be small for the dog.'],
    ],
    dislikes: [5],
    viewed: [0, 2, 5, 7, 9, 11],
    visits: [
      {
        ...{ hoursAgo: 44, minutes: 26 },
        searches: [
          'Homes for sale in Omaha: 3+ beds, Up to $425,000',
          'Homes for sale in Omaha: 3+ beds, 2+ baths, Up to $425,000, Garage',
        ],
      },
      {
        ...{ hoursAgo: 3, minutes: 12 },
        searches: ['Homes for sale in Omaha: 3+ beds, Up to $450,000, Fenced yard'],
      },
    ],
  },
  {
    email: 'mei.tanaka@homes.example',
    favorites: [[4, 'Second visit on Saturday with my parents.'], [7]],
    dislikes: [],
    viewed: [1, 4, 7],
    visits: [
      {
        hoursAgo: 21,
        minutes: 18,
        searches: ['Homes for sale in Omaha: Built since 2015, 2+ baths'],
      },
    ],
  },
  {
    email: 'kate.brennan@homes.example',
    favorites: [[11]],
    dislikes: [3],
    viewed: [3, 8, 11],
    visits: [],
  },
];

const FEWEST_HOMES = 12;
const BROWSER = 'A browser of the demo';

/**
 * Lets some of the demo's clients react to, annotate and view homes, through the operations that
 * the site uses, once there are homes. People with saved homes are left alone. Returns whether
 * there is nothing left to do.
 */
export async function playSavedHomes(services: Services): Promise<boolean> {
  if (services.settings.mode !== 'demo') throw new Error('A demo’s homes are for a demo alone');
  const { value: homes } = await listSitemapEntries(services, {});
  if (homes.length < FEWEST_HOMES) return false;
  const numbers = homes.map(({ mlsNumber }) => mlsNumber).sort();
  const numberAt = (place: number) => numbers[place] ?? '';
  for (const client of clients) {
    const actor = await actAsMailbox(services.db, client.email);
    if (actor) await saveHomesOf(services, actor, client, numberAt);
  }
  return true;
}

async function saveHomesOf(
  { db }: Pick<Services, 'db'>,
  { caller }: Actor,
  { favorites, dislikes, viewed, visits }: ClientHomes,
  numberAt: (place: number) => string,
): Promise<void> {
  const before = await listSavedHomes(
    { db },
    { list: 'viewed', sort: 'newest', page: 1, pageSize: 1 },
    caller,
  );
  if (before.total > 0) return;
  for (const visit of visits) await visitSite(db, caller.personId, visit);
  const window = new ViewWindow();
  const origin = { address: '127.0.0.1', userAgent: BROWSER };
  for (const place of viewed) {
    await saveHomeView({ db, window }, { listingid: numberAt(place) }, caller, origin);
  }
  for (const place of dislikes) {
    await saveHome({ db }, { propertiesid: numberAt(place), dislikes: true }, caller);
  }
  for (const [place, note] of favorites) {
    const mlsNumber = numberAt(place);
    await saveHome({ db }, { propertiesid: mlsNumber, favorites: true }, caller);
    if (note) await saveHomeNote({ db }, { mlsNumber, note, version: 0 }, caller);
  }
}

async function visitSite(
  db: Services['db'],
  personId: string,
  { hoursAgo, minutes, searches }: ClientVisit,
): Promise<void> {
  const start = Date.now() - hoursAgo * 3_600_000;
  const at = (share: number) => new Date(start + share * minutes * 60_000);
  await recordSiteVisit({ db }, personId, at(0));
  for (const [index, words] of searches.entries()) {
    const share = (index + 1) / (searches.length + 1);
    await recordSiteSearch({ db }, personId, { words, at: at(share) });
  }
  await recordSiteVisit({ db }, personId, at(1));
}

/** Runs {@link playSavedHomes} as soon as the feed has brought homes; call before jobs run. */
export function saveHomesWhenFeedHasThem(services: Services): void {
  let isDone = false;
  services.events.subscribe(feedChanged, 'demo.save-homes', async () => {
    if (!isDone) isDone = await playSavedHomes(services);
  });
}
