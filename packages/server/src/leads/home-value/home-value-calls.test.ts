import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, list, mails, rowsOf } = await openLeadOffice();

const given = {
  street: '5011 Chicago St',
  city: 'Omaha',
  zip: '68132',
  callTime: 'morning',
  message: 'New roof in 2024.',
  user_name: 'Eve O’Brien',
  email: 'Eve@Example.org',
  phone: '(402) 555-0142',
  page: '/sell/home-value',
};
const ask = (changes: object = {}, options: As = null) =>
  app.post('home-values', { ...given, ...changes }, options);

it('becomes a seller’s lead with a clock, for a person to answer (R-166)', async () => {
  const { status, body } = await ask();
  expect([status, body.statusCode]).toEqual([200, 'success']);
  expect(JSON.stringify(body)).not.toMatch(/\$|\d{3},\d{3}/);
  expect(await rowsOf('lead')).toMatchObject([{ email: 'eve@example.org', lead_role: 'Seller' }]);
  const { data } = (await list(as.agent)).body;
  expect(data).toMatchObject([
    {
      kind: 'home-value',
      state: 'waiting',
      homeAddress: '5011 Chicago St, Omaha 68132',
      message: 'Call in the morning.\nNew roof in 2024.',
      page: '/sell/home-value',
    },
  ]);
  const [arrived, received] = await mails();
  expect(arrived?.kind).toBe('leads.inquiry-arrived');
  expect(
    app.services.mail.open(String(arrived?.id), arrived?.sealed_body as Buffer).text,
  ).toContain('asked what the home at 5011 Chicago St, Omaha 68132 is worth');
  expect(
    app.services.mail.open(String(received?.id), received?.sealed_body as Buffer).text,
  ).toContain('what your home is worth');
});

it('counts once when it is sent twice with one key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  await Promise.all([ask({}, { headers }), ask({}, { headers })]);
  expect(await rowsOf('inquiry')).toHaveLength(1);
});

it.each([
  [{ street: ' ' }, 'street', 'Street address is required'],
  [{ city: '' }, 'city', 'City is required'],
  [{ zip: '' }, 'zip', 'ZIP code is required'],
  [{ zip: '6813' }, 'zip', 'ZIP code must be 5 digits, or 9 with a hyphen'],
  [{ user_name: '' }, 'user_name', 'Name is required'],
  [{ phone: '402' }, 'phone', 'Phone number must be 10 digits'],
])('refuses %j and stores nothing', async (changes, field, message) => {
  const { status, body } = await ask(changes);
  expect(status).toBe(400);
  expect(body.errors).toMatchObject([{ field, message }]);
  expect(await rowsOf('lead')).toEqual([]);
});
