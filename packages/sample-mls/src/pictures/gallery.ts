import { type Chance, openChance } from '../market/chance.ts';
import { picturesFitting } from './manifest.ts';
import type { Picture, PictureFacts, PictureScene } from './picture.ts';

/** The facts that a gallery is chosen by. */
export type GalleryHome = {
  readonly facts: PictureFacts;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly basement: boolean;
  /** A home in a building with others has no yard. */
  readonly hasYard: boolean;
  /** Decides which rooms are shown. */
  readonly seed: number;
  /** Increases by one for each listing, so neighbors in a list get different pictures. */
  readonly turn: number;
  /** From 1; the front is another one after each change. */
  readonly version: number;
};

type GalleryPicture = { readonly picture: Picture; readonly caption: string };

type Shot = {
  readonly scene: PictureScene;
  readonly caption: string;
  readonly facts?: Partial<PictureFacts>;
};

const suitesPerEra = 4;

function landShots(): Shot[] {
  return [
    { scene: 'lot', caption: 'The lot from the road' },
    { scene: 'aerial', caption: 'The lot from above' },
    { scene: 'lot', caption: 'View toward the tree line', facts: { waterfront: false } },
    { scene: 'lot', caption: 'View across the lot', facts: { waterfront: false } },
    { scene: 'aerial', caption: 'Lot and surroundings' },
    { scene: 'lot', caption: 'The far corner', facts: { waterfront: false } },
  ];
}

function roomShots(home: GalleryHome, chance: Chance): Shot[] {
  const { facts, bedrooms, bathrooms } = home;
  const shots: Shot[] = [];
  const add = (scene: PictureScene, caption: string, shown?: Partial<PictureFacts>): void => {
    shots.push({ scene, caption, ...(shown && { facts: shown }) });
  };
  add('front', 'Front of the home');
  add('living', facts.fireplace ? 'Living room with fireplace' : 'Living room');
  add('kitchen', 'Kitchen');
  if (chance.is(0.6)) add('kitchen', 'Kitchen and island');
  if (chance.is(0.7) || !home.hasYard) add('dining', 'Dining room');
  if (bedrooms > 1) add('primary-bedroom', 'Primary bedroom');
  else add('bedroom', 'Bedroom');
  add('bath', bathrooms > 1 ? 'Primary bath' : 'Bath');
  for (let i = 2; i <= Math.min(5, bedrooms); i++) add('bedroom', `Bedroom ${i}`);
  for (let i = 2; i <= Math.min(3, bathrooms); i++) add('bath', `Bath ${i}`);
  if (chance.is(0.4)) add('office', 'Office');
  if (chance.is(0.45)) add('living', 'Family room', { fireplace: false });
  if (home.basement) add('basement', 'Finished basement');
  if (facts.garageDoors > 0 && chance.is(0.35)) add('garage', 'Garage');
  if (home.hasYard) add('yard', facts.pool ? 'Back yard with pool' : 'Back yard');
  return shots;
}

/** The candidates in a home's order of preference. */
function inTurn(candidates: readonly Picture[], { turn, version }: GalleryHome): Picture[] {
  if (candidates.some(({ suite }) => suite !== null)) {
    const away = (picture: Picture): number => ((picture.suite ?? 0) + turn) % suitesPerEra;
    return [...candidates].sort((a, b) => away(a) - away(b));
  }
  const isFront = candidates[0]?.scene === 'front';
  const start = (turn + (isFront ? version - 1 : 0)) % candidates.length;
  return [...candidates.slice(start), ...candidates.slice(0, start)];
}

/** The pictures of a home in the order of a brochure, the front first and none of them twice. */
export function galleryOf(home: GalleryHome): GalleryPicture[] {
  const chance = openChance(home.seed, 2020);
  const shots = home.facts.style === 'land' ? landShots() : roomShots(home, chance);
  const taken = new Set<Picture>();
  return shots.map(({ scene, caption, facts }) => {
    const wanted = { ...home.facts, ...facts };
    const candidates = picturesFitting(scene, wanted);
    const picture = inTurn(candidates, home).find((candidate) => !taken.has(candidate));
    if (picture === undefined)
      throw new Error(`There is no picture of the ${scene} of ${JSON.stringify(wanted)}.`);
    taken.add(picture);
    return { picture, caption };
  });
}
