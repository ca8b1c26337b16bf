import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingsRoom } from '#listings';
import { type AccountsApp, createAccountsApp } from '../../test/accounts-app.ts';
import { insertListings } from '../../test/factories/listings.ts';
import { playDemoCast } from './cast.ts';
import { playKeptHomes } from './kept-homes.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'homestead-kept-'));
let app: AccountsApp;
let password: string;

beforeAll(async () => {
  app = await createAccountsApp({ STATE_DIR: stateDir }, { rooms: [listingsRoom] });
  ({ password } = await playDemoCast(app.house));
});
afterAll(async () => {
  await app.close();
  rmSync(stateDir, { recursive: true });
});

async function keptBy(email: string, list: string) {
  const as = await app.signIn({ email, password });
  return (await app.get('Property/GetKeptHomes', { list }, as)).body;
}

test('clients keep homes once there are some, and once only', async () => {
  expect(await playKeptHomes(app.house)).toBe(false);
  await insertListings(
    app.database.db,
    Array.from({ length: 12 }, () => ({})),
  );
  expect(await playKeptHomes(app.house)).toBe(true);
  const favourites = await keptBy('jordan.ellis@homes.example', 'favourites');
  expect(favourites.odatacount).toBe(3);
  expect(favourites.value.filter(({ note }: { note: string }) => note !== '')).toHaveLength(2);
  expect((await keptBy('jordan.ellis@homes.example', 'viewed')).odatacount).toBe(6);
  expect((await keptBy('kate.brennan@homes.example', 'dislikes')).odatacount).toBe(1);
  expect(await playKeptHomes(app.house)).toBe(true);
  expect(await keptBy('jordan.ellis@homes.example', 'favourites')).toEqual(favourites);
});

test('whoever keeps something already is left as they are', async () => {
  const as = await app.signIn({ email: 'jordan.ellis@homes.example', password });
  const [{ listingid }] = (await keptBy('jordan.ellis@homes.example', 'favourites')).value;
  const given = { propertiesid: listingid, favorites: true };
  await app.post('Property/RemovePropertyWithUser', given, as);
  await playKeptHomes(app.house);
  expect((await keptBy('jordan.ellis@homes.example', 'favourites')).odatacount).toBe(2);
});

test('is refused in production', async () => {
  const house = { ...app.house, settings: { ...app.house.settings, mode: 'production' as const } };
  await expect(playKeptHomes(house)).rejects.toThrow('for a demo alone');
});
