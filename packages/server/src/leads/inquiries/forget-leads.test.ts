import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { issueSecretLinks } from '#platform';
import { expectToPassBadRow } from '../../../test/bad-row.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { forgetOldLeads } from './forget-leads.ts';

const { app, db, as, send, claim, rowsOf, waitingLead } = await openLeadOffice();

const forget = () => forgetOldLeads(app.services, new AbortController().signal);
const age = () => sql`update lead set last_inquiry_at = now() - interval '3 years'`.execute(db);

it('erases a visitor who asked long ago, with what they wrote and their consent’s address', async () => {
  await send({ textConsent: true });
  expect(await forget()).toBe(0);
  await age();
  expect(await forget()).toBe(1);
  expect(await forget()).toBe(0);
  const [lead] = await rowsOf('lead');
  expect(lead).toMatchObject({
    first_name: 'Former',
    phone: null,
    email: `${lead?.id}@erased.invalid`,
  });
  expect(await rowsOf('inquiry')).toMatchObject([{ message: '', phone: null, due_at: null }]);
  expect(await rowsOf('inquiry_consent')).toMatchObject([{ address: null }]);
});

it('deletes the links in emails to someone who is erased, and no others', async () => {
  for (const email of ['ann@example.org', 'bo@example.org']) await send({ email });
  const leads = await rowsOf('lead');
  const old = String(leads.find(({ email }) => email === 'ann@example.org')?.id);
  const kept = String(leads.find(({ email }) => email === 'bo@example.org')?.id);
  const link = (subject: string, purpose: string) => ({
    ...{ subject, purpose, email: 'ann@example.org', minutes: 60 },
  });
  await issueSecretLinks(db, [
    ...[link(old, 'test.one'), link(old, 'test.two'), link(kept, 'test.one')],
  ]);
  await sql`update secret_link set used_at = now() where purpose = 'test.two'`.execute(db);
  await sql`update lead set last_inquiry_at = now() - interval '3 years' where id = ${old}`.execute(
    db,
  );
  expect(await forget()).toBe(1);
  const left = (await rowsOf('secret_link')).filter(({ purpose }) => /^test/.test(String(purpose)));
  expect(left.map(({ subject }) => subject)).toEqual([kept]);
});

it('erases the others when one can’t be, and that one later', async () => {
  for (const email of ['ann@example.org', 'bo@example.org']) await send({ email });
  await age();
  const [bad] = await rowsOf('lead');
  await expectToPassBadRow(app.database, { table: 'lead', id: String(bad?.id), others: 1 }, forget);
});

it('keeps clients’ leads, and those that an agent works', async () => {
  await send({}, as.client);
  await age();
  expect(await forget()).toBe(0);
  await sql`update lead set person_id = null`.execute(db);
  await claim(String((await rowsOf('lead'))[0]?.id), as.agent);
  expect(await forget()).toBe(0);
  await waitingLead();
});
