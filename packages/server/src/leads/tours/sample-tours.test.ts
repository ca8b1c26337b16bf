import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { calendarRoom } from '#calendar';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { insertListings } from '../../../test/factories/listings.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { leadsRoom } from '../plugin.ts';
import { addSampleTimelines } from '../timeline/sample-timelines.ts';
import { addSampleTours } from './sample-tours.ts';

const app = await createAccountsApp({}, { rooms: [...homeRooms, calendarRoom, leadsRoom] });
afterAll(() => app.close());

it('a demo has tours in every state, once there are homes', async () => {
  const make = (role: string, email: string) => app.makePerson({ role, email });
  for (const name of ['daniel.okafor', 'priya.raman', 'walt.jorgensen', 'ellen.kowalski']) {
    await make('agent', `${name}@prairieandmain.example`);
  }
  const jordan = await app.signIn(await make('client', 'jordan.ellis@homes.example'));
  const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
  expect(await addSampleTours(app.services)).toBe(false);
  const homes = Array.from({ length: 9 }, () => ({ list_price_cents: 30_000_000 }));
  await insertListings(app.database.db, homes);
  expect(await addSampleTours(app.services)).toBe(true);
  expect(await addSampleTours(app.services)).toBe(true);
  const { data } = (await app.get('tour-requests', { pageSize: '100' }, admin)).body;
  expect(data.map(({ state }: { state: string }) => state).sort()).toEqual([
    ...['canceled', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed'],
    ...['declined', 'proposed', 'requested'],
  ]);
  const rated = data.filter(({ rating }: { rating: unknown }) => rating);
  expect(rated).toHaveLength(2);
  const now = new Date().toISOString();
  expect(rated.every(({ agreedAt }: { agreedAt: string }) => agreedAt < now)).toBe(true);
  const { rows: told } = await sql<{ email: string; wrong: boolean }>`
    select lead.email, bool_or(a.kind = 'tour-confirmed' and (a.facts->'times'->>0)::timestamptz
        <> r.agreed_at or a.kind = 'tour-rated' and a.happened_at < r.agreed_at
        or lead.last_contacted_at > a.happened_at and r.agreed_at < now()
          and a.kind = 'tour-rated') as wrong
    from lead_activity a join lead on lead.id = a.lead_id
      join tour_request r on r.id::text = a.facts->>'tourRequestId'
    where lead.email <> 'jordan.ellis@homes.example' group by lead.email`.execute(app.database.db);
  expect(told.filter(({ wrong }) => wrong)).toEqual([]);
  expect(told.length).toBeGreaterThan(4);
  const video = data.find(({ kind }: { kind: string }) => kind === 'video-chat');
  expect(video).toMatchObject({ state: 'confirmed', videoLink: expect.stringMatching(/^https:/) });
  expect((await app.get('my-tours', {}, jordan)).body.data).toHaveLength(3);

  await addSampleTimelines(app.services);
  await addSampleTimelines(app.services);
  const { rows } = await sql<{ id: string }>`
    select id from lead where email = 'jordan.ellis@homes.example'`.execute(app.database.db);
  const timeline = (await app.get(`leads/${rows[0]?.id}/timeline`, {}, admin)).body;
  expect(timeline.counts).toMatchObject({ notes: 2, calls: 2 });
  expect(timeline.pinned).toHaveLength(1);
});
