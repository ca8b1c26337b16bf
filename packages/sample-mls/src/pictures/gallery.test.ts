import { describe, expect, it } from 'vitest';
import { type GalleryHome, galleryOf } from './gallery.ts';
import { picturesOf } from './manifest.ts';
import { fits, type PictureFacts, pictureEras, pictureSeasons } from './picture.ts';

const ranch: GalleryHome = {
  facts: {
    style: 'ranch',
    stories: 1,
    siding: 'lap-siding',
    garageDoors: 2,
    season: 'autumn',
    era: 'middle',
    fireplace: true,
    pool: false,
    waterfront: false,
  },
  bedrooms: 3,
  bathrooms: 2,
  basement: true,
  hasYard: true,
  seed: 7,
  turn: 0,
  version: 1,
};

const filesOf = (home: GalleryHome): string[] => galleryOf(home).map(({ picture }) => picture.file);

const surroundings: Partial<PictureFacts>[] = [
  { pool: false, waterfront: false },
  { pool: true, waterfront: false },
  { pool: false, waterfront: true },
];

/** Every combination of facts that has a front, and land. */
function everyFacts(): PictureFacts[] {
  const fronts = picturesOf('front').map(({ shows }) => shows);
  return [
    ...fronts,
    ...pictureSeasons.map((season) => ({ style: 'land' as const, season })),
  ].flatMap((front) =>
    pictureEras.flatMap((era) =>
      [true, false].flatMap((fireplace) =>
        surroundings.map((around) => ({ ...ranch.facts, ...front, era, fireplace, ...around })),
      ),
    ),
  );
}

describe('galleryOf', () => {
  it('shows every home that has a front with pictures of its facts, none of them twice', () => {
    for (const [at, facts] of everyFacts().entries()) {
      const home = { ...ranch, facts, bedrooms: 7, bathrooms: 6, seed: at, turn: at };
      const gallery = galleryOf(home);
      expect(new Set(gallery).size).toBe(gallery.length);
      expect(new Set(gallery.map(({ picture }) => picture.file)).size).toBe(gallery.length);
      expect(gallery[0]?.picture.scene).toBe(facts.style === 'land' ? 'lot' : 'front');
      for (const { picture, caption } of gallery) {
        const shown = caption === 'Family room' ? { ...facts, fireplace: false } : facts;
        const dry = picture.scene === 'lot' ? { ...shown, waterfront: false } : shown;
        expect(fits(picture, shown) || fits(picture, dry), `${picture.file} ${caption}`).toBe(true);
      }
    }
  });

  it('shows 6 to 20 pictures, even of the smallest home', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const hasYard of [true, false]) {
        const small = { ...ranch, bedrooms: 1, bathrooms: 1, basement: false, hasYard, seed };
        expect(galleryOf(small).length).toBeGreaterThanOrEqual(6);
        expect(galleryOf({ ...small, bedrooms: 7, bathrooms: 6 }).length).toBeLessThanOrEqual(20);
      }
    }
  });

  it('shows neighbors different rooms, and a different front where there is more than one', () => {
    for (const facts of everyFacts()) {
      if (facts.style === 'land' || facts.pool || facts.waterfront) continue;
      const [one, other] = [0, 1].map((turn) => galleryOf({ ...ranch, facts, turn }));
      for (const scene of ['living', 'kitchen', 'primary-bedroom', 'bath', 'front'] as const) {
        const files = [one, other].map(
          (gallery) => gallery?.find(({ picture }) => picture.scene === scene)?.picture.file,
        );
        const count = picturesOf(scene).filter((picture) => fits(picture, facts)).length;
        if (count > 1) expect(files[0], `${scene} ${JSON.stringify(facts)}`).not.toBe(files[1]);
        else expect(scene).toBe('front');
      }
    }
  });

  it('keeps the rooms of a home together', () => {
    for (let turn = 0; turn < 8; turn++) {
      const rooms = galleryOf({ ...ranch, turn }).filter(({ picture }) =>
        ['living', 'kitchen', 'dining', 'primary-bedroom'].includes(picture.scene),
      );
      const suites = rooms
        .filter(({ caption }) => caption !== 'Family room')
        .map(({ picture }) => picture.suite);
      expect(new Set(suites).size).toBe(1);
    }
  });

  it('is the same each time, and only the front changes with the version', () => {
    const common = { ...ranch, facts: { ...ranch.facts, siding: 'brick-and-siding' as const } };
    const before = filesOf(common);
    expect(filesOf(common)).toEqual(before);
    const after = filesOf({ ...common, version: 2 });
    expect(after[0]).not.toBe(before[0]);
    expect(after.slice(1)).toEqual(before.slice(1));
  });

  it('refuses a home without a matching picture', () => {
    const odd = { ...ranch, facts: { ...ranch.facts, style: 'tudor' as const } };
    expect(() => galleryOf(odd)).toThrow('no picture of the front');
  });
});
