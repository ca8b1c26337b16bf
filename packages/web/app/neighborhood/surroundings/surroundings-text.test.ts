import { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import { expect, it } from 'vitest';
import { milesText, minutesText } from '#platform';
import { surroundingsMessages } from '../messages/surroundings.ts';
import { surroundingsMarkup } from './find-surroundings.ts';
import { commuteRows, neighborhoodRows } from './read-neighborhood.ts';
import type { Neighborhood } from './surroundings-client.ts';

const known = neighborhoodEndpoints.getNeighborhood.example as Neighborhood;
const listing = {
  mlsNumber: '22612345',
  street: '5011 Chicago St',
  cityLine: 'Omaha, NE 68132',
  position: { latitude: 41.267, longitude: -95.985, isApproximate: false },
};

it('leaves out what is not known, and the panel if nothing is', () => {
  expect(neighborhoodRows(null)).toEqual([]);
  const rows = neighborhoodRows({ ...known, noise: null, flood: null });
  expect(rows.map(({ label }) => label)).not.toContain(surroundingsMessages.noiseLevel());
  expect(rows.map(({ label }) => label)).toContain(surroundingsMessages.walkScore());
  const visitor = { neighborhood: null, commute: null, isSignedIn: false, findsPlaces: true };
  expect(surroundingsMarkup(listing, visitor).html).not.toContain('id="neighborhood"');
});

it('names the source and the day of a flood zone, and links scores to their page', () => {
  const [flood, noise, walk, bike] = neighborhoodRows(known);
  expect(flood).toMatchObject({
    value: surroundingsMessages.floodZone({ risk: surroundingsMessages.floodLow(), zone: 'X' }),
    note: expect.stringContaining(
      surroundingsMessages.floodSourceOn({
        source: 'FEMA National Flood Hazard Layer',
        day: 'May 20, 2026',
      }),
    ),
  });
  expect(noise?.value).toBe('Active');
  expect(walk).toMatchObject({ value: '81 / 100 · Very Walkable', href: known.walkScore?.link });
  expect(bike?.value).toBe('62 / 100 · Bikeable');
});

it('says about how long, or that a line is straight', () => {
  const commute = structuredClone(neighborhoodEndpoints.getCommute.example);
  const first = commute.value[0];
  expect(commuteRows(commute)[0]).toMatchObject({
    label: 'Work',
    value: surroundingsMessages.driveTime({ duration: '11 min' }),
  });
  if (first) first.minutes = null;
  commute.isApproximate = true;
  expect(commuteRows(commute)[0]).toMatchObject({
    value: surroundingsMessages.straightLine({ distance: '2.6 mi' }),
    note: surroundingsMessages.commuteFromZip({ address: first?.address ?? '' }),
  });
});

it('writes distances and durations', () => {
  expect([0, 804, 16_093].map(milesText)).toEqual(['0.0 mi', '0.5 mi', '10.0 mi']);
  expect([0.2, 35.4, 60, 65, 120].map(minutesText)).toEqual([
    '1 min',
    '35 min',
    '1 h',
    '1 h 5 min',
    '2 h',
  ]);
});

it('leads to the map at the home, or to its city where the address is hidden', () => {
  const visitor = { neighborhood: null, commute: null, isSignedIn: false, findsPlaces: true };
  const shown = surroundingsMarkup(listing, visitor);
  expect(shown.isComplete).toBe(true);
  expect(shown.html).toContain('href="/maps?mode=maps&amp;q=5011+Chicago+St%2C+Omaha%2C+NE+68132"');
  expect(shown.html).not.toContain(surroundingsMessages.showScores());
  expect(shown.html).not.toContain('/property-list/addresses"');
  expect(shown.attractions).toContain('q=Restaurants&amp;near=41.2670%2C-95.9850');
  const hidden = surroundingsMarkup({ ...listing, street: null, position: null }, visitor);
  expect(hidden.html).not.toContain('Chicago');
  expect(hidden.attractions).toContain('q=Parks+Omaha%2C+NE+68132');
});

it('offers to ask for what is not known yet', () => {
  const neighborhood = { ...known, isComplete: false };
  const { html, isComplete } = surroundingsMarkup(listing, {
    neighborhood,
    commute: null,
    isSignedIn: true,
    findsPlaces: true,
  });
  expect(isComplete).toBe(false);
  expect(html).toContain('href="/singleproduct/22612345?scores=now#neighborhood"');
  expect(html).toContain('href="/property-list/addresses"');
});

it('offers attractions only where a map service can find them', () => {
  const unmapped = { neighborhood: null, commute: null, isSignedIn: false, findsPlaces: false };
  expect(surroundingsMarkup(listing, unmapped).attractions).toBeNull();
});
