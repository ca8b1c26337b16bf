import type { WireListedLead } from '@homestead/contract/leads';
import { LISTED_NOTE_MAX } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent } = await openLeadOffice();
const lenderPerson = await app.makePerson({ role: 'lender' });
const lender = await app.signIn(lenderPerson);
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));

const listedBy = async (who: SignedIn): Promise<WireListedLead | undefined> =>
  (await app.post('AdminLead/Getleads', {}, who)).body.data[0];

const makeLead = (notes: string, lenderNotes: string | null = null) =>
  sql`
  insert into lead (first_name, last_name, email, agent_id, lender_id, notes, lender_notes)
  values ('Ada', 'Lee', 'ada@example.org', ${agent.id}, ${lenderPerson.id}, ${notes},
    ${lenderNotes})`.execute(db);

test('a row has the start of its notes, for those who see the column', async () => {
  await makeLead('x'.repeat(LISTED_NOTE_MAX + 1), 'Loan approved');
  const ofAdmin = await listedBy(admin);
  expect(ofAdmin?.notes).toBe(`${'x'.repeat(LISTED_NOTE_MAX - 1)}…`);
  expect(ofAdmin?.lenderNotes).toBe('Loan approved');
  expect(await listedBy(lender)).toMatchObject({ notes: null, lenderNotes: 'Loan approved' });
  expect(await listedBy(as.neighbor)).toBeUndefined();
});

test('notes that fit are whole', async () => {
  await makeLead('y'.repeat(LISTED_NOTE_MAX));
  expect((await listedBy(admin))?.notes).toBe('y'.repeat(LISTED_NOTE_MAX));
});

test('who may not change a name, an email or a phone sees them as fixed', async () => {
  await makeLead('');
  const changed = ['primaryContact', 'email', 'phone', 'notes'];
  const fixedFor = async (who: SignedIn) =>
    (await listedBy(who))?.fixedColumns.filter((key) => changed.includes(key));
  expect(await fixedFor(admin)).toEqual([]);
  expect(await fixedFor(as.agent)).toEqual([]);
  const ofLender = await fixedFor(lender);
  expect(ofLender).toContain('primaryContact');
  await sql`update lead set person_id = (select id from person where email = 'jordan@example.org')`.execute(
    db,
  );
  expect(await fixedFor(admin)).toEqual(['email']);
});
