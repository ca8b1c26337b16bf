import { randomUUID } from 'node:crypto';
import { DECOY_FILLED, FORM_GUARD_HEADER } from '@homestead/contract/platform';
import { expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, list, mails, rowsOf } = await openLeadOffice();

const given = {
  name: 'Eve O’Brien',
  email: 'Eve@Example.org',
  propertyId: 'Q1',
  page: '/singleproduct/Q1',
  campaign: { source: 'newsletter' },
};
const answer = (changes: object = {}, options: As = null) =>
  app.post('registration-prompt', { ...given, ...changes }, options);

it('becomes one lead with its own source, about the home, that waits for no answer (R-215)', async () => {
  expect((await answer()).body).toEqual({ statusCode: 'success' });
  await answer({ propertyId: 'Q1', name: 'Someone Else' });
  const [lead, ...others] = await rowsOf('lead');
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    email: 'eve@example.org',
    first_name: 'Eve',
    last_name: 'O’Brien',
    lead_role: 'Buyer',
    phone: null,
  });
  const sources = await rowsOf('reference_entry');
  expect(sources.find(({ id }) => id === lead?.sub_source_id)).toMatchObject({
    code: 'website-registration-prompt',
  });
  expect(await rowsOf('inquiry')).toHaveLength(2);
  const { data } = (await list(as.agent, { state: 'no-answer-needed' })).body;
  expect(data[0]).toMatchObject({
    kind: 'registration-prompt',
    homeAddress: '5011 Chicago St, Omaha, NE 68132',
    dueAt: null,
    page: '/singleproduct/Q1',
  });
  expect((await mails()).map(({ kind }) => kind)).not.toContain('leads.inquiry-received');
});

it('counts once when it is sent twice with one key', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  await Promise.all([answer({}, { headers }), answer({}, { headers })]);
  expect(await rowsOf('inquiry')).toHaveLength(1);
});

it('answers what looks like spam like any other, and tells nobody', async () => {
  const headers = { [FORM_GUARD_HEADER]: DECOY_FILLED };
  expect((await answer({}, { headers })).body).toEqual({ statusCode: 'success' });
  expect(await rowsOf('inquiry')).toMatchObject([{ is_suspected: true }]);
  expect(await mails()).toEqual([]);
});

it.each([
  [{ name: '' }, 'name', 'Name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'eve@example' }, 'email', 'Please enter a valid email address'],
])('refuses %j and stores nothing', async (changes, field, message) => {
  const { status, body } = await answer(changes);
  expect([status, body.errors[0].field]).toEqual([400, field]);
  expect(body.errors[0].message).toContain(message);
  expect(await rowsOf('lead')).toEqual([]);
});

it('refuses a home that isn’t shown', async () => {
  expect((await answer({ propertyId: 'Q2' })).status).toBe(404);
  expect(await rowsOf('lead')).toEqual([]);
});
