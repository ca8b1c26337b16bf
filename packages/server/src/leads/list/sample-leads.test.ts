import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { addSampleLeads } from './sample-leads.ts';

const { app, db, rowsOf } = await openLeadOffice();

test('a demo has leads once, and some of them agreed to marketing', async () => {
  await addSampleLeads(db);
  expect(await rowsOf('lead')).toEqual([]);
  const agents =
    'daniel.okafor|ellen.kowalski|priya.raman|walt.jorgensen|amina.yusuf|cole.sedlacek'.split('|');
  for (const name of agents) {
    await app.makePerson({ role: 'agent', email: `${name}@prairieandmain.example` });
  }
  for (const name of ['ruth.abernathy', 'victor.nguyen']) {
    await app.makePerson({ role: 'lender', email: `${name}@prairieandmain.example` });
  }
  await addSampleLeads(db);
  await addSampleLeads(db);
  expect(await rowsOf('lead')).toHaveLength(123);
  const contacts = (await rowsOf('lead_activity')).filter(({ kind }) => kind === 'contact');
  const contacted = (await rowsOf('lead')).filter(({ last_contacted_at: at }) => at !== null);
  expect(contacted.length).toBeGreaterThan(60);
  expect(contacts.map(({ lead_id: id, happened_at: at }) => [id, at])).toEqual(
    expect.arrayContaining(contacted.map(({ id, last_contacted_at: at }) => [id, at])),
  );
  const consents = await rowsOf('consent');
  expect(consents.filter(({ channel }) => channel === 'email')).toHaveLength(60);
  expect(consents.filter(({ channel }) => channel === 'sms')).toHaveLength(20);
  expect(new Set(consents.map(({ kind }) => kind))).toEqual(new Set(['marketing']));
});
