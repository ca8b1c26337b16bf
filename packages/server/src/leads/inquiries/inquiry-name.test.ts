import { inquiryEndpoints } from '@homestead/contract/leads';
import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, list, claim, rowsOf, send, waitingLead } = await openLeadOffice();

const grant = (may: boolean) =>
  app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
      where role_key = 'agent' and permission_key = 'column-primarycontact';
    update role set grants_version = grants_version + 1 where key = 'agent'`);

const namesSeen = async (who = as.agent) =>
  (await list(who)).body.data.map(({ name }: { name: string | null }) => name);

test('only people who may see names see an inquiry’s name', async () => {
  const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
  const leadId = await waitingLead();
  await claim(leadId, as.agent);
  expect(await namesSeen()).toEqual(['Eve O’Brien']);
  expect(await namesSeen(as.neighbor)).toEqual([]);
  // A likely duplicate, with the same phone: its name is hidden, too.
  await send({ email: 'evelyn@example.org' });
  const other = (await rowsOf('lead')).find(({ id }) => id !== leadId);
  await claim(String(other?.id), as.agent);
  expect((await list(as.agent)).body.data[0].duplicates).toMatchObject([{ name: 'Eve O’Brien' }]);
  const contacts = async (search = '') =>
    (await app.post('leads/get-emails-of-contacts', { filter: { search } }, as.agent)).body.data;
  expect(await contacts('O’Brien')).not.toEqual([]);
  await grant(false);
  try {
    expect(await contacts('O’Brien')).toEqual([]);
    expect(JSON.stringify(await contacts())).toContain('eve@example.org');
    expect(JSON.stringify(await contacts())).not.toContain('O’Brien');
    const { status, body } = await list(as.agent);
    expect([status, body.data.length]).toEqual([200, 2]);
    expect(body.data).toContainEqual(
      expect.objectContaining({ leadId, name: null, email: 'eve@example.org' }),
    );
    expect(inquiryEndpoints.listInquiries.answer.safeParse(body).success).toBe(true);
    expect(JSON.stringify(body)).not.toContain('O’Brien');
    expect(await namesSeen(admin)).toEqual(['Eve O’Brien', 'Eve O’Brien']);
  } finally {
    await grant(true);
  }
});
