import { dateAfter, localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordConsent } from '#messaging';
import { atomically } from '#platform';
import { insertListings } from '../../../test/factories/listings.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { sendValueUpdates } from './send-value-updates.ts';
import { issueStopLink, stopValueUpdates } from './stop-value-updates.ts';

const { app, db, waitingLead, mails, rowsOf } = await openLeadOffice();
const never = new AbortController().signal;
const place = { x: -96.0, y: 41.26 };
const like = {
  ...{ property_type: 'Residential', property_subtype: 'Single Family Residence' },
  ...{ position: place, address_shown: true, living_area: 2000 },
};
const closedOn = dateAfter(localDate(new Date()), -60);

beforeEach(async () => {
  await sql`delete from listing where mls_number like 'V%'`.execute(db);
  await insertListings(db, [
    {
      ...{ mls_number: 'V0', street_address: '100 Elm St', city: 'Omaha', visibility: 'page' },
      ...like,
    } as never,
    ...([190_000, 195_000, 200_000, 205_000, 210_000].map((dollars, index) => ({
      ...{ mls_number: `V${index + 1}`, street_address: `${index + 1} Oak St`, ...like },
      ...{ visibility: 'page', standard_status: 'Closed', close_on: closedOn },
      close_price_cents: dollars * 100,
    })) as never[]),
  ]);
});

async function lead(isGranted = true, address = '100 Elm St, Omaha'): Promise<string> {
  const id = await waitingLead();
  await sql`update lead set value_updates = true, value_updates_address = ${address}
    where id = ${id}`.execute(db);
  if (isGranted) {
    await atomically(db, (tx) =>
      recordConsent(tx, {
        ...{ channel: 'email', address: 'eve@example.org', kind: 'marketing' },
        ...{ isGranted: true, source: 'form' },
      }),
    );
  }
  return id;
}
const sent = async () => (await mails()).filter(({ kind }) => kind === 'leads.value-update');

it('says once a month what comparable homes were sold for, and how to stop', async () => {
  const id = await lead();
  await Promise.all([sendValueUpdates(app.services, never), sendValueUpdates(app.services, never)]);
  await sendValueUpdates(app.services, never);
  const [mail, ...more] = await sent();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('100 Elm St: $200,000 by sales nearby');
  const body = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
  expect(body.text).toContain('between $195,000 and $205,000');
  expect(body.text).toContain('5 sales of the last year within a mile');
  expect(await rowsOf('value_update')).toMatchObject([{ state: 'sent', sales: 5 }]);
  expect(await rowsOf('lead_activity')).toContainEqual(
    expect.objectContaining({
      kind: 'value-update-sent',
      facts: { mid: 20_000_000, sales: 5, street: '100 Elm St' },
    }),
  );
  const path = /localhost:3000(\/newsletter\/one-click\/[^>]+)>/.exec(
    String(body.headers?.['List-Unsubscribe']),
  )?.[1];
  const clicked = await app.app.inject({ method: 'POST', url: String(path), payload: '' });
  expect(clicked.statusCode).toBe(200);
  // It still waited in the outbox.
  expect(await sent()).toMatchObject([{ last_error: 'The recipient unsubscribed.' }]);
  expect((await rowsOf('lead'))[0]).toMatchObject({ id, value_updates: false });
  await sql`delete from value_update`.execute(db);
  expect(await sendValueUpdates(app.services, never)).toBe(0);
});

async function mergedInto(survivorId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, phone, email, value_updates, value_updates_address,
      merged_into_id)
    values ('Eve', 'Old', '+14025550199', 'old@example.org', true, '100 Elm St, Omaha',
      ${survivorId}) returning id`.execute(db);
  return String(rows[0]?.id);
}

it('sends nothing to a merged lead, and what it got this month counts for its survivor', async () => {
  const id = await lead();
  const old = await mergedInto(id);
  await sendValueUpdates(app.services, never);
  expect((await sent()).map(({ to_address: to }) => to)).toEqual(['eve@example.org']);
  await sql`update value_update set lead_id = ${old}`.execute(db);
  expect(await sendValueUpdates(app.services, never)).toBe(0);
});

it('stops the survivor’s, too, with the link that the merged lead got', async () => {
  const id = await lead();
  const old = await mergedInto(id);
  const token = await atomically(db, (tx) =>
    issueStopLink(tx, { id: old, email: 'old@example.org' }),
  );
  await sendValueUpdates(app.services, never);
  expect(await atomically(db, (tx) => stopValueUpdates(tx, token))).toBe(true);
  expect((await rowsOf('lead')).map((one) => one.value_updates)).toEqual([false, false]);
  expect(await sent()).toMatchObject([{ last_error: 'The recipient unsubscribed.' }]);
});

it.each([
  ['no-consent', false, '100 Elm St, Omaha', null],
  ['no-home', true, '999 Nowhere Rd', null],
  ['few-sales', true, '100 Elm St', `delete from listing where mls_number = 'V5'`],
  [
    'few-sales',
    true,
    '100 Elm St',
    `update listing set living_area = 4000 where mls_number = 'V5'`,
  ],
  [
    'no-home',
    true,
    '100 Elm St',
    `update listing set valuation_shown = false where mls_number = 'V0'`,
  ],
  ['no-home', true, '100 Elm St', `update listing set living_area = null where mls_number = 'V0'`],
] as const)('sends nothing: %s (%#)', async (state, isGranted, address, change) => {
  await lead(isGranted, address);
  if (change) await app.database.asOwner(change);
  await sendValueUpdates(app.services, never);
  expect(await sent()).toEqual([]);
  expect(await rowsOf('value_update')).toMatchObject([{ state, mid_cents: null }]);
});
