import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordConsent } from '#messaging';
import { atomically, stopMailbox } from '#platform';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { deliverMails } from '../../../test/mail-outbox.ts';
import { smtpAnswer, startSmtpPeer } from '../../../test/smtp-peer.ts';
import { tellOfFailure } from '../notifications/follow-messages.ts';

const office = await openLeadOffice();
const { app, db, agent, neighbor, as, claim, rowsOf, waitingLead } = office;

const spouse = 'kim@example.org';
async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  await sql`update lead set secondary_first_name = 'Kim', secondary_email = ${spouse}
    where id = ${id}`.execute(db);
  await app.database.empty('mail_message', 'message', 'stopped_mailbox', 'notification');
  return id;
}
const email = (leadid: string, given: object) =>
  app.put('leads/send-email', { leadid, subject: 'Homes', content: 'Hello', ...given }, as.agent);
const optOut = (address: string) =>
  atomically(db, (tx) =>
    recordConsent(tx, {
      ...{ channel: 'email', address, kind: 'marketing', isGranted: false, source: 'form' },
    }),
  );
const others = async () => {
  const mail = (await rowsOf('mail_message')).find(({ kind }) => kind === 'leads.email');
  return app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer).others;
};
const shown = async (id: string, who = as.agent) => {
  const { data } = (await app.get(`leads/${id}/messages`, {}, who)).body;
  return data[0].recipients;
};
const factsOf = async (id: string) => {
  const { data } = (await app.get(`leads/${id}/timeline`, {}, as.agent)).body;
  const entry = data.find(({ kind }: { kind: string }) => kind === 'email-out');
  return entry.facts.map(({ label, after }: Record<string, string>) => `${label}: ${after}`);
};

describe('others whom an email must not go to (R-445)', () => {
  it.each([
    ['bounced', 'emails to this address came back'],
    ['complained', 'the recipient reported emails as spam'],
  ] as const)('are left out when they %s, and the sender is told', async (why, reason) => {
    const id = await ownLead();
    await stopMailbox(db, spouse, why);
    const { body } = await email(id, { cc: [spouse], bcc: [neighbor.email] });
    expect(body.data.leftOut).toEqual([{ address: spouse, reason }]);
    expect(await others()).toEqual({ to: [], cc: [], bcc: [neighbor.email] });
    expect(await shown(id)).toEqual({
      ...{ to: ['eve@example.org'], cc: [], bcc: [neighbor.email] },
      leftOut: [{ address: spouse, reason }],
    });
    expect(await factsOf(id)).toContain(`Not sent to: ${spouse} (${reason})`);
  });

  it('are left out when they opted out, but not staff who did', async () => {
    const id = await ownLead();
    await optOut(spouse);
    await optOut(neighbor.email);
    const to = ['eve@example.org', spouse];
    const { body } = await email(id, { to, cc: [neighbor.email] });
    expect(body.data.leftOut).toEqual([{ address: spouse, reason: 'the recipient unsubscribed' }]);
    expect(await others()).toEqual({ to: [], cc: [neighbor.email], bcc: [] });
    const later = await email(id, { cc: [spouse], sendAt: '2027-01-15T09:30' });
    expect(later.body.data.leftOut).toHaveLength(1);
  });

  it('are left out of an email that waits when it leaves', async () => {
    const id = await ownLead();
    const peer = await startSmtpPeer();
    const { body } = await email(id, { cc: [spouse], bcc: [neighbor.email] });
    expect(body.data.leftOut).toEqual([]);
    await optOut(spouse);
    await stopMailbox(db, neighbor.email, 'bounced');
    await deliverMails(app.services, peer.url);
    await peer.close();
    expect(peer.mails.map(({ cc, bcc }) => [cc ?? [], bcc ?? []])).toEqual([[[], []]]);
    const { cc, bcc, leftOut } = await shown(id);
    expect([cc, bcc, leftOut.length]).toEqual([[], [], 2]);
    const [message] = await rowsOf('message');
    expect(message).toMatchObject({ status: 'sent', failure: null });
  });

  it('whom the mail server refuses are named, and the lead got it', async () => {
    const id = await ownLead();
    const peer = await startSmtpPeer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === spouse ? smtpAnswer(550, 'no such user') : null),
    });
    await email(id, { cc: [spouse] });
    await deliverMails(app.services, peer.url);
    await peer.close();
    const [message] = await rowsOf('message');
    expect(message).toMatchObject({ status: 'sent', failure: null });
    const { leftOut } = await shown(id);
    expect(leftOut).toMatchObject([
      { address: spouse, reason: expect.stringContaining('no such user') },
    ]);
    const told = (await rowsOf('event_outbox')).filter(
      ({ type }) => type === 'messaging.message-failed',
    );
    expect(told).toHaveLength(1);
    await tellOfFailure(app.services, told[0]?.payload as Parameters<typeof tellOfFailure>[1]);
    expect(await rowsOf('notification')).toMatchObject([
      { person_id: agent.id, kind: 'not-delivered', facts: { isOther: true } },
    ]);
  });

  it('got it when only the lead was refused, whose email failed', async () => {
    const id = await ownLead();
    const peer = await startSmtpPeer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === spouse ? null : smtpAnswer(550, 'no such user')),
    });
    await email(id, { cc: [spouse] });
    await deliverMails(app.services, peer.url);
    await peer.close();
    expect(peer.mails).toHaveLength(1);
    const [message] = await rowsOf('message');
    expect(message).toMatchObject({ status: 'failed' });
    expect((await shown(id)).leftOut).toEqual([]);
  });
});
