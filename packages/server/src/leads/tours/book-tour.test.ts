import { dateAfter, localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, claim, waitingLead, mails, rowsOf } = await openLeadOffice();
const day = (days: number) => dateAfter(localDate(new Date()), days);
const given = { homes: ['q1'], kind: 'in-person', startsAt: `${day(3)}T10:30` };
const book = (id: string, body: object = {}, who: SignedIn | null = as.agent) =>
  app.post(`leads/${id}/tours`, { ...given, hasAgreement: true, ...body }, who);

async function ownLead() {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}

it('is confirmed right away: the lead gets the email, the agent the time', async () => {
  const id = await ownLead();
  const { status, body } = await book(id, { comments: 'Park in the drive.' });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    state: 'confirmed',
    mlsNumber: 'Q1',
    email: 'eve@example.org',
  });
  const kinds = (await mails()).map(({ kind }) => kind);
  expect(kinds).toContain('leads.tour-confirmed');
  expect(kinds).not.toContain('leads.tour-wanted');
  const record = (await app.get('AdminLead/GetleadContactDetails', { leadid: id }, as.agent)).body;
  expect(record.data.nextTour).toMatchObject({ mlsNumber: 'Q1', state: 'confirmed' });
  const titles = (await app.get(`leads/${id}/timeline`, { groups: 'tours' }, as.agent)).body.data;
  expect(titles.map(({ kind }: { kind: string }) => kind)).toEqual([
    'tour-confirmed',
    'tour-booked',
  ]);
  const taken = await book(id);
  expect([taken.status, taken.body.code]).toEqual([409, 'tour-time-taken']);
  expect((await book(id, { isForced: true })).status).toBe(200);
});

it('is for those who work the lead, and claims one that nobody has', async () => {
  const id = await waitingLead();
  const statuses = [];
  for (const who of [null, as.client, as.lender]) statuses.push((await book(id, {}, who)).status);
  expect(statuses).toEqual([401, 403, 403]);
  expect((await book(id)).status).toBe(200);
  expect((await book(id, {}, as.neighbor)).status).toBe(404);
});

it.each([
  [{ startsAt: `${day(-1)}T10:30` }, 400, 'startsAt'],
  [{ startsAt: `${day(61)}T10:30` }, 400, 'startsAt'],
  [{ startsAt: 'soon' }, 400, 'startsAt'],
  [{ homes: ['Q2'] }, 404, null],
  [{ homes: [] }, 400, 'homes'],
  [{ kind: 'video-chat' }, 400, 'videoLink'],
])('refuses %j', async (body, status, field) => {
  const id = await ownLead();
  const answer = await book(id, body);
  expect(answer.status).toBe(status);
  if (field) expect(answer.body.errors[0].field).toBe(field);
  expect((await rowsOf('inquiry')).map(({ kind }) => kind)).toEqual(['contact']);
});

it('needs an email address', async () => {
  const id = await ownLead();
  await sql`update lead set email = null, phone = '+14025550142' where id = ${id}`.execute(db);
  expect((await book(id)).body.code).toBe('lead-without-email');
});
