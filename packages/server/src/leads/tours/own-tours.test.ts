import { expect, it } from 'vitest';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const agent = await app.signIn(await app.makePerson({ role_key: 'admin' }));
const eve = await app.signIn(await app.makePerson({ role: 'client' }));
const neighbor = await app.signIn(await app.makePerson({ role: 'client' }));

const list = async (who = eve) => (await app.get('my-tours', {}, who)).body.data;
const change = (id: string, body: object, who: Parameters<typeof app.post>[2] = eve) =>
  app.post(`my-tours/${id}`, body, who);

it('clients see and change their own tours, and nobody else’s', async () => {
  await ask(tourForm({ userId: undefined }), eve);
  await ask(tourForm({ propertyId: 'T2', email: 'visitor@example.org' }));
  const [tour] = await list();
  expect(await list()).toMatchObject([
    { state: 'requested', startsAt: [at('10:30'), at('14:00')], abilities: ['cancel'] },
  ]);
  expect(await list(neighbor)).toEqual([]);
  await app.post(
    `tour-requests/${tour.id}/propose`,
    { version: 1, first: `${tourDay}T16:00` },
    agent,
  );
  const choose = { change: 'choose', version: 2, startsAt: at('16:00') };
  expect((await change(tour.id, choose, neighbor)).body.code).toBe('tour-request-not-found');
  expect((await change(tour.id, choose, null)).status).toBe(401);
  const { rows } = await pool.query(`select id from tour_request where person_id is null`);
  expect((await change(rows[0].id, { change: 'cancel', version: 1 })).status).toBe(404);
  expect((await change(tour.id, choose)).body.data).toMatchObject({
    ...{ id: tour.id, state: 'confirmed', agreedAt: at('16:00') },
  });
  expect((await change(tour.id, choose)).body.code).toBe('changed-meanwhile');
  const asked = { change: 'ask', version: 3, first: `${tourDay}T17:00` };
  expect((await change(tour.id, asked)).body.data.state).toBe('requested');
  expect((await change(tour.id, { change: 'cancel', version: 4 })).body.data.state).toBe(
    'canceled',
  );
});
