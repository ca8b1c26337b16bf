import { expect, test } from 'vitest';
import { expectToPassBadRow } from '../../../test/bad-row.ts';
import { createTourApp, tourForm } from '../../../test/tour-app.ts';
import { forgetOldTourRequests } from './define-tour-jobs.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const { signal } = new AbortController();
const keeping = (days: number) => ({
  ...app.services,
  settings: { ...app.services.settings, RETAIN_TOUR_REQUESTS_DAYS: days },
});
const rows = async () =>
  (
    await pool.query(
      `select mls_number, name, email = id || '@erased.invalid' as erased, phone, comments, person_id
       from tour_request order by requested_at`,
    )
  ).rows;

test('old tour requests lose who asked, and stay otherwise; recent ones are whole', async () => {
  const someone = await app.signIn(await app.makePerson());
  await ask(tourForm());
  await ask(tourForm({ userId: undefined }), someone);
  await pool.query(`update tour_request set requested_at = now() - interval '731 days'`);
  await ask(tourForm({ firstName: 'Recent Visitor' }));
  await pool.query(`insert into tour_rating (tour_request_id, stars, liked, comment)
    select id, 5, 'yes', 'Ask Eve about the yard.' from tour_request`);
  expect(await forgetOldTourRequests(keeping(0), signal)).toBe(0);
  expect((await rows()).some(({ erased }) => erased)).toBe(false);
  expect(await forgetOldTourRequests(app.services, signal)).toBe(2);
  const gone = {
    mls_number: 'T1',
    name: 'Former Person',
    erased: true,
    phone: '',
    comments: '',
    person_id: null,
  };
  expect(await rows()).toEqual([
    gone,
    gone,
    expect.objectContaining({ name: 'Recent Visitor', erased: false }),
  ]);
  const { rows: inquiries } = await pool.query(
    `select name, phone, message from inquiry order by received_at`,
  );
  const goneInquiry = { name: 'Former Person', phone: null, message: '' };
  expect(inquiries).toEqual([
    goneInquiry,
    goneInquiry,
    expect.objectContaining({ name: 'Recent Visitor' }),
  ]);
  const { rows: times } = await pool.query('select from tour_request_time');
  expect(times).toHaveLength(6);
  const { rows: rated } = await pool.query('select comment from tour_rating order by comment');
  expect(rated.map(({ comment }) => comment)).toEqual(['', '', 'Ask Eve about the yard.']);
  expect(await forgetOldTourRequests(app.services, signal)).toBe(0);
});

test('one that can’t be changed does not stop the others, and follows later', async () => {
  for (const firstName of ['Ann', 'Bo']) await ask(tourForm({ firstName }));
  const { rows: old } = await pool.query(
    `update tour_request set requested_at = now() - interval '731 days' returning id`,
  );
  await expectToPassBadRow(app.database, { table: 'tour_request', id: old[0].id, others: 1 }, () =>
    forgetOldTourRequests(app.services, signal),
  );
});
