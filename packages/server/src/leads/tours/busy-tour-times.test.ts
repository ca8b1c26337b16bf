import { tourSlots } from '@homestead/contract/leads';
import { dateAfter, localInstants, weekdayOf } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora' });
const client = await app.makePerson({ role: 'client', email: 'ida.berg@example.org' });
const asClient = await app.signIn(client);
const asNeighbor = await app.signIn(await app.makePerson({ role: 'client' }));

/** Each test looks at another day, since a day is kept for a minute. */
let day = tourDay;
const time = (wall: string) => localInstants(day, wall)[0]?.toISOString() ?? '';

beforeEach(async () => {
  day = dateAfter(day, 1);
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
  await ask(tourForm({ userId: client.id, email: client.email }), asClient);
  await pool.query('update lead set agent_id = $1', [nora.id]);
  await pool.query(
    `insert into lead_activity (lead_id, kind, done_by) select id, 'claimed', $1 from lead`,
    [nora.id],
  );
});

const busy = async (as: typeof asClient | null = asClient, on = day) =>
  app.get('tours/busy-times', { day: on }, as);
const busyTimes = async () => (await busy()).body.data;
const workAt = (opens: string, closes: string) =>
  pool.query('insert into calendar_settings (person_id, hours) values ($1, $2)', [
    nora.id,
    { [weekdayOf(day)]: [opens, closes] },
  ]);
async function meetAt(wall: string, minutes: number): Promise<void> {
  const { rows } = await pool.query(
    `insert into calendar_subscription (person_id, name, host, sealed_address)
     values ($1, 'Family', 'calendar.example', '') returning id`,
    [nora.id],
  );
  await pool.query(
    `insert into busy_time values ($1, $2, $2::timestamptz + make_interval(mins => $3))`,
    [rows[0].id, time(wall), minutes],
  );
}

describe('a client’s agent', () => {
  it('is busy at no time without a calendar', async () => {
    expect(await busyTimes()).toEqual([]);
  });

  it('is busy during their appointments, but not during deleted ones', async () => {
    const { rows } = await pool.query(
      `insert into lead_task (kind, title, owner_id, due_at, ends_at)
       values ('appointment', 'Dentist', $1, $2, $3) returning id`,
      [nora.id, time('10:00'), time('10:45')],
    );
    expect(await busyTimes()).toEqual(['10:00', '10:30']);
    day = dateAfter(day, 1);
    await pool.query(
      `update lead_task set canceled_at = now(), due_at = due_at + interval '1 day',
         ends_at = ends_at + interval '1 day' where id = $1`,
      [rows[0].id],
    );
    expect(await busyTimes()).toEqual([]);
  });

  it('is busy outside their hours', async () => {
    await workAt('09:00', '12:30');
    expect(await busyTimes()).toEqual(tourSlots.slice(tourSlots.indexOf('12:30')));
  });

  it('is busy all day on a day off', async () => {
    await pool.query('insert into day_off (person_id, first_on, last_on) values ($1, $2, $2)', [
      ...[nora.id, day],
    ]);
    expect(await busyTimes()).toEqual(tourSlots);
  });

  it('is busy in each half hour that something of theirs touches', async () => {
    await meetAt('10:10', 30);
    expect(await busyTimes()).toEqual(['10:00', '10:30']);
  });

  it('is busy at their confirmed tours, and at no others', async () => {
    await pool.query(`update tour_request set state = 'confirmed', agreed_at = $1`, [
      time('14:15'),
    ]);
    await ask(tourForm({ email: 'other@example.org' }));
    expect(await busyTimes()).toEqual(['14:00', '14:30']);
  });

  it('takes a request for a busy time all the same', async () => {
    await workAt('11:00', '12:00');
    expect(await busyTimes()).toContain('10:30');
    expect(
      (await ask(tourForm({ propertyId: 'T2', date_Time: time('10:30') }), asClient)).body,
    ).toBe(true);
  });
});

describe('busy times', () => {
  it('aren’t shown before the agent has done anything for the client', async () => {
    await meetAt('10:00', 30);
    await pool.query('delete from lead_activity where done_by is not null');
    expect(await busyTimes()).toEqual([]);
  });

  it('are those of one’s own agent, who is on no list for anyone else', async () => {
    await meetAt('10:00', 30);
    expect((await busy(asNeighbor)).body.data).toEqual([]);
    expect((await busy(null)).status).toBe(401);
    expect(JSON.stringify((await busy()).body)).toBe('{"data":["10:00"]}');
  });

  it.each(['2020-01-01', '2099-01-01', 'tomorrow'])('of %s are refused', async (on) => {
    const { status, body } = await busy(asClient, on);
    expect([status, body.code]).toEqual([400, 'bad-input']);
    expect(body.errors).toMatchObject([{ field: 'day' }]);
  });
});
