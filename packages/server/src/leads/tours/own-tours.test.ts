import { expect, it } from 'vitest';
import { atomically } from '#platform';
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

it('tours that a visitor asked for belong to whose confirmed mailbox they named', async () => {
  const email = 'grace.nowak@example.org';
  const person = await app.makePerson({ role: 'client', email });
  const grace = await app.signIn(person);
  await ask(tourForm({ email: 'Grace.Nowak@example.org' }));
  await ask(tourForm({ userId: undefined, email }), eve);
  const [tour, ...others] = await list(grace);
  expect(tour).toMatchObject({ state: 'requested', abilities: ['cancel'] });
  expect(others).toEqual([]);
  expect(await list(neighbor)).toEqual([]);
  const cancel = { change: 'cancel', version: 1 };
  expect((await change(tour.id, cancel, neighbor)).body.code).toBe('tour-request-not-found');
  await pool.query('update person set email_verified_at = null where id = $1', [person.id]);
  expect(await list(grace)).toEqual([]);
  expect((await change(tour.id, cancel, grace)).status).toBe(404);
  await pool.query('update person set email_verified_at = now() where id = $1', [person.id]);
  expect((await change(tour.id, cancel, grace)).body.data.state).toBe('canceled');
});

it('what may be spam is not shown to whose mailbox it names', async () => {
  const email = 'sam.ortiz@example.org';
  const sam = await app.signIn(await app.makePerson({ role: 'client', email }));
  await ask(tourForm({ email }));
  const [tour] = await list(sam);
  await pool.query('update tour_request set is_suspected = true');
  expect(await list(sam)).toEqual([]);
  expect((await change(tour.id, { change: 'cancel', version: 1 }, sam)).status).toBe(404);
});

it('erasing a person erases tours from their mailbox that are on no lead of theirs', async () => {
  const email = 'ola.nord@example.org';
  await ask(tourForm({ email }));
  await ask(tourForm({ email: 'visitor@example.org' }));
  const person = await app.makePerson({ role: 'client', email });
  const { rows: tours } = await pool.query('select id from tour_request where email = $1', [email]);
  await pool.query(
    `insert into notification (person_id, kind, event, about_kind, about_id, path, facts)
     values ($1, 'tour-changed', 'x', 'tour', $2, '/tour-requests', '{}')`,
    [person.id, tours[0].id],
  );
  await pool.query(
    `update lead set person_id = null, email = 'other@example.org' where email = $1`,
    [email],
  );
  await atomically(app.database.db, (tx) => app.accounts.personData.erase(tx, [person.id]));
  const { rows } = await pool.query(
    `select t.name, t.phone, i.name as asked_by from tour_request t
     join inquiry i on i.tour_request_id = t.id where t.id = $1`,
    [tours[0].id],
  );
  expect(rows).toEqual([{ name: 'Former Person', phone: '', asked_by: 'Former Person' }]);
  const told = await pool.query('select from notification where about_id = $1', [tours[0].id]);
  expect(told.rows).toEqual([]);
  const others = await pool.query('select name from tour_request where id <> $1', [tours[0].id]);
  expect(others.rows).toEqual([{ name: 'Eve Tester' }]);
});

it('erasing a person erases what they asked for before they signed in', async () => {
  const email = 'ida.berg@example.org';
  const person = await app.makePerson({ role: 'client', email });
  await ask(tourForm({ email }));
  await ask(tourForm({ userId: undefined, email }), await app.signIn(person));
  const exported = await app.accounts.personData.exportOf(app.database.db, person.id);
  expect(exported).toMatchObject({ leads: { tours: [{ email }, { email }] } });
  await atomically(app.database.db, (tx) => app.accounts.personData.erase(tx, [person.id]));
  const { rows } = await pool.query('select name, phone, comments from tour_request');
  const erased = { name: 'Former Person', phone: '', comments: '' };
  expect(rows).toEqual([erased, erased]);
});
