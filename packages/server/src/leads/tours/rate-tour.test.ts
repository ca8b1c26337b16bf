import { LINK_KEY_HEADER, localInstants } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { askForRatings } from './rate-tour.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const as = {
  nora: await app.signIn(nora),
  otto: await app.signIn(await app.makePerson({ role: 'agent' })),
  admin: await app.signIn(await app.makePerson({ role_key: 'admin' })),
};

beforeEach(async () => {
  await app.database.empty('secret_link', 'lead', 'inquiry', 'inquiry_consent', 'lead_activity');
});

const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(text)).rows;
const runAt = (time: string) => {
  const [now] = localInstants(tourDay, time);
  return askForRatings(app.services, now as Date, new AbortController().signal);
};

/** A tour that Nora confirmed for 14:00. */
async function confirmed(): Promise<string> {
  await ask(tourForm());
  await pool.query('update lead set agent_id = $1', [nora.id]);
  const [tour] = await rows('select id from tour_request');
  await app.post(
    `tour-requests/${tour?.id}/confirm`,
    { version: 1, startsAt: at('14:00'), hasAgreement: true },
    as.nora,
  );
  return String(tour?.id);
}

/** The key of the email after such a tour, which took place. */
async function asked(): Promise<string> {
  await confirmed();
  await runAt('16:30');
  await pool.query(`update tour_request set agreed_at = now() - interval '3 hours'`);
  const [mail] = await rows(`select * from mail_message where kind = 'leads.tour-rating'`);
  const { text } = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
  return /ratetour#token=([\w-]{43})/.exec(text)?.[1] ?? '';
}
const see = (key: string) => app.get('tours/rating', {}, { headers: { [LINK_KEY_HEADER]: key } });
const rate = (key: string, body: object = {}) =>
  app.post(
    'tours/rating',
    { stars: 4, liked: 'yes', comment: ' A bright kitchen. ', ...body },
    { headers: { [LINK_KEY_HEADER]: key } },
  );
const listed = async (who: SignedIn) => (await app.get('tour-requests', {}, who)).body.data;

describe('the question after a tour', () => {
  it('goes out once, two hours after its time', async () => {
    await confirmed();
    expect([await runAt('15:59'), await runAt('16:01'), await runAt('16:02')]).toEqual([0, 1, 0]);
    expect(
      await rows(`select to_address from mail_message where kind = 'leads.tour-rating'`),
    ).toEqual([{ to_address: 'eve@example.org' }]);
  });

  it('waits until the morning, and isn’t asked about a tour that was called off', async () => {
    const id = await confirmed();
    expect(await runAt('22:00')).toBe(0);
    await app.post(`tour-requests/${id}/decline`, { version: 2, reason: 'Sold' }, as.nora);
    expect(await runAt('16:01')).toBe(0);
  });
});

describe('a rating', () => {
  it('is stored once, on the lead’s timeline, and can be changed for 14 days', async () => {
    const key = await asked();
    expect((await see(key)).body.data).toMatchObject({ rating: null, isChangeable: true });
    expect((await rate(key)).body.data.rating).toMatchObject({
      ...{ stars: 4, liked: 'yes', comment: 'A bright kitchen.' },
    });
    await rate(key, { stars: 2, liked: 'no', comment: '' });
    expect(await rows('select stars, liked, comment from tour_rating')).toEqual([
      { stars: 2, liked: 'no', comment: '' },
    ]);
    expect(
      await rows(`select facts->'stars' as stars from lead_activity where kind = 'tour-rated'`),
    ).toEqual([{ stars: 4 }]);
    await pool.query(`update tour_rating set rated_at = now() - interval '14 days'`);
    expect((await see(key)).body.data.isChangeable).toBe(false);
    expect((await rate(key)).body.code).toBe('tour-rating-closed');
    expect(await rows('select stars from tour_rating')).toEqual([{ stars: 2 }]);
  });

  it.each([
    [{ stars: 0 }, 'stars'],
    [{ stars: 6 }, 'stars'],
    [{ stars: 4.5 }, 'stars'],
    [{ liked: 'maybe' }, 'liked'],
    [{ comment: 'x'.repeat(1001) }, 'comment'],
  ])('refuses %o', async (body, field) => {
    const { status, body: answer } = await rate(await asked(), body);
    expect([status, answer.errors[0].field]).toEqual([400, field]);
  });

  it('needs a link of a tour that took place', async () => {
    const key = await asked();
    await pool.query(`update tour_request set agreed_at = now() + interval '1 hour'`);
    expect((await rate(key)).body.code).toBe('tour-link-refused');
    expect((await rate('x'.repeat(43))).body.code).toBe('tour-link-refused');
    await pool.query(`update secret_link set expires_at = now()`);
    expect((await see(key)).body.code).toBe('tour-link-refused');
  });

  it('is seen by those who work the lead, not by others who see the request', async () => {
    await rate(await asked());
    expect((await listed(as.nora))[0].rating).toMatchObject({ stars: 4, liked: 'yes' });
    expect((await listed(as.admin))[0].rating).toMatchObject({ stars: 4 });
    expect(await listed(as.otto)).toEqual([]);
    await pool.query('update lead set agent_id = null');
    expect(await listed(as.otto)).toMatchObject([{ rating: null }]);
  });
});
