import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlacesFile } from './read-places-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homestead-places-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: unknown) {
  const path = join(folder, 'places.geojson');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return readPlacesFile(path);
}
const feature = (type: string, coordinates: unknown, properties: unknown = { shop: 'books' }) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('a places file', () => {
  it('is read feature by feature: bad ones are counted and don’t stop it', async () => {
    const found = await read(
      collection(
        feature('Point', [-95.9, 41.2]),
        feature('Point', [-95.9]),
        feature('Point', [-195.9, 41.2]),
        feature('Point', ['x', 41.2]),
        feature('Polygon', [
          [
            [-95.9, 41.2],
            [null, 41.3],
          ],
        ]),
        null,
        'text',
        feature('Point', [-95.9, 41.2], { highway: 'residential' }),
        { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [-95, 41] } },
      ),
    );
    expect(found).toMatchObject({ unreadable: 6 });
    if ('problem' in found) throw new Error(found.problem);
    expect([...found.index.kinds]).toEqual(['shop']);
  });

  it('counts an area at its middle and a line at each of its points', async () => {
    const square = [
      [
        [-96, 41],
        [-95.98, 41],
        [-95.98, 41.02],
        [-96, 41.02],
        [-96, 41],
      ],
    ];
    const path = [
      [-96.1, 41.1],
      [-96.1, 41.2],
    ];
    const found = await read(
      collection(
        feature('Polygon', square, { leisure: 'park' }),
        feature('LineString', path, { highway: 'cycleway' }),
      ),
    );
    if ('problem' in found) throw new Error(found.problem);
    const near = (x: number, y: number) => found.index.near([x, y], { meters: 100, most: 5 });
    expect(near(-95.99, 41.01).park).toEqual([expect.closeTo(0, 3)]);
    expect(near(-96, 41).park).toEqual([]);
    expect(near(-96.1, 41.2).bikeway).toHaveLength(1);
    expect(near(-96.1, 41.1).bikeway).toHaveLength(1);
  });

  it.each([
    ['{', 'not JSON'],
    ['[]', 'not a GeoJSON feature collection'],
    [collection(), 'no places that count'],
    [collection(feature('Point', [-95.9, 41.2], { highway: 'residential' })), 'no places'],
  ])('%j is a problem in a sentence', async (content, words) => {
    expect(await read(content)).toEqual({ problem: expect.stringContaining(words) });
  });

  it('that isn’t there is a problem, too', () => {
    expect(readPlacesFile(join(folder, 'none'))).toEqual({
      problem: expect.stringContaining('can’t be read'),
    });
  });
});
