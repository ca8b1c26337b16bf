import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import { beforeEach, expect, it } from 'vitest';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { remindOfTours } from './remind-of-tours.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const HOUR = 3_600_000;

beforeEach(() =>
  app.database.empty('secret_link', 'lead', 'inquiry', 'inquiry_consent', 'lead_activity'),
);

async function mailsOf(kind: string): Promise<{ to: string; text: string }[]> {
  const { rows } = await pool.query(
    'select id, to_address, sealed_body from mail_message where kind = $1',
    [kind],
  );
  return rows.map(({ id, to_address, sealed_body }) => ({
    to: to_address,
    text: String(app.services.mail.open(id, sealed_body).text),
  }));
}
async function linkOf(kind: string, path: string): Promise<Record<string, string>> {
  const { text } = (await mailsOf(kind)).at(-1) ?? { text: '' };
  const key = new RegExp(`${path}#token=([\\w-]{43})`).exec(text)?.[1];
  if (!key) throw new Error(`no link to ${path} in ${kind}`);
  return { [LINK_KEY_HEADER]: key };
}

it('a tour confirmed by link, moved by its client and confirmed again is reminded of at its new time', async () => {
  await ask(tourForm());
  const wanted = { headers: await linkOf('leads.tour-wanted', '/tourreply') };
  const confirm = { answer: 'confirm', version: 1, startsAt: at('10:30'), hasAgreement: true };
  expect((await app.post('tours/answer', confirm, wanted)).body.data.state).toBe('confirmed');

  const mine = { headers: await linkOf('leads.tour-confirmed', '/mytour') };
  const move = { change: 'ask', version: 2, first: `${tourDay}T16:00` };
  expect((await app.post('tours/mine', move, mine)).body.data.state).toBe('requested');

  const changed = { headers: await linkOf('leads.tour-changed', '/tourreply') };
  const again = { answer: 'confirm', version: 3, startsAt: at('16:00') };
  expect((await app.post('tours/answer', again, changed)).body.data.agreedAt).toBe(at('16:00'));

  const remind = (time: string) =>
    remindOfTours(
      app.services,
      new Date(Date.parse(at(time)) - HOUR),
      new AbortController().signal,
    );
  await pool.query(`update tour_request set day_reminded_for = agreed_at`);
  expect(await remind('10:30')).toBe(0);
  expect(await remind('16:00')).toBe(1);
  expect(await remind('16:00')).toBe(0);
  const [reminder, ...others] = await mailsOf('leads.tour-reminder');
  expect(reminder).toMatchObject({ to: 'eve@example.org', text: expect.stringContaining('4:00') });
  expect(others).toEqual([]);
  const late = { headers: await linkOf('leads.tour-reminder', '/mytour') };
  const cancel = { change: 'cancel', version: 4 };
  expect((await app.post('tours/mine', cancel, late)).body.data.state).toBe('canceled');
});

it('a tour that has begun can’t be changed anymore, by anyone', async () => {
  await ask(tourForm());
  const wanted = { headers: await linkOf('leads.tour-wanted', '/tourreply') };
  const confirm = { answer: 'confirm', version: 1, startsAt: at('10:30'), hasAgreement: true };
  await app.post('tours/answer', confirm, wanted);
  const mine = { headers: await linkOf('leads.tour-confirmed', '/mytour') };
  await pool.query(`update tour_request set agreed_at = now() - interval '1 minute'`);
  expect((await app.get('tours/mine', {}, mine)).body.data.abilities).toEqual([]);
  expect((await app.get('tours/answer', {}, wanted)).body.data.abilities).toEqual([]);
  const cancel = { change: 'cancel', version: 2 };
  expect((await app.post('tours/mine', cancel, mine)).body.code).toBe('tour-step-refused');
  const decline = { answer: 'decline', version: 2, reason: 'Too late' };
  expect((await app.post('tours/answer', decline, wanted)).body.code).toBe('tour-step-refused');
});
