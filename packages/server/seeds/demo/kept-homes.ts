import { type Acting, actAsMailbox } from '#accounts';
import { keptHomeCalls } from '#listings';
import type { House } from '#platform';

/** What one of the cast keeps: places in the list of homes, with a note where there is one. */
interface Keeping {
  email: string;
  favourites: readonly (readonly [place: number, note?: string])[];
  dislikes: readonly number[];
  viewed: readonly number[];
}

const keepings: readonly Keeping[] = [
  {
    email: 'jordan.ellis@homes.example',
    favourites: [
      [2, 'Light in the kitchen all morning. Ask how old the furnace is.'],
      [7],
      [11, 'Close to the trail; yard may be small for the dog.'],
    ],
    dislikes: [5],
    viewed: [0, 2, 5, 7, 9, 11],
  },
  {
    email: 'mei.tanaka@homes.example',
    favourites: [[4, 'Second visit on Saturday with my parents.'], [7]],
    dislikes: [],
    viewed: [1, 4, 7],
  },
  { email: 'kate.brennan@homes.example', favourites: [[11]], dislikes: [3], viewed: [3, 8, 11] },
];

const FEWEST_HOMES = 12;
const BROWSER = 'A browser of the demo';

/**
 * Lets some of the demo's clients mark, note and view homes, through the operations that the site
 * uses, once there are homes. Whoever keeps something already is left as they are. Answers whether
 * there is nothing left to do.
 */
export async function playKeptHomes(house: House): Promise<boolean> {
  if (house.settings.mode !== 'demo') throw new Error('A demo’s homes are for a demo alone');
  const calls = keptHomeCalls(house);
  const { value: homes } = await calls.listHomes({});
  if (homes.length < FEWEST_HOMES) return false;
  const numbers = homes.map(({ listingid }) => listingid).sort();
  const numberAt = (place: number) => numbers[place] ?? '';
  for (const keeping of keepings) {
    const acting = await actAsMailbox(house.db, keeping.email);
    if (acting) await keep(calls, acting, keeping, numberAt);
  }
  return true;
}

async function keep(
  calls: ReturnType<typeof keptHomeCalls>,
  { caller }: Acting,
  { favourites, dislikes, viewed }: Keeping,
  numberAt: (place: number) => string,
): Promise<void> {
  const before = await calls.listKeptHomes({ list: 'viewed' }, caller);
  if (before.odatacount > 0) return;
  const origin = { address: '127.0.0.1', userAgent: BROWSER };
  for (const place of viewed) {
    await calls.saveHomeView({ listingid: numberAt(place) }, caller, origin);
  }
  for (const place of dislikes) {
    await calls.saveHome({ propertiesid: numberAt(place), dislikes: true }, caller);
  }
  for (const [place, note] of favourites) {
    const propertiesid = numberAt(place);
    await calls.saveHome({ propertiesid, favorites: true }, caller);
    if (note) await calls.saveHomeNote({ propertiesid, note, version: 0 }, caller);
  }
}

/** Plays {@link playKeptHomes} as soon as the feed has brought homes; to be called before jobs run. */
export function keepHomesOnceThere(house: House): void {
  let isDone = false;
  house.events.subscribe('listings.feed-changed', {
    name: 'demo.keep-homes',
    hear: async () => {
      if (!isDone) isDone = await playKeptHomes(house);
    },
  });
}
