import { weekdayOf } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const asNora = await app.signIn(nora);
const VIDEO = { inPersonTour: false, videoChatTour: true };

beforeEach(async () => {
  await app.database.empty(
    'secret_link',
    'lead',
    'inquiry',
    'inquiry_consent',
    'lead_activity',
    'calendar_settings',
    'day_off',
    'calendar_subscription',
    'lead_task',
  );
});

/** A tour of Nora's lead; its id. */
async function askNora(given: object = {}): Promise<string> {
  await ask(tourForm(given));
  await pool.query('update lead set agent_id = $1', [nora.id]);
  return (await pool.query('select id from tour_request')).rows[0].id;
}
const confirm = (id: string, given: object = {}) =>
  app.post(
    `tour-requests/${id}/confirm`,
    { version: 1, startsAt: at('14:00'), hasAgreement: true, ...given },
    asNora,
  );
const workAt = (opens: string, closes: string) =>
  pool.query('insert into calendar_settings (person_id, hours) values ($1, $2)', [
    nora.id,
    { [weekdayOf(tourDay)]: [opens, closes] },
  ]);
const takeDayOff = () =>
  pool.query('insert into day_off (person_id, first_on, last_on) values ($1, $2, $2)', [
    nora.id,
    tourDay,
  ]);
async function meetAt(time: string): Promise<void> {
  const { rows } = await pool.query(
    `insert into calendar_subscription (person_id, name, host, sealed_address)
     values ($1, 'Family', 'calendar.example', '') returning id`,
    [nora.id],
  );
  await pool.query(
    `insert into busy_time values ($1, $2, $2::timestamptz + interval '15 minutes')`,
    [rows[0].id, at(time)],
  );
}

const book = (start: string, end: string) =>
  app.post(
    'tasks',
    {
      ...{ kind: 'appointment', title: 'Dentist', place: 'Dundee', notes: 'Ask for Eve' },
      ...{ dueOn: tourDay, dueTime: start, endTime: end, reminderMinutes: 15 },
    },
    asNora,
  );

describe('a tour when the agent', () => {
  it.each([
    ['doesn’t work', () => workAt('09:00', '14:15'), 'outside the agent’s working hours'],
    ['has a day off', takeDayOff, 'has the day off'],
    ['has something else', () => meetAt('14:15'), 'calendar is busy'],
    ['has an appointment', () => book('14:15', '15:00'), 'has an appointment'],
  ])('%s is confirmed only anyway', async (_why, prepare, said) => {
    await prepare();
    const id = await askNora();
    const { status, body } = await confirm(id);
    expect([status, body.code]).toEqual([409, 'tour-time-taken']);
    expect(body.errors).toMatchObject([{ field: 'startsAt' }]);
    expect(body.errors[0].message).toContain(said);
    expect((await confirm(id, { isForced: true })).body.data.state).toBe('confirmed');
  });

  it.each([
    ['works', () => workAt('09:00', '14:30')],
    ['has something right after it', () => meetAt('14:30')],
    ['has an appointment right before it', () => book('13:00', '14:00')],
  ])('%s is confirmed', async (_why, prepare) => {
    await prepare();
    expect((await confirm(await askNora())).status).toBe(200);
  });
});

describe('a tour by video chat', () => {
  it('gets the agent’s usual link, unless another one is given', async () => {
    await pool.query('insert into calendar_settings (person_id, video_link) values ($1, $2)', [
      nora.id,
      'https://meet.example/nora',
    ]);
    const id = await askNora(VIDEO);
    const [listed] = (await app.get('tour-requests', {}, asNora)).body.data;
    expect(listed.videoLink).toBe('https://meet.example/nora');
    const { body } = await confirm(id);
    expect(body.data.videoLink).toBe('https://meet.example/nora');
    await pool.query('delete from tour_request');
    const other = await confirm(await askNora(VIDEO), { videoLink: 'https://meet.example/2' });
    expect(other.body.data.videoLink).toBe('https://meet.example/2');
  });
});

it('the feed of an agent’s calendar has their confirmed tours, without who the clients are', async () => {
  await confirm(await askNora());
  const { address } = (await app.post('my-calendar/feed', undefined, asNora)).body;
  const { payload } = await app.app.inject(new URL(address).pathname);
  expect(payload).toContain('SUMMARY:Tour: 5011 Chicago St');
  expect(payload).toContain(`DTSTART:${at('14:00').replace(/[-:]|\.000/g, '')}`);
  expect(payload).not.toMatch(/Eve|eve@|0142|basement/);
  await pool.query(`update lead set agent_id = null`);
  expect((await app.app.inject(new URL(address).pathname)).payload).not.toContain('VEVENT');
});

it('the feed has appointments and tasks with a time, without notes, until they are deleted', async () => {
  const { id } = (await book('09:00', '09:45')).body.data;
  await app.post(
    'tasks',
    { kind: 'call', title: 'Call the bank', dueOn: tourDay, dueTime: '11:00' },
    asNora,
  );
  await app.post('tasks', { kind: 'call', title: 'Some time', dueOn: tourDay }, asNora);
  const { address } = (await app.post('my-calendar/feed', undefined, asNora)).body;
  const read = async () => (await app.app.inject(new URL(address).pathname)).payload;
  const feed = await read();
  const utc = (time: string) => at(time).replace(/[-:]|\.000/g, '');
  expect(feed).toContain('SUMMARY:Dentist');
  expect(feed).toContain('LOCATION:Dundee');
  expect(feed).toContain(`DTSTART:${utc('09:00')}`);
  expect(feed).toContain(`DTEND:${utc('09:45')}`);
  expect(feed).toContain('SUMMARY:Call the bank');
  expect(feed).not.toMatch(/Some time|Ask for Eve/);
  await app.delete(`tasks/${id}`, undefined, asNora);
  expect(await read()).not.toContain('Dentist');
});
