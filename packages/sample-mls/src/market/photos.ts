import { type GalleryHome, galleryOf } from '../pictures/gallery.ts';
import type { Picture, PictureFacts } from '../pictures/picture.ts';
import { localDate } from './calendar.ts';
import { mix } from './chance.ts';
import { isFlat } from './dwelling.ts';
import { garageDoorsOf } from './garage.ts';
import type { Home } from './home.ts';
import type { LifeState } from './life.ts';
import type { Listing } from './listing.ts';

function seasonOf(at: number): PictureFacts['season'] {
  const month = Number(localDate(at).slice(5, 7));
  if (month >= 3 && month <= 8) return 'green';
  return month >= 9 && month <= 11 ? 'autumn' : 'winter';
}

function eraOf(home: Home): PictureFacts['era'] {
  const year = home.yearBuilt ?? 2000;
  if (year < 1958) return 'old';
  return year <= 2000 ? 'middle' : 'new';
}

/** Facts that a listing's pictures must match; the season is the one when it entered. */
export function pictureFactsOf({ home }: Listing, state: LifeState): PictureFacts {
  return {
    style: home.style,
    stories: home.stories,
    siding: home.siding,
    garageDoors: garageDoorsOf(home),
    season: seasonOf(state.enteredAt),
    era: eraOf(home),
    fireplace: home.fireplaces > 0,
    pool: home.pool === 'in-ground' && home.waterfront === null,
    waterfront: home.waterfront !== null,
  };
}

/** A photo of a listing: its picture, its caption and since when it exists. */
export type Photo = {
  /** Place in the gallery, from 0. */
  readonly order: number;
  readonly picture: Picture;
  readonly caption: string;
  readonly version: number;
  readonly changedAt: number;
  /** Hidden from the public by its agent. */
  readonly isPrivate: boolean;
};

/** The gallery of a listing at a state. */
export function photosOf(listing: Listing, state: LifeState): Photo[] {
  const { home, seed, index } = listing;
  const shown: GalleryHome = {
    facts: pictureFactsOf(listing, state),
    bedrooms: home.bedrooms,
    bathrooms: home.fullBaths + home.threeQuarterBaths + home.halfBaths,
    basement: home.belowGradeArea > 0,
    hasYard: !isFlat(home.kind),
    seed: mix(seed, index, 3),
    turn: index + mix(seed, 3),
    version: state.photoVersion,
  };
  return galleryOf(shown).map(({ picture, caption }, order) => {
    let version = 1;
    for (let later = 2; later <= state.photoVersion; later++) {
      if (order === 0 || mix(index, later, order) % 3 === 0) version = later;
    }
    return {
      order,
      picture,
      caption,
      version,
      changedAt:
        version === 1 ? state.enteredAt : (state.photoChanges[version - 2] ?? state.enteredAt),
      isPrivate: order > 0 && mix(index, order, 55) % 160 === 0,
    };
  });
}
