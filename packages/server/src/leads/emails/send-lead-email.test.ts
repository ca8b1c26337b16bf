import { describe, expect, it } from 'vitest';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { forgetOldLeads } from '../inquiries/forget-leads.ts';

const { app, agent, as, list, claim, rowsOf, mails, waitingLead } = await openLeadOffice();

describe('an email to a lead', () => {
  const email = (leadid: string, who: SignedIn | null, given: object = {}) =>
    app.put(
      'leads/send-email',
      { leadid, subject: 'Homes with a yard', content: 'Hello Eve,\n\nthree are new.', ...given },
      who,
    );

  it('comes from the brokerage, is answered to the agent, and stops the clock', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    expect((await email(leadId, as.agent)).body).toMatchObject({ data: { answered: 1 } });
    const mail = (await mails()).find(({ kind }) => kind === 'leads.email');
    expect(mail).toMatchObject({ to_address: 'eve@example.org', subject: 'Homes with a yard' });
    const body = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
    expect(body.headers).toMatchObject({ 'Reply-To': agent.email, 'Auto-Submitted': 'no' });
    expect(body.text).toMatch(/^Hello Eve,\n\nthree are new\.\n\nNora Lindqvist, Prairie & Main/);
    expect((await list(as.agent)).body.total).toBe(0);
  });

  it('is on the lead’s timeline, with what became of it', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    await email(leadId, as.agent);
    await email(leadId, as.agent, { subject: 'One more' });
    const timeline = (who: SignedIn | null, query = {}) =>
      app.get(`leads/${leadId}/messages`, query, who);
    const [first, second] = (await timeline(as.agent)).body.data;
    expect([first.subject, second.subject]).toEqual(['One more', 'Homes with a yard']);
    expect(second).toMatchObject({ channel: 'email', direction: 'out', status: 'queued' });
    expect(second).toMatchObject({ sentBy: 'Nora Lindqvist', failure: null, sentAt: null });
    expect((await timeline(as.agent, { pageSize: '1', page: '2' })).body).toMatchObject({
      ...{ data: [{ id: second.id }], total: 2 },
    });
    const others = await Promise.all(
      [null, as.client, as.lender, as.neighbor].map((who) => timeline(who)),
    );
    expect(others.map(({ status }) => status)).toEqual([401, 403, 403, 404]);

    await atomically(app.services.db, async (tx) => {
      await app.services.mail.settle(tx, { id: first.id, failure: 'No such user' });
      await app.services.mail.settle(tx, { id: second.id, failure: null });
    });
    const [failed, sent] = (await timeline(as.agent)).body.data;
    expect(failed).toMatchObject({ status: 'failed', failure: 'No such user', sentAt: null });
    expect(sent).toMatchObject({ status: 'sent', failure: null, sentAt: expect.any(String) });
  });

  it('is an event, and is forgotten with the lead', async () => {
    const leadId = await waitingLead();
    await email(leadId, as.agent);
    const recorded = (await rowsOf('event_outbox')).filter(
      ({ type }) => type === 'messaging.message-recorded',
    );
    expect(recorded).toMatchObject([{ payload: { about: { kind: 'lead', id: leadId } } }]);
    await app.database.asOwner(`update lead set last_inquiry_at = now() - interval '9 years'`);
    await forgetOldLeads(app.services, new AbortController().signal);
    expect(await rowsOf('message')).toMatchObject([{ address: '', subject: '', body: '' }]);
  });

  it('is for the lead’s own address, and for those who work the lead', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    const others = await Promise.all([null, as.client, as.lender].map((who) => email(leadId, who)));
    expect(others.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect((await email(leadId, as.neighbor)).status).toBe(404);
    for (const field of ['to', 'cc', 'bcc']) {
      const { status, body } = await email(leadId, as.agent, { [field]: ['x@y.example'] });
      expect([status, body.code]).toEqual([400, 'recipient-refused']);
    }
    expect((await email(leadId, as.agent, { to: ['Eve@example.org'] })).status).toBe(200);
  });

  it('with words about who people are needs a reason, which the timeline keeps', async () => {
    const leadId = await waitingLead();
    const content = 'It is perfect for families with children, near Church St.';
    const refused = await email(leadId, as.agent, { content });
    expect(refused).toMatchObject({ status: 409, body: { code: 'fair-housing-words' } });
    expect(refused.body.errors[0]).toMatchObject({ field: 'content' });
    expect((await mails()).map(({ kind }) => kind)).not.toContain('leads.email');
    const sent = await email(leadId, as.agent, { content, fairHousingReason: 'Their own words' });
    expect(sent.status).toBe(200);
    const activity = (await rowsOf('lead_activity')).find(({ kind }) => kind === 'email');
    expect(activity?.facts).toMatchObject({ reason: 'Their own words' });
  });

  it('can’t carry headers, and is one of at most twenty in ten minutes', async () => {
    const leadId = await waitingLead();
    expect((await email(leadId, as.agent, { subject: 'Hi\nBcc: x@y.example' })).status).toBe(400);
    for (let sent = 0; sent < 20; sent += 1) await email(leadId, as.agent);
    const { status, body } = await email(leadId, as.agent);
    expect([status, body.code]).toEqual([429, 'too-many-emails']);
  });
});
