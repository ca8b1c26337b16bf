import { localDate } from '@homestead/contract/platform';
import { PDF } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { recordConsent } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { upload } from '../../../test/upload.ts';
import { forgetOldLeads } from '../inquiries/forget-leads.ts';

const { agent, app, as, claim, client, db, rowsOf, send, waitingLead } = await openLeadOffice();
const PHONE = '+14025550142';
const today = localDate(new Date());
const told = {
  ...{ what: 'texts', said: 'agreed', how: 'call', givenOn: today },
  wording: 'Yes, text me.',
};

const record = (leadId: string, given: object = {}, who: SignedIn | null = as.agent) =>
  app.post(`leads/${leadId}/consents`, { ...told, ...given }, who);
const read = (leadId: string, who: SignedIn | null = as.agent) =>
  app.get(`leads/${leadId}/consents`, {}, who);
const text = (leadid: string) =>
  app.put('leads/SendSMStoUser', { leadid, content: 'Three homes are new.' }, as.agent);
const stop = (source: 'stop' | 'start') =>
  atomically(db, (tx) =>
    recordConsent(tx, {
      ...{ channel: 'sms', address: PHONE, kind: 'transactional', source },
      isGranted: source === 'start',
    }),
  );
async function ownLead(): Promise<string> {
  const leadId = await waitingLead();
  await claim(leadId, as.agent);
  return leadId;
}
async function scan(who: SignedIn = as.agent) {
  const pdf = PDF.create();
  pdf.addPage();
  return upload(app, 'consent-scan', await pdf.save(), {
    ...{ name: 'consent.pdf', as: who, headers: { origin: 'http://localhost:3000' } },
  });
}

describe('consent that staff write down', () => {
  it('counts like any other, with who wrote it down', async () => {
    const leadId = await ownLead();
    expect((await text(leadId)).body.code).toBe('text-consent-missing');
    expect((await record(leadId)).status).toBe(200);
    expect((await read(leadId)).body).toMatchObject({
      data: [
        {
          ...{ what: 'texts', isGranted: true, source: 'staff', how: 'call', givenOn: today },
          ...{ wording: 'Yes, text me.', recordedBy: 'Nora Lindqvist', isOthers: false },
        },
      ],
      texts: { state: 'granted' },
      marketingEmails: { state: 'missing' },
    });
    expect((await text(leadId)).status).toBe(200);
    expect((await rowsOf('lead_activity')).map(({ kind }) => kind)).toContain('consent');
    await expect(
      app.services.db.updateTable('consent').set({ wording: '' }).execute(),
    ).rejects.toThrow();
  });

  it('is for those who work the lead', async () => {
    const leadId = await ownLead();
    const others = [null, as.client, as.lender, as.neighbor];
    const asked = await Promise.all(others.map((who) => record(leadId, {}, who)));
    expect(asked.map(({ status }) => status)).toEqual([401, 403, 403, 404]);
    const seen = await Promise.all(others.map((who) => read(leadId, who)));
    expect(seen.map(({ status }) => status)).toEqual([401, 403, 403, 404]);
    expect(await rowsOf('consent')).toEqual([]);
  });

  it('doesn’t lift a STOP; START does', async () => {
    const leadId = await ownLead();
    await stop('stop');
    expect((await record(leadId)).body.code).toBe('text-consent-withdrawn');
    expect((await read(leadId)).body.texts.state).toBe('stopped');
    await stop('start');
    expect((await read(leadId)).body.texts.state).toBe('granted');
    expect((await record(leadId)).status).toBe(200);
  });

  it('can be withdrawn, which stops all texts, and a consent from before doesn’t count', async () => {
    const leadId = await ownLead();
    await record(leadId);
    await record(leadId, { said: 'withdrew', wording: 'No more texts please.' });
    expect((await read(leadId)).body).toMatchObject({ total: 3, texts: { state: 'withdrawn' } });
    expect((await text(leadId)).body.code).toBe('text-consent-withdrawn');
    const before = localDate(new Date(Date.now() - 3 * 86_400_000));
    expect((await record(leadId, { givenOn: before })).body.code).toBe('consent-superseded');
    expect((await record(leadId)).status).toBe(200);
    expect((await text(leadId)).status).toBe(200);
  });

  it('isn’t given again by a public form after staff wrote down that it was withdrawn', async () => {
    const leadId = await ownLead();
    await record(leadId, { said: 'withdrew', wording: 'No more texts please.' });
    await send({ textConsent: true });
    expect((await read(leadId)).body.texts.state).toBe('withdrawn');
    expect((await text(leadId)).body.code).toBe('text-consent-withdrawn');
    await stop('start');
    expect((await read(leadId)).body.texts.state).toBe('granted');
    await record(leadId, { said: 'withdrew', wording: 'No more texts please.' });
    await record(leadId);
    await send({ textConsent: true });
    expect((await read(leadId)).body.texts.state).toBe('granted');
  });

  it('to marketing emails takes who withdraws off the mailing lists', async () => {
    const leadId = await ownLead();
    await app.database.empty('subscriber', 'newsletter');
    await app.database.asOwner(
      `insert into subscriber (list, email, wording, confirmed_at)
       values ('newsletter', 'eve@example.org', 'Yes', now())`,
    );
    await record(leadId, { what: 'marketing-emails', how: 'paper' });
    expect((await read(leadId)).body.marketingEmails.state).toBe('granted');
    await app.database.asOwner(`
      with paper as (insert into newsletter (list, subject, body, state)
        values ('newsletter', 'Sold', 'Sold', 'sending') returning id),
      waiting as (insert into newsletter_recipient (newsletter_id, subscriber_id, state, mail_id)
        select paper.id, s.id, 'queued', gen_random_uuid() from paper, subscriber s
        returning subscriber_id)
      select from waiting`);
    const [reader] = await rowsOf('subscriber');
    await atomically(db, (tx) =>
      app.services.mail.queue(tx, {
        ...{ kind: 'leads.newsletter', subject: 'Sold', text: 'Sold', html: '' },
        ...{ to: 'eve@example.org' },
        notification: { personId: null, kind: 'newsletter', topics: [String(reader?.id)] },
      }),
    );
    await record(leadId, { what: 'marketing-emails', said: 'withdrew' });
    expect((await read(leadId)).body.marketingEmails.state).toBe('withdrawn');
    const mail = (await rowsOf('mail_message')).find(({ kind }) => kind === 'leads.newsletter');
    expect(mail?.failed_at).toBeInstanceOf(Date);
    expect(await rowsOf('newsletter_recipient')).toMatchObject([{ state: 'skipped' }]);
    expect((await rowsOf('subscriber'))[0]?.stopped_at).toBeInstanceOf(Date);
    await app.database.empty('subscriber', 'newsletter');
  });

  it('says which field can’t be used', async () => {
    const leadId = await ownLead();
    const refused = async (given: object) => {
      const { status, body } = await record(leadId, given);
      return [status, body.errors?.[0]?.field];
    };
    expect(await refused({ givenOn: '2099-01-01' })).toEqual([400, 'givenOn']);
    expect(await refused({ givenOn: '1999-01-01' })).toEqual([400, 'givenOn']);
    expect(await refused({ givenOn: 'yesterday' })).toEqual([400, 'givenOn']);
    expect(await refused({ wording: '' })).toEqual([400, 'wording']);
    expect(await refused({ wording: 'a'.repeat(1001) })).toEqual([400, 'wording']);
    expect(await refused({ how: 'telepathy' })).toEqual([400, 'how']);
    await app.database.asOwner('update lead set phone = null');
    expect((await record(leadId)).body.code).toBe('lead-without-phone');
  });

  it('may have a scan, which those who see the lead can read', async () => {
    const leadId = await ownLead();
    expect((await scan(as.client)).status).toBe(403);
    const { file } = (await scan()).body.data;
    const others = (await scan(as.neighbor)).body.data.file;
    expect((await record(leadId, { file: others })).body.code).toBe('file-not-found');
    expect((await record(leadId, { file, how: 'paper' })).status).toBe(200);
    expect((await read(leadId)).body.data[0].file).toBe(file);
    const get = async (who: SignedIn) => (await app.get(`files/${file}`, null, who)).status;
    const raw = await app.app.inject({
      url: `/api/v1/files/${file}`,
      headers: { authorization: `Bearer ${as.agent.jwtToken}` },
    });
    expect(raw.statusCode).toBe(200);
    expect(await get(as.neighbor)).toBe(404);
    expect(await get(as.client)).toBe(404);
    await app.database.asOwner(
      `update lead set last_inquiry_at = now() - interval '9 years', agent_id = null`,
    );
    await forgetOldLeads(app.services, new AbortController().signal);
    expect(await rowsOf('consent')).toMatchObject([
      { address: null, wording: '', file_key: null, is_granted: true, how: 'paper' },
    ]);
  });

  it('is in the copy of the client’s data, and in nobody else’s', async () => {
    const copyOf = async ({ id }: { id: string }) =>
      (await app.accounts.personData.exportOf(db, id)).leads?.consents;
    expect(await copyOf(client)).toEqual([]);
    await send({}, as.client);
    const leadId = String((await rowsOf('lead'))[0]?.id);
    await claim(leadId, as.agent);
    await record(leadId, { how: 'meeting' });
    await stop('stop');
    expect(await copyOf(client)).toMatchObject([
      {
        ...{ channel: 'sms', is_granted: true, source: 'staff', how: 'meeting', given_on: today },
        ...{ wording: 'Yes, text me.' },
      },
    ]);
    expect(await copyOf(agent)).toEqual([]);
  });

  it('of another lead with the same phone counts, but its words aren’t shown', async () => {
    const leadId = await ownLead();
    await send({ email: 'sam@example.org', first_name: 'Sam', textConsent: true, page: '/buyer' });
    expect((await read(leadId)).body).toMatchObject({
      data: [{ source: 'form', wording: '', page: null, isOthers: true }],
      texts: { state: 'granted' },
    });
  });
});
