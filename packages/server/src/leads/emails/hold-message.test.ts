import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { sendScheduledEmails } from './send-scheduled-emails.ts';

const { app, db, as, claim, list, mails, rowsOf, send } = await openLeadOffice();
const never = new AbortController().signal;

/** A waiting lead of the agent who agreed to texts. */
async function ownLead(): Promise<string> {
  await send({ textConsent: true, page: '/contactus' });
  const id = String((await rowsOf('lead'))[0]?.id);
  await claim(id, as.agent);
  return id;
}

const sending = {
  email: (leadid: string, given: object = {}, who: SignedIn | null = as.agent) =>
    app.put(
      'leads/send-email',
      { leadid, subject: 'Yards', content: 'Three are new.', isUndoable: true, ...given },
      who,
    ),
  text: (leadid: string, given: object = {}, who: SignedIn | null = as.agent) =>
    app.put(
      'leads/SendSMStoUser',
      { leadid, content: 'Three are new.', isUndoable: true, ...given },
      who,
    ),
};
type Way = keyof typeof sending;

const undo = (held: { id: string; version: number }, who: SignedIn | null = as.agent) =>
  app.post(`scheduled-emails/${held.id}/cancel`, { version: held.version }, who);
const job = () => sendScheduledEmails(app.services, never);
/** Lets the seconds pass, and runs the job. */
const passTime = async () => {
  await sql`update scheduled_email set send_at = now() where state = 'waiting'`.execute(db);
  return job();
};
const sentCount = async (way: Way) =>
  way === 'email'
    ? (await mails()).filter(({ kind }) => kind === 'leads.email').length
    : (await rowsOf('message')).filter(({ channel }) => channel === 'sms').length;
const isWaiting = async () => (await list(as.agent)).body.total === 1;

describe.each<Way>(['email', 'text'])('a single %s that can be undone', (way) => {
  it('does nothing until its seconds are over, and then what sending does', async () => {
    const id = await ownLead();
    const { status, body } = await sending[way](id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ answered: 1, held: { id: expect.any(String), version: 1 } });
    expect([await sentCount(way), await isWaiting()]).toEqual([0, true]);
    expect((await app.get(`leads/${id}/scheduled-emails`, {}, as.agent)).body.data).toEqual([]);
    expect(await passTime()).toBe(1);
    expect([await sentCount(way), await isWaiting()]).toEqual([1, false]);
    expect(await undo(body.data.held)).toMatchObject({
      body: { code: 'scheduled-email-closed' },
    });
  });

  it('leaves nothing behind when it is undone, by who wrote it', async () => {
    const id = await ownLead();
    const activities = (await rowsOf('lead_activity')).length;
    const { held } = (await sending[way](id)).body.data;
    expect((await undo(held, null)).status).toBe(401);
    expect((await undo(held, as.lender)).status).toBe(403);
    expect((await undo(held, as.neighbor)).status).toBe(404);
    expect((await undo(held)).body.data).toMatchObject({ state: 'canceled' });
    expect(await passTime()).toBe(0);
    expect([await sentCount(way), await isWaiting()]).toEqual([0, true]);
    expect(await rowsOf('lead_activity')).toHaveLength(activities);
  });

  it('is refused right away where sending would be', async () => {
    const id = await ownLead();
    const content = 'It is perfect for families with children.';
    expect((await sending[way](id, { content })).body.code).toBe('fair-housing-words');
    expect((await sending[way](id, {}, as.neighbor)).status).toBe(404);
    expect(await rowsOf('scheduled_email')).toEqual([]);
  });

  it('says so where it can’t leave anymore', async () => {
    const id = await ownLead();
    await sending[way](id);
    const column = way === 'email' ? 'email' : 'phone';
    await sql`update lead set ${sql.ref(column)} = null`.execute(db);
    await passTime();
    const kinds = (await rowsOf('lead_activity')).map(({ kind }) => kind);
    expect(kinds).toContain(`${way}-not-sent`);
    expect((await app.get(`leads/${id}/scheduled-emails`, {}, as.agent)).body.data).toMatchObject([
      { state: 'failed', channel: way === 'email' ? 'email' : 'sms' },
    ]);
  });
});

it.each(['email', 'text'] as const)('twenty messages wait like this at most: %s', async (way) => {
  const id = await ownLead();
  for (let count = 0; count < 20; count += 1) await sending.email(id);
  const { status, body } = await sending[way](id);
  expect([status, body.code]).toEqual([429, 'too-many-undoable']);
});
