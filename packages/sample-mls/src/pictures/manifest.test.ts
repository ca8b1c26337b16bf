import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { garageDoorsShown, pictureSize, pictures, picturesFolder, picturesOf } from './manifest.ts';
import { homeStyles, pictureEras, pictureScenes, pictureSeasons, sidings } from './picture.ts';

describe('the pictures', () => {
  const files = readdirSync(picturesFolder).filter((name) => name !== 'manifest.csv');

  it('are exactly the files of the manifest', () => {
    expect(pictures.map(({ file }) => file).sort()).toEqual(files.sort());
    expect(pictures.length).toBeGreaterThanOrEqual(300);
  });

  it('are WebP, 1280 pixels wide, and small enough for a repository', async () => {
    let bytes = 0;
    for (const { file } of pictures) {
      const path = new URL(file, picturesFolder).pathname;
      const { format, width, height } = await sharp(path).metadata();
      expect({ file, format, width, height }).toEqual({ file, format: 'webp', ...pictureSize });
      bytes += statSync(path).size;
    }
    expect(pictureSize.width).toBe(1280);
    expect(bytes).toBeLessThan(22_000_000);
  });

  it('name only known scenes and facts', () => {
    for (const { file, scene, shows } of pictures) {
      expect(pictureScenes, file).toContain(scene);
      if (shows.style !== undefined) expect(homeStyles, file).toContain(shows.style);
      if (shows.siding !== undefined) expect(sidings, file).toContain(shows.siding);
      if (shows.season !== undefined) expect(pictureSeasons, file).toContain(shows.season);
      if (shows.era !== undefined) expect(pictureEras, file).toContain(shows.era);
    }
  });

  it('show each kind of front in every season', () => {
    const seasonsOfFront = Map.groupBy(picturesOf('front'), ({ shows }) =>
      [shows.style, shows.stories, shows.siding, shows.garageDoors].join(' '),
    );
    for (const [front, shown] of seasonsOfFront)
      expect(new Set(shown.map(({ shows }) => shows.season)), front).toEqual(
        new Set(pictureSeasons),
      );
  });
});

describe('garageDoorsShown', () => {
  it('gives the doors of the fronts of such a home', () => {
    expect(garageDoorsShown('ranch', 1, 'stone-and-siding')).toEqual(new Set([2, 3]));
    expect(garageDoorsShown('tudor', 2, 'brick')).toEqual(new Set([0]));
  });

  it('gives none when there is no such front', () => {
    expect(garageDoorsShown('tudor', 2, 'cedar')).toEqual(new Set());
    expect(garageDoorsShown('ranch', 3, 'brick')).toEqual(new Set());
  });
});
