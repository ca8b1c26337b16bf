import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordMessage } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { toldTo } from '../../../test/told.ts';
import { watchPromises } from '../inquiries/watch-promises.ts';
import { clientNotificationMessages, leadNotificationMessages } from '../messages/notifications.ts';
import { tellOfFailure, tellOfText, tellOfUnmatched } from './follow-messages.ts';

const { app, db, agent, neighbor, client, as, send, claim, mails, waitingLead } =
  await openLeadOffice();
const admin = await app.makePerson({ role: 'admin' });
const name = 'Eve O’Brien';
const told = (person: { id: string }) => toldTo(app.services, person);
const choose = (who: SignedIn, kind: string, by: string) =>
  app.post('User/UpdateNotifications', { notifications: [{ kind, by }] }, who);
const mailed = async (kind: string) =>
  (await mails()).filter((mail) => mail.kind === kind).map(({ to_address: to }) => to);

beforeEach(() => app.database.empty('notification', 'notification_switch'));

describe('an inquiry', () => {
  it('of a lead tells its agent alone', async () => {
    await claim(await waitingLead(), as.agent);
    expect(await told(agent)).toEqual([]);
    await send({ message: 'And a garage?' });
    expect(await told(agent)).toEqual([leadNotificationMessages.inquired({ name })]);
    expect([await told(neighbor), await told(client)]).toEqual([[], []]);
    expect(await mailed('leads.inquiry-arrived')).toContain(agent.email);
  });

  it('is not emailed to an agent who doesn’t want that, nor to anyone instead', async () => {
    await claim(await waitingLead(), as.agent);
    await app.database.empty('mail_message');
    expect((await choose(as.agent, 'lead-new', 'app')).status).toBe(200);
    await send();
    expect(await told(agent)).toHaveLength(1);
    expect(await mailed('leads.inquiry-arrived')).toEqual([]);
    expect((await choose(as.agent, 'lead-new', 'off')).status).toBe(400);
    expect((await choose(as.client, 'lead-new', 'app')).status).toBe(400);
  });

  it('that may be spam tells nobody', async () => {
    await claim(await waitingLead(), as.agent);
    await app.post('leads/savecontact', { email: 'x' });
    expect(await told(agent)).toEqual([]);
  });
});

describe('a promise', () => {
  const dueIn = (minutes: number) =>
    sql`update inquiry set due_at = now() + make_interval(mins => ${minutes})`.execute(db);
  const watch = () => watchPromises(app.services, new AbortController().signal);

  it('that runs out tells the agent, and when it is missed also those who see all leads', async () => {
    await claim(await waitingLead(), as.agent);
    await dueIn(20);
    await watch();
    await watch();
    expect(await told(agent)).toEqual([expect.stringContaining(`Reply to ${name} by `)]);
    await dueIn(-1);
    await watch();
    await watch();
    const missed = expect.stringContaining(`The reply to ${name} was due `);
    expect(await told(agent)).toEqual([expect.anything(), missed]);
    expect([await told(admin), await told(neighbor)]).toEqual([[missed], []]);
    expect(await mailed('leads.promise-warning')).toEqual([agent.email]);
  });

  it('that was missed long ago is no news', async () => {
    await claim(await waitingLead(), as.agent);
    await dueIn(-2 * 24 * 60);
    await watch();
    expect([await told(agent), await told(admin)]).toEqual([[], []]);
  });

  it('warns by email only those who want that', async () => {
    await claim(await waitingLead(), as.agent);
    await choose(as.agent, 'promise', 'app');
    await dueIn(10);
    await watch();
    expect(await mailed('leads.promise-warning')).toEqual(['concierge@prairieandmain.example']);
    expect(await told(agent)).toHaveLength(1);
  });
});

describe('a client', () => {
  it('learns who their agent is, in their language', async () => {
    await send({ email: client.email }, as.client);
    const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
    await claim(id, as.agent);
    const facts = { name: 'Nora Lindqvist' };
    expect(await told(client)).toEqual([clientNotificationMessages.agentIs(facts)]);
    expect(await toldTo(app.services, client, 'es')).toEqual(['Su agente es Nora Lindqvist']);
  });
});

describe('a message', () => {
  it('from a lead by text, or one that didn’t arrive, is told once to whom it concerns', async () => {
    const id = await waitingLead();
    await claim(id, as.agent);
    const about = { kind: 'lead', id };
    const text = { messageId: 'm1', channel: 'sms', direction: 'in', about } as const;
    const failed = { messageId: 'm2', channel: 'email', about, sentBy: neighbor.id } as const;
    for (let times = 0; times < 2; times += 1) {
      await tellOfText(app.services, text);
      await tellOfFailure(app.services, failed);
    }
    await tellOfText(app.services, { ...text, messageId: 'm3', direction: 'out' });
    expect(await told(agent)).toEqual([leadNotificationMessages.texted({ name })]);
    expect(await told(neighbor)).toEqual([leadNotificationMessages.emailFailed({ name })]);
  });

  it('by text is emailed a few times an hour, and told in the app beyond that', async () => {
    const id = await waitingLead();
    await claim(id, as.agent);
    await app.database.empty('mail_message', 'notification');
    const about = { kind: 'lead', id };
    for (let sent = 0; sent < 7; sent += 1) {
      const messageId = await atomically(db, (tx) =>
        recordMessage(tx, {
          ...{ channel: 'sms', direction: 'in', address: '+14025550142', about, body: 'Hi' },
        }),
      );
      await tellOfText(app.services, {
        ...{ messageId: String(messageId), channel: 'sms', direction: 'in', about },
      });
    }
    expect(await told(agent)).toHaveLength(7);
    expect((await mails()).filter(({ to_address: to }) => to === agent.email)).toHaveLength(5);
  });

  it('of staff that comes back is told to who sent it', async () => {
    const leadid = await waitingLead();
    await claim(leadid, as.agent);
    const body = { leadid, subject: 'Homes', content: 'Hello Eve' };
    await app.put('leads/send-email', body, as.agent);
    const sent = await db.selectFrom('message').select('id').executeTakeFirstOrThrow();
    await db
      .transaction()
      .execute((tx) => app.services.mail.settle(tx, { id: sent.id, failure: 'No such user' }));
    const events = await db.selectFrom('event_outbox').select(['type', 'payload']).execute();
    expect(events).toContainEqual({
      type: 'messaging.message-failed',
      payload: {
        ...{ messageId: sent.id, channel: 'email', sentBy: agent.id },
        about: { kind: 'lead', id: leadid },
      },
    });
  });

  it('that matched no lead is told to those who may match it', async () => {
    const message = {
      ...{ id: crypto.randomUUID(), channel: 'sms', from_name: '', subject: '' },
      body: 'Is the yard fenced?\nMy pictures: https://evil.example/x and eve@homes.example',
    };
    for (let times = 0; times < 2; times += 1) {
      await db.transaction().execute((tx) => tellOfUnmatched(app.services, tx, message));
    }
    const words = 'Is the yard fenced? My pictures: … and …';
    const what = leadNotificationMessages.unmatchedText();
    expect(await told(admin)).toEqual([
      leadNotificationMessages.unmatchedWords({ told: what, words }),
    ]);
    expect([await told(agent), await told(client)]).toEqual([[], []]);
  });
});
