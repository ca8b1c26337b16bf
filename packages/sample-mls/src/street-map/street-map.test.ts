import { metersBetween, type Position } from '@homestead/contract/places';
import { afterAll, describe, expect, it } from 'vitest';
import { closeAll, play } from '../../test/open-for-tests.ts';
import { mapData } from './map-data.ts';
import { smallStreets } from './street-lines.ts';

afterAll(closeAll);

/** Homes are about 80 feet from the middle of their street. */
const METERS_FROM_STREET = 45;

/** Of straight lines along the grid, with a degree's length of around here. */
function metersFromLine(at: Position, [from, to]: readonly Position[]): number {
  if (!from || !to) return Number.POSITIVE_INFINITY;
  const within = (value: number, one: number, other: number) =>
    Math.min(Math.max(value, Math.min(one, other)), Math.max(one, other));
  return metersBetween(at, [within(at[0], from[0], to[0]), within(at[1], from[1], to[1])]);
}

describe('the sample street map', () => {
  it('is a style for each scheme whose data any page may load', async () => {
    const mls = await play('sample');
    for (const name of ['style', 'dark-style']) {
      const answer = await fetch(`${mls.url}/map/${name}.json`);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      const style = (await answer.json()) as {
        version: number;
        sources: Record<string, { data: string }>;
        layers: { source?: string }[];
      };
      expect(style.version).toBe(8);
      for (const { source } of style.layers.filter((layer) => layer.source))
        expect(Object.keys(style.sources)).toContain(source);
      for (const { data } of Object.values(style.sources)) {
        expect(data.startsWith(mls.url)).toBe(true);
        const loaded = await fetch(data);
        expect(loaded.headers.get('access-control-allow-origin')).toBe('*');
        expect(((await loaded.json()) as { type: string }).type).toBe('FeatureCollection');
      }
    }
  });

  it('has a street by its address’s name at each home', async () => {
    const mls = await play('sample', { listings: 600 });
    const streets = Map.groupBy(smallStreets(), ({ name }) => name.replace(/^[NS] /, ''));
    const lost = [...mls.market.indices()].flatMap((index) => {
      const { address } = mls.market.listing(index);
      const { streetName, streetSuffix, position } = address;
      const name = `${streetName} ${streetSuffix}`.trim();
      const isThere = (streets.get(name) ?? []).some(
        ({ points }) => metersFromLine(position, points) < METERS_FROM_STREET,
      );
      return isThere ? [] : [`${name} at ${position.join()}`];
    });
    expect(lost.length / mls.market.indices().length, lost.slice(0, 5).join('; ')).toBeLessThan(
      0.03,
    );
  });

  it('draws rivers, lakes and highways where Omaha has them', () => {
    const { ground } = mapData();
    const { features } = JSON.parse(ground) as {
      features: { properties: { kind: string; name: string } }[];
    };
    const names = features.map(({ properties }) => properties.name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Missouri River',
        'Platte River',
        'Elkhorn River',
        'Carter Lake',
        'I-80',
        'I-480',
        'I-680',
        'US-75',
        'Dodge St',
      ]),
    );
  });
});
