import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../test/accounts-app.ts';
import { insertListings } from '../../test/factories/listings.ts';
import { homeRooms } from '../../test/home-rooms.ts';
import { playDemoCast } from './cast.ts';
import { playSavedHomes } from './saved-homes.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'homestead-kept-'));
let app: AccountsApp;
let password: string;

beforeAll(async () => {
  app = await createAccountsApp({ STATE_DIR: stateDir }, { rooms: homeRooms });
  ({ password } = await playDemoCast(app.services));
});
afterAll(async () => {
  await app.close();
  rmSync(stateDir, { recursive: true });
});

async function savedBy(email: string, list: string) {
  const as = await app.signIn({ email, password });
  return (await app.get('Property/GetSavedHomes', { list }, as)).body;
}

test('clients save homes once there are some, and only once', async () => {
  expect(await playSavedHomes(app.services)).toBe(false);
  await insertListings(
    app.database.db,
    Array.from({ length: 12 }, () => ({})),
  );
  expect(await playSavedHomes(app.services)).toBe(true);
  const favorites = await savedBy('jordan.ellis@homes.example', 'favorites');
  expect(favorites.total).toBe(3);
  expect(favorites.data.filter(({ note }: { note: string }) => note !== '')).toHaveLength(2);
  expect((await savedBy('jordan.ellis@homes.example', 'viewed')).total).toBe(6);
  expect((await savedBy('kate.brennan@homes.example', 'dislikes')).total).toBe(1);
  const counted = async () =>
    (await app.database.db.selectFrom('site_search').select('words').execute()).length;
  expect(await counted()).toBe(4);
  expect(await playSavedHomes(app.services)).toBe(true);
  expect(await counted()).toBe(4);
  expect(await savedBy('jordan.ellis@homes.example', 'favorites')).toEqual(favorites);
});

test('a person with saved homes is left alone', async () => {
  const as = await app.signIn({ email: 'jordan.ellis@homes.example', password });
  const [{ mlsNumber }] = (await savedBy('jordan.ellis@homes.example', 'favorites')).data;
  const given = { propertiesid: mlsNumber, favorites: true };
  await app.post('Property/RemovePropertyWithUser', given, as);
  await playSavedHomes(app.services);
  expect((await savedBy('jordan.ellis@homes.example', 'favorites')).total).toBe(2);
});

test('is refused in production', async () => {
  const services = {
    ...app.services,
    settings: { ...app.services.settings, mode: 'production' as const },
  };
  await expect(playSavedHomes(services)).rejects.toThrow('for a demo alone');
});
