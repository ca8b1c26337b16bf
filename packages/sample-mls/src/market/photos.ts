import {
  type PictureFacts,
  type PictureScene,
  picturePlan,
  type Season,
  type TimeOfDay,
} from '../pictures/index.ts';
import { omahaDate } from './calendar.ts';
import { mix, openChance, purpose } from './chance.ts';
import { isFlat } from './dwelling.ts';
import type { LifeState } from './life.ts';
import type { Listing } from './listing.ts';

const roofColours = ['#4a4744', '#5b5148', '#3d4247', '#6a5b4d', '#55483f', '#474b4a'];
const cabinets = ['#e9e4da', '#8a5f3c', '#5c4433', '#cfc7b8', '#3c4a52', '#b98a5a', '#6e7d72'];
const counters = ['#d9d6d0', '#3b3937', '#8d8378', '#efece6', '#6b635b'];

function seasonOf(at: number): Season {
  const month = Number(omahaDate(at).slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

/**
 * What a listing's pictures are drawn from, out of the same facts as its record; the season is
 * that of its entry. A later version of the photos is taken at another hour.
 */
export function pictureFactsOf(listing: Listing, state: LifeState): PictureFacts {
  const { home } = listing;
  const chance = openChance(listing.seed, listing.index, purpose.photos);
  const year = home.yearBuilt ?? 2000;
  const hours: TimeOfDay[] = ['morning', 'noon', 'golden', 'golden', 'dusk'];
  const hourAt = chance.whole(0, hours.length - 1) + state.photoVersion - 1;
  return {
    seed: mix(listing.seed, listing.index, 3) & 0x7fffffff,
    style: home.style,
    stories: Math.max(1, home.stories),
    siding: home.siding,
    sidingHue: chance.of([35, 42, 95, 150, 205, 215, 20, 60]),
    roof:
      isFlat(home.kind) || home.style === 'contemporary'
        ? 'flat'
        : year < 1945
          ? chance.of(['gable', 'cross-gable'])
          : chance.of(['gable', 'hip', 'cross-gable']),
    roofColour: chance.of(roofColours),
    garageBays: isFlat(home.kind)
      ? 0
      : Math.min(4, home.garageAttached ? home.garageSpaces : Math.min(1, home.garageSpaces)),
    season: seasonOf(state.enteredAt),
    timeOfDay: hours[hourAt % hours.length] as TimeOfDay,
    yearBuilt: year,
    lotAcres: home.lotAcres ?? 0.05,
    bedrooms: home.bedrooms,
    bathrooms: home.fullBaths + home.threeQuarterBaths + home.halfBaths,
    pool: home.pool === 'in-ground' || home.pool === 'above-ground',
    deck: chance.is(0.6),
    fence: chance.is(0.5),
    waterfront: home.waterfront !== null,
    fireplace: home.fireplaces > 0,
    basement: home.belowGradeArea > 0,
    cabinetColour: chance.of(cabinets),
    counterColour: chance.of(counters),
    floor: year < 1958 ? 'oak' : chance.of(['oak', 'walnut', 'maple', 'tile', 'carpet']),
  };
}

/** A photo of a listing: which scene it shows, which of several takes, its words and since when. */
export type Photo = {
  /** Place in the gallery, from 0. */
  readonly order: number;
  readonly scene: PictureScene;
  readonly variant: number;
  readonly caption: string;
  readonly version: number;
  readonly changedAt: number;
  /** Kept from the public by its agent. */
  readonly isPrivate: boolean;
};

/** The gallery of a listing at a state. */
export function photosOf(listing: Listing, state: LifeState): Photo[] {
  return galleryOf(pictureFactsOf(listing, state), state, listing);
}

function galleryOf(facts: PictureFacts, state: LifeState, listing: Listing): Photo[] {
  return picturePlan(facts).map(({ scene, variant, caption }, order) => {
    let version = 1;
    for (let later = 2; later <= state.photoVersion; later++) {
      if (order === 0 || mix(listing.index, later, order) % 3 === 0) version = later;
    }
    return {
      order,
      scene,
      variant,
      caption,
      version,
      changedAt:
        version === 1 ? state.enteredAt : (state.photoChanges[version - 2] ?? state.enteredAt),
      isPrivate: order > 0 && mix(listing.index, order, 55) % 160 === 0,
    };
  });
}
