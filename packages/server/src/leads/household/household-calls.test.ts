import type { WireContact, WireTimelineItem } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, agent, neighbor, as } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
const { rows: entries } = await sql<{ id: string; display: string; list: string }>`
  select id, display, list from reference_entry
  where list in ('relationships', 't-shirt-sizes')`.execute(db);
const entry = (display: string) => entries.find((one) => one.display === display)?.id ?? '';

const addLead = async (first_name: string, agent_id: string | null = agent.id) => {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, phone, agent_id)
    values (${first_name}, 'Lee', '+14025550142', ${agent_id}) returning id`.execute(db);
  return String(rows[0]?.id);
};
let [ada, ben, cy] = ['', '', ''];
beforeEach(async () => {
  [ada, ben, cy] = [await addLead('Ada'), await addLead('Ben'), await addLead('Cy')];
});

const link = (who: SignedIn | null, id: string, leadId: string, relationshipId?: string | null) =>
  app.put(`leads/${id}/household`, { leadId, relationshipId }, who);
const unlink = (who: SignedIn | null, id: string, leadId: string) =>
  app.post(`leads/${id}/household/unlink`, { leadId }, who);
const household = async (id: string, who = as.agent): Promise<(string | null)[][]> => {
  const { body } = await app.get('AdminLead/GetleadContactDetails', { leadid: id }, who);
  const shown = body.data.secondaryLeadContacts.map(({ firstName, relationship }: WireContact) => [
    firstName,
    relationship,
  ]);
  return shown.sort();
};
const newest = async (id: string, who = as.agent): Promise<string> => {
  const { body } = await app.get(`leads/${id}/timeline`, {}, who);
  return body.data.map(({ title }: WireTimelineItem) => title)[0];
};

test('leads are linked and unlinked, and each shows the others', async () => {
  expect((await link(as.agent, ada, ben, entry('Spouse'))).status).toBe(200);
  expect((await link(as.agent, ben, cy, entry('Child'))).status).toBe(200);
  expect(await household(ada)).toEqual([
    ['Ben', 'Spouse'],
    ['Cy', 'Child'],
  ]);
  expect(await household(cy)).toEqual([
    ['Ada', null],
    ['Ben', 'Spouse'],
  ]);
  expect(await newest(ada)).toBe('Linked with Ben Lee as one household: Spouse');
  expect(await newest(cy)).toBe('Linked with Ben Lee as one household');
  const { body } = await app.get(`leads/${ada}/details`, {}, as.agent);
  expect(body.data.duplicates).toEqual([]);

  expect((await link(as.agent, ada, ben, entry('Partner'))).status).toBe(200);
  expect((await unlink(as.agent, ada, cy)).status).toBe(200);
  expect((await unlink(as.agent, ada, cy)).status).toBe(200);
  expect(await household(ada)).toEqual([['Ben', 'Partner']]);
  expect(await household(cy)).toEqual([]);
  expect(await newest(cy)).toBe('No longer one household with Ada Lee');
  expect((await unlink(as.agent, ben, ada)).status).toBe(200);
  expect(await household(ben)).toEqual([]);
  const { rows } = await sql`select * from household_member`.execute(db);
  expect(rows).toEqual([]);
});

test('what can’t be linked is refused', async () => {
  expect((await link(as.agent, ada, ada)).body.code).toBe('bad-input');
  expect((await link(as.agent, ada, ben, entry('L'))).body).toMatchObject({
    ...{ code: 'bad-input', errors: [{ field: 'relationshipId' }] },
  });
  const dee = await addLead('Dee');
  await link(as.agent, ada, ben);
  await link(as.agent, cy, dee);
  expect((await link(as.agent, ada, cy)).body.code).toBe('household-other');
  const more = await Promise.all(Array.from({ length: 9 }, (_, index) => addLead(`E${index}`)));
  const statuses = await Promise.all(
    more.map(async (id) => (await link(as.agent, ada, id)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1);
});

test('strangers and other agents can’t, and learn nothing of leads out of their sight', async () => {
  for (const who of [null, as.client, as.lender]) {
    const status = who === null ? 401 : 403;
    expect((await link(who, ada, ben)).status).toBe(status);
    expect((await unlink(who, ada, ben)).status).toBe(status);
  }
  const theirs = await addLead('Nan', neighbor.id);
  for (const [one, other] of [
    [ada, theirs],
    [theirs, ada],
  ] as const) {
    expect((await link(as.agent, one, other)).body.code).toBe('lead-not-found');
  }
  expect((await link(admin, ada, theirs, entry('Spouse'))).status).toBe(200);
  expect(await household(ada)).toEqual([]);
  expect(await household(ada, admin)).toEqual([['Nan', 'Spouse']]);
  expect(await newest(ada)).toBe('Linked with another lead as one household: Spouse');
  expect(await newest(ada, admin)).toBe('Linked with Nan Lee as one household: Spouse');
  expect((await unlink(as.agent, ada, theirs)).body.code).toBe('lead-not-found');
});
