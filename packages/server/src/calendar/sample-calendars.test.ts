import { afterAll, expect, it } from 'vitest';
import { createAccountsApp } from '../../test/accounts-app.ts';
import { calendarRoom } from './plugin.ts';
import { addSampleCalendars } from './sample-calendars.ts';

const app = await createAccountsApp({}, { rooms: [calendarRoom] });
afterAll(() => app.close());

it('a demo’s agents have hours and a video link, unless they set their own', async () => {
  const { db } = app.database;
  await addSampleCalendars(db);
  const priya = await app.signInNew({
    ...{ role: 'agent', email: 'priya.raman@prairieandmain.example' },
  });
  const daniel = await app.signInNew({
    ...{ role: 'agent', email: 'daniel.okafor@prairieandmain.example' },
  });
  const own = await app.put('my-calendar', { version: 0, sunday: '12:00-16:00' }, daniel);
  await addSampleCalendars(db);
  await addSampleCalendars(db);
  expect((await app.get('my-calendar', {}, priya)).body.data).toMatchObject({
    ...{ monday: '08:30-17:00', saturday: '', version: 1 },
    videoLink: expect.stringMatching(/^https:/),
  });
  expect((await app.get('my-calendar', {}, daniel)).body.data).toEqual(own.body.data);
});
