import sharp, { type Stats } from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawPicture,
  HOME_STYLES,
  PICTURE_SCENES,
  type PictureFacts,
  picturePlan,
} from './index.ts';

const home: PictureFacts = { seed: 42, style: 'two-story', season: 'summer', timeOfDay: 'golden' };

const pixels = (jpeg: Buffer) => sharp(jpeg).raw().toBuffer();

/** Mean difference of two pictures of one size, in screen steps of 255. */
async function difference(a: Buffer, b: Buffer): Promise<number> {
  const [p, q] = await Promise.all([pixels(a), pixels(b)]);
  let sum = 0;
  for (let i = 0; i < p.length; i++) sum += Math.abs(p[i]! - q[i]!);
  return sum / p.length;
}

describe('drawPicture', () => {
  it('gives a JPEG of 1120 by 747, in the shape 3:2, that is small enough to serve', async () => {
    const jpeg = await drawPicture(home, 'exterior-front', 0);
    const facts = await sharp(jpeg).metadata();
    expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 1120, 747]);
    expect(jpeg.length).toBeGreaterThan(40_000);
    expect(jpeg.length).toBeLessThan(450_000);
  });

  it('draws the same bytes for the same facts, also after other pictures', async () => {
    for (const scene of ['exterior-front', 'kitchen'] as const) {
      const first = await drawPicture(home, scene, 1, { width: 360 });
      await drawPicture({ seed: 9, style: 'ranch' }, 'bath', 0, { width: 360 });
      await drawPicture({ seed: 9, style: 'ranch' }, scene, 0, { width: 200 });
      expect((await drawPicture(home, scene, 1, { width: 360 })).equals(first)).toBe(true);
    }
  });

  it('draws no two homes, variants or scenes alike', async () => {
    const drawn = [
      await drawPicture(home, 'kitchen', 0, { width: 240 }),
      await drawPicture({ ...home, seed: 43 }, 'kitchen', 0, { width: 240 }),
      await drawPicture(home, 'kitchen', 1, { width: 240 }),
      await drawPicture(home, 'bath', 0, { width: 240 }),
      await drawPicture(home, 'exterior-front', 0, { width: 240 }),
    ];
    for (let i = 0; i < drawn.length; i++) {
      for (let j = 0; j < i; j++) expect(await difference(drawn[i]!, drawn[j]!)).toBeGreaterThan(8);
    }
  });

  it('shows season and time of day', async () => {
    const summer = await sharp(
      await drawPicture(home, 'exterior-front', 0, { width: 240 }),
    ).stats();
    const snow = await sharp(
      await drawPicture({ ...home, season: 'winter', timeOfDay: 'noon' }, 'exterior-front', 0, {
        width: 240,
      }),
    ).stats();
    const dusk = await sharp(
      await drawPicture({ ...home, timeOfDay: 'dusk' }, 'exterior-front', 0, { width: 240 }),
    ).stats();
    const mean = (s: Stats, c: number) => s.channels[c]!.mean;
    // Snow lacks the green of a lawn, and dusk is darker than the golden hour.
    expect(mean(snow, 2) - mean(snow, 1)).toBeGreaterThan(mean(summer, 2) - mean(summer, 1));
    expect(mean(dusk, 1)).toBeLessThan(mean(summer, 1));
  });

  it('draws every style in every scene, never as one flat colour', async () => {
    for (const [i, style] of HOME_STYLES.entries()) {
      for (const [j, scene] of PICTURE_SCENES.entries()) {
        const facts = {
          seed: i * 50 + j,
          style,
          pool: j % 2 === 0,
          waterfront: i % 3 === 0,
          garageBays: (i + j) % 5,
        };
        const { channels } = await sharp(
          await drawPicture(facts, scene, (i + j) % 3, { width: 96 }),
        ).stats();
        expect(channels[1]!.stdev, `${style} ${scene}`).toBeGreaterThan(12);
      }
    }
  }, 60_000);

  it('draws from facts that are missing or make no sense', async () => {
    const odd: unknown[] = [
      {},
      null,
      { seed: Number.NaN, stories: -4, garageBays: 99, sidingHue: Number.POSITIVE_INFINITY },
      {
        seed: '12',
        style: 'castle',
        roof: 7,
        season: 'monsoon',
        yearBuilt: 20255,
        roofColour: 'red',
      },
      { seed: 1e300, lotAcres: -1, bedrooms: 1e9, floor: null, cabinetColour: '#12' },
    ];
    for (const facts of odd) {
      for (const scene of ['exterior-front', 'kitchen', 'nowhere']) {
        const jpeg = await drawPicture(facts as PictureFacts, scene as 'kitchen', Number.NaN, {
          width: 80,
        });
        expect((await sharp(jpeg).metadata()).width).toBe(80);
      }
    }
    const huge = await drawPicture({ seed: 3 }, 'lot', 0, { width: 90_000 });
    expect((await sharp(huge).metadata()).width).toBe(1120);
  });
});

describe('picturePlan', () => {
  it('gives 6 to 20 pictures, the front first and never two of one scene and variant', () => {
    for (let seed = 0; seed < 300; seed++) {
      const style = HOME_STYLES[seed % HOME_STYLES.length]!;
      const plan = picturePlan({
        seed,
        style,
        bedrooms: seed % 9,
        bathrooms: seed % 7,
        basement: seed % 2 === 0,
      });
      expect(plan.length).toBeGreaterThanOrEqual(6);
      expect(plan.length).toBeLessThanOrEqual(20);
      expect(plan[0]!.scene).toBe(style === 'land' ? 'lot' : 'exterior-front');
      expect(new Set(plan.map((p) => `${p.scene} ${p.variant}`)).size).toBe(plan.length);
      for (const p of plan) expect(p.caption.length).toBeGreaterThan(3);
    }
  });

  it('shows kitchen, living room, bedroom, bath and yard of every house', () => {
    for (let seed = 0; seed < 60; seed++) {
      const scenes = picturePlan({ seed, style: 'ranch', bedrooms: 1, bathrooms: 0 }).map(
        (p) => p.scene,
      );
      for (const scene of ['kitchen', 'living', 'bedroom', 'bath', 'yard'])
        expect(scenes).toContain(scene);
    }
  });

  it('is the same each time and copes with no facts at all', () => {
    expect(picturePlan({ seed: 5 })).toEqual(picturePlan({ seed: 5 }));
    expect(picturePlan(null).length).toBeGreaterThanOrEqual(6);
  });
});
