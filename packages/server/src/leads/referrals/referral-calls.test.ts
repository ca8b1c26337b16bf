import { expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, as, claim, waitingLead } = await openLeadOffice();
const given = { agentName: 'Casey Morgan', brokerage: 'Front Range Homes', feePercent: '27.5' };
const refer = (id: string, body: object = given, who: SignedIn | null = as.agent) =>
  app.post(`leads/${id}/referrals`, body, who);

it('refers a lead out, changes it, and says so on the timeline', async () => {
  const id = await waitingLead();
  await claim(id, as.agent);
  const made = (await refer(id)).body.data;
  expect(made).toMatchObject({ feePercent: '27.50', status: 'sent', referredBy: 'Nora Lindqvist' });
  const path = `lead-referrals/${made.id}`;
  const statuses = [];
  for (const who of [null, as.client, as.lender, as.neighbor]) {
    const asked = [await refer(id, given, who), await app.get(`leads/${id}/referrals`, {}, who)];
    const changed = await app.put(path, { version: 1, status: 'closed' }, who);
    statuses.push([...asked, changed].map(({ status }) => status));
  }
  expect(statuses).toEqual([
    ...[
      [401, 401, 401],
      [403, 403, 403],
      [403, 403, 403],
      [404, 404, 404],
    ],
  ]);
  const changed = await app.put(path, { version: 1, status: 'accepted', feePercent: '' }, as.agent);
  expect(changed.body.data).toMatchObject({ status: 'accepted', feePercent: null, version: 2 });
  const again = await app.put(path, { version: 1, status: 'closed' }, as.agent);
  expect(again.body.code).toBe('changed-meanwhile');
  expect((await app.get(`leads/${id}/referrals`, {}, as.agent)).body.data).toHaveLength(1);
  const timeline = (await app.get(`leads/${id}/timeline`, {}, as.agent)).body.data;
  expect(timeline.slice(0, 2)).toMatchObject([
    { title: 'Referral to Casey Morgan, Front Range Homes changed', body: 'Status: accepted' },
    {
      title: 'Referred to Casey Morgan, Front Range Homes',
      body: 'Status: sent\nReferral fee: 27.50 percent',
    },
  ]);
});

it.each([
  [{ ...given, feePercent: '100.01' }, 'feePercent'],
  [{ ...given, feePercent: '-1' }, 'feePercent'],
  [{ ...given, agentName: '' }, 'agentName'],
  [{ ...given, email: 'nobody' }, 'email'],
  [{ ...given, status: 'lost' }, 'status'],
])('refuses %j', async (body, field) => {
  const id = await waitingLead();
  const { status, body: answer } = await refer(id, body);
  expect([status, answer.errors[0].field]).toEqual([400, field]);
});
