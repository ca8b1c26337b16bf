import { expect, test } from 'vitest';
import { createApp } from '#platform';
import { createTestDatabase } from '../test/database.ts';
import { createTestServices } from '../test/services.ts';
import { rooms } from './rooms.ts';
import { timetable } from './timetable.ts';

/** Jobs of the platform and the feed are defined when the program starts. */
const isOfRoom = (name: string) => !/^(platform|feed)\./.test(name);

test('the rooms define all their jobs of the timetable', async () => {
  const database = await createTestDatabase();
  const services = createTestServices(database);
  const app = await createApp({ services, rooms });
  await app.ready();
  const wanted = Object.keys(timetable).filter(isOfRoom);
  const missing = wanted.filter((name) => !services.jobs.names.includes(name));
  await app.close();
  await database.close();
  expect(wanted).toContain('listings.forget-reports');
  expect(missing).toEqual([]);
});
