import { localInstants } from '@homestead/contract/platform';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountsApp, type SignedIn } from '../../test/accounts-app.ts';
import { calendarOf, startCalendarHost } from '../../test/calendar-host.ts';
import { fetchSubscriptions } from './fetch-subscriptions.ts';
import { findBusyTimes } from './find-busy-times.ts';
import { fieldMessages } from './messages.ts';
import { calendarRoom } from './plugin.ts';

const host = await startCalendarHost();
const app = await createAccountsApp(
  { PUBLIC_URL: 'http://localhost:3000', CALENDAR_HOSTS: host.host },
  { rooms: [calendarRoom] },
);
const { pool, db } = app.database;
const nora = await app.makePerson({ role: 'agent' });
const otto = await app.makePerson({ role: 'agent' });
const as = {
  nora: await app.signIn(nora),
  otto: await app.signIn(otto),
  client: await app.signIn(await app.makePerson({ role: 'client' })),
};
afterAll(async () => {
  await app.close();
  await host.close();
});
beforeEach(async () => {
  await pool.query('delete from calendar_settings; delete from day_off');
  await pool.query('delete from calendar_subscription');
  Object.assign(host.now, { status: 200, body: calendarOf(), etag: '', location: '' });
  host.asked.length = 0;
});

const see = async (who: SignedIn = as.nora) => (await app.get('my-calendar', {}, who)).body.data;
const save = (body: object, who: SignedIn | null = as.nora) =>
  app.put('my-calendar', { version: 0, ...body }, who);
const subscribe = (address = host.url, who: SignedIn | null = as.nora) =>
  app.post('my-calendar/subscriptions', { name: 'Family', address }, who);
const fetchAll = () => fetchSubscriptions(app.services, new AbortController().signal);
const due = () =>
  pool.query(`update calendar_subscription set tried_at = now() - interval '1 hour'`);
const busy = (date: string, from: string, to: string) =>
  findBusyTimes(db, nora.id, {
    from: localInstants(date, from)[0] as Date,
    to: localInstants(date, to)[0] as Date,
  });
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const meeting = [
  'UID:1',
  `DTSTART:${tomorrow.replaceAll('-', '')}T180000Z`,
  'DURATION:PT1H',
  'SUMMARY:Dentist',
];

describe('working hours', () => {
  it('are stored by weekday, and the other times are busy', async () => {
    const { body } = await save({ monday: '9:00-17:00', tuesday: '10:00 - 12:30' });
    expect(body.data).toMatchObject({ monday: '09:00-17:00', sunday: '', version: 1 });
    expect(await busy('2026-11-30', '09:00', '17:00')).toEqual([]);
    expect(await busy('2026-11-30', '16:45', '17:15')).toMatchObject([{ reason: 'hours' }]);
    expect(await busy('2026-11-29', '12:00', '12:30')).toMatchObject([{ reason: 'hours' }]);
    expect((await save({ monday: '', version: 1 })).body.data).toMatchObject({ monday: '' });
    expect((await save({ monday: '', version: 1 })).body.code).toBe('changed-meanwhile');
  });

  it('without any, all times are free', async () => {
    expect(await busy('2026-11-30', '03:00', '04:00')).toEqual([]);
  });

  it.each(['9 to 5', '17:00-09:00', '9:00', '25:00-26:00'])('refuse %s', async (monday) => {
    const { status, body } = await save({ monday });
    expect([status, body.errors[0]]).toMatchObject([
      400,
      { field: 'monday', message: fieldMessages.hoursRefused({ day: 'Monday' }) },
    ]);
  });

  it('come with a link for video tours, https only', async () => {
    expect((await save({ videoLink: 'javascript:alert(1)' })).body.errors[0].field).toBe(
      'videoLink',
    );
    const { body } = await save({ videoLink: 'https://meet.example/nora' });
    expect(body.data.videoLink).toBe('https://meet.example/nora');
  });
});

describe('days off', () => {
  it('are busy all day, and can be removed by their owner alone', async () => {
    const days = { firstOn: '2099-12-24', lastOn: '2099-12-26' };
    const { id } = (await app.post('my-calendar/days-off', days, as.nora)).body.data;
    expect(await busy('2099-12-25', '10:00', '10:30')).toMatchObject([{ reason: 'day-off' }]);
    expect(await busy('2099-12-27', '10:00', '10:30')).toEqual([]);
    const remove = (who: SignedIn) => app.delete(`my-calendar/days-off/${id}`, undefined, who);
    expect((await remove(as.otto)).status).toBe(404);
    expect((await remove(as.nora)).status).toBe(200);
    expect((await see()).daysOff).toEqual([]);
  });

  it.each([
    ['2099-12-26', '2099-12-24'],
    ['2020-01-01', '2020-01-02'],
  ])('refuse %s to %s', async (firstOn, lastOn) => {
    const { body } = await app.post('my-calendar/days-off', { firstOn, lastOn }, as.nora);
    expect(body.errors[0].field).toBe('lastOn');
  });
});

describe('a subscribed calendar', () => {
  it('makes its times busy, and neither its address nor what is in it is shown', async () => {
    host.now.body = calendarOf(meeting);
    await subscribe();
    expect((await see()).subscriptions).toMatchObject([{ host: host.host, fetchedAt: null }]);
    expect(await fetchAll()).toBe(1);
    expect(await fetchAll()).toBe(0);
    const seen = await see();
    expect(seen.subscriptions).toMatchObject([{ problem: '', busyTimes: 1 }]);
    expect(JSON.stringify(seen)).not.toMatch(/secret\.ics|Dentist/);
    const { rows } = await pool.query('select sealed_address from calendar_subscription');
    expect(String(rows[0].sealed_address)).not.toContain('secret');
    const within = {
      from: new Date(`${tomorrow}T18:30:00Z`),
      to: new Date(`${tomorrow}T18:40:00Z`),
    };
    expect(await findBusyTimes(db, nora.id, within)).toMatchObject([{ reason: 'calendar' }]);
    expect(await findBusyTimes(db, otto.id, within)).toEqual([]);
  });

  it('is asked only for what changed, and read in full again after a day', async () => {
    Object.assign(host.now, { etag: '"1"', body: calendarOf(meeting) });
    await subscribe();
    await fetchAll();
    await due();
    await fetchAll();
    expect((await see()).subscriptions).toMatchObject([{ problem: '', busyTimes: 1 }]);
    await pool.query(`update calendar_subscription set read_at = now() - interval '25 hours'`);
    await due();
    await fetchAll();
    expect(host.asked.map(({ etag }) => etag)).toEqual([undefined, '"1"', undefined]);
  });

  it.each([
    [{ status: 404 }, 'answered 404'],
    [{ body: '<html>Sign in</html>' }, 'isn’t a calendar'],
    [{ body: 'x'.repeat(4_200_000) }, 'larger than 4 MB'],
    [{ status: 302, location: 'http://169.254.169.254/latest' }, 'must begin with https'],
    [{ status: 302, location: 'https://localhost/' }, 'must begin with https'],
  ])('that can’t be read (%o) says why, and its times stay busy', async (answer, problem) => {
    host.now.body = calendarOf(meeting);
    await subscribe();
    await fetchAll();
    Object.assign(host.now, answer);
    await due();
    await fetchAll();
    const [subscription] = (await see()).subscriptions;
    expect(subscription.problem).toContain(problem);
    expect(subscription.busyTimes).toBe(1);
  });

  it.each([
    'http://calendar.example/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://10.0.0.1/a.ics',
    'https://user:secret@calendar.example/a.ics',
    'file:///etc/passwd',
    'calendar',
  ])('can’t be at %s', async (address) => {
    const { status, body } = await subscribe(address);
    expect([status, body.errors[0].field]).toEqual([400, 'address']);
  });

  it('is one of at most five, and removed by its owner alone', async () => {
    for (let count = 0; count < 5; count += 1) await subscribe();
    expect((await subscribe()).body.code).toBe('calendar-full');
    const [{ id }] = (await see()).subscriptions;
    const remove = (who: SignedIn) => app.delete(`my-calendar/subscriptions/${id}`, undefined, who);
    expect((await remove(as.otto)).status).toBe(404);
    expect((await remove(as.nora)).status).toBe(200);
    expect(await see(as.otto)).toMatchObject({ subscriptions: [] });
  });
});

it('clients and visitors have no such calendar', async () => {
  expect((await app.get('my-calendar', {}, as.client)).status).toBe(403);
  expect((await save({ monday: '' }, null)).status).toBe(401);
  expect((await subscribe(host.url, as.client)).status).toBe(403);
});

describe('the feed of the own tours', () => {
  const pathOf = (address: string) => new URL(address).pathname;
  const read = (path: string) => app.app.inject({ method: 'GET', url: path });

  it('has a secret address that is shown once, and that can be replaced and ended', async () => {
    const first = (await app.post('my-calendar/feed', undefined, as.nora)).body.address;
    const answer = await read(pathOf(first));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    expect(JSON.stringify(await see())).not.toContain(pathOf(first).split('/')[2]);
    const second = (await app.post('my-calendar/feed', undefined, as.nora)).body.address;
    expect((await read(pathOf(first))).statusCode).toBe(404);
    expect((await read(pathOf(second))).statusCode).toBe(200);
    await app.delete('my-calendar/feed', undefined, as.nora);
    expect((await read(pathOf(second))).statusCode).toBe(404);
  });

  it('ends when its owner leaves', async () => {
    const { address } = (await app.post('my-calendar/feed', undefined, as.nora)).body;
    await pool.query('update person set deactivated_at = now() where id = $1', [nora.id]);
    expect((await read(pathOf(address))).statusCode).toBe(404);
    await pool.query('update person set deactivated_at = null where id = $1', [nora.id]);
  });
});
