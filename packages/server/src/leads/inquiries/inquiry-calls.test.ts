import { randomUUID } from 'node:crypto';
import { registrationEndpoints } from '@homestead/contract/accounts';
import { consentWording, leadEndpoints, type WireInquiry } from '@homestead/contract/leads';
import {
  DECOY_FILLED,
  FORM_GUARD_HEADER,
  LINK_KEY_HEADER,
  type VisitOrigin,
} from '@homestead/contract/platform';
import { savedEndpoints } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { cookiesOf, type SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { lastMailTo } from '../../../test/mailbox.ts';
import { registrationForm } from '../../../test/registration-site.ts';
import { followClient } from './follow-clients.ts';

const { app, db, agent, client, as, form, send, list, claim, log, rowsOf, mails, waitingLead } =
  await openLeadOffice();

describe('the contact form', () => {
  it('makes a lead with an inquiry due in an hour, and says so to both sides', async () => {
    const sent = await send({ page: '/contactus', campaign: { source: 'radio' } });
    expect(sent).toMatchObject({ status: 200, body: 'Data save successfully' });
    const [lead] = await rowsOf('lead');
    expect(lead).toMatchObject({
      email: 'eve@example.org',
      first_name: 'Eve',
      last_name: 'O’Brien',
      phone: '+14025550142',
      person_id: null,
      email_verified_at: null,
      agent_id: null,
    });
    const [inquiry] = await rowsOf('inquiry');
    expect(inquiry).toMatchObject({
      lead_id: lead?.id,
      kind: 'contact',
      is_verified: false,
      message: 'Which homes have a yard?',
      page: '/contactus',
      campaign: { source: 'radio' },
      answered_at: null,
    });
    const minutes = (Number(inquiry?.due_at) - Number(inquiry?.received_at)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(60);
    expect(minutes).toBeLessThan(62);
    expect(await mails()).toMatchObject([
      { kind: 'leads.inquiry-arrived', to_address: 'concierge@prairieandmain.example' },
      { kind: 'leads.inquiry-received', to_address: 'Eve@Example.org' },
    ]);
  });

  it('is confirmed to one mailbox three times an hour, whatever its tags', async () => {
    for (const tag of ['', '+a', '+b', '+c', '+d']) {
      expect((await send({ email: `eve${tag}@example.org` })).status).toBe(200);
    }
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      ...Array(5).fill('leads.inquiry-arrived'),
      ...Array(3).fill('leads.inquiry-received'),
    ]);
  });

  it('from a Spanish page is confirmed in Spanish, and announced to the team in English', async () => {
    await send({ email: 'ana@example.org', language: 'es', textConsent: true });
    const sent = await mails();
    const toAna = sent.find(({ kind }) => kind === 'leads.inquiry-received');
    expect(toAna?.subject).toMatch(/^Recibimos su mensaje: respuesta antes del \p{L}+, /u);
    const { text, html } = app.services.mail.open(String(toAna?.id), toAna?.sealed_body as Buffer);
    expect(html).toContain('<html lang="es"');
    expect(text).toContain('/es/inquirystatus#token=');
    expect(text).toMatch(/ de \d{4}.*\(hora de Omaha\)/);
    const toTeam = sent.find(({ kind }) => kind === 'leads.inquiry-arrived');
    expect(toTeam?.subject).toMatch(/^New inquiry from .+: reply by \w+, \w+ \d/);
    expect(await rowsOf('inquiry_consent')).toMatchObject([
      { wording: expect.stringMatching(/acepta que Prairie & Main Realty/) },
    ]);
  });

  it('emails nothing that was typed to the address that was typed', async () => {
    await send({ first_name: 'Cheap', last_name: 'Pills', message: 'https://evil.example' });
    const mail = (await mails()).find(({ kind }) => kind === 'leads.inquiry-received');
    const body = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
    expect(JSON.stringify([mail?.subject, body])).not.toMatch(/Cheap|Pills|evil\.example/);
  });

  it('answers with the specified text for a home, and refuses one that isn’t shown', async () => {
    const about = (propertiesid: string) =>
      app.post(leadEndpoints.contactAboutHome.path, {
        ...{ id: 0, propertiesid, firstname: 'Eve', lastname: 'Tester', email: 'eve@example.org' },
        ...{ phonenumber: '4025550142', message: '' },
      });
    expect(await about('q1')).toMatchObject({ status: 200, body: 'Your  Contact successfully' });
    expect((await about('Q2')).status).toBe(404);
    expect(await rowsOf('inquiry')).toMatchObject([
      { kind: 'home', mls_number: 'Q1', home_address: '5011 Chicago St, Omaha, NE 68132' },
    ]);
  });

  it('is one lead for one email address, whose facts a stranger can’t change', async () => {
    await send();
    await send({ first_name: 'Mallory', phone: '4025550199', email: 'eve@example.org' });
    expect(await rowsOf('lead')).toMatchObject([{ first_name: 'Eve', phone: '+14025550142' }]);
    expect((await rowsOf('inquiry')).map(({ name }) => name)).toEqual([
      'Eve O’Brien',
      'Mallory O’Brien',
    ]);
  });

  it('goes on the lead of the account’s own address when a client is signed in', async () => {
    await send({ email: 'other@mailbox.example' }, as.client);
    const [lead] = await rowsOf('lead');
    expect(lead).toMatchObject({ email: 'jordan@example.org', person_id: client.id });
    expect(lead?.email_verified_at).toBeInstanceOf(Date);
    expect(await rowsOf('inquiry')).toMatchObject([
      { email: 'other@mailbox.example', is_verified: true },
    ]);
  });

  it('of a client whose email changed stays on their lead, apart from who has the old one', async () => {
    await send({}, as.client);
    const move = (id: string, email: string) =>
      db.updateTable('person').set({ email }).where('id', '=', id).execute();
    await move(client.id, 'moved@example.org');
    const next = await app.makePerson({ role: 'client', email: 'jordan@example.org' });
    const asNext = await app.signIn(next);
    expect((await send({}, as.client)).status).toBe(200);
    expect((await send({ first_name: 'Bea' }, asNext)).status).toBe(200);
    expect((await send({ email: 'jordan@example.org' })).status).toBe(200);
    const leads = await rowsOf('lead');
    expect(leads.map(({ person_id, email }) => [person_id, email]).sort()).toEqual(
      [
        [client.id, 'moved@example.org'],
        [next.id, 'jordan@example.org'],
      ].sort(),
    );
    await db.deleteFrom('session').where('person_id', '=', next.id).execute();
    await move(next.id, 'gone@example.org');
    await move(client.id, 'jordan@example.org');
  });

  it('of a client brings their lead up to date; a stranger’s never changes it', async () => {
    await send({ email: 'jordan@example.org', phone: '4025550199' });
    await send({ first_name: 'Jordan', phone: '4025550188' }, as.client);
    await send({ email: 'jordan@example.org', first_name: 'Mallory', phone: '4025550177' });
    expect(await rowsOf('lead')).toMatchObject([
      { first_name: 'Jordan', phone: '+14025550188', person_id: client.id },
    ]);
    const { body } = await list(as.agent);
    expect(body.data.map((row: WireInquiry) => [row.name, row.phone, row.isVerified])).toEqual([
      ['Eve O’Brien', '+14025550199', false],
      ['Jordan O’Brien', '+14025550188', true],
      ['Mallory O’Brien', '+14025550177', false],
    ]);
  });

  it('can’t be locked for someone by typing their email again and again', async () => {
    for (let sent = 0; sent < 25; sent += 1) expect((await send()).status).toBe(200);
  });

  it('stores the consent to texts word for word, only if the box was checked', async () => {
    await send({ textConsent: false });
    expect(await rowsOf('inquiry_consent')).toEqual([]);
    await send({ textConsent: true });
    expect(await rowsOf('inquiry_consent')).toMatchObject([
      { channel: 'text', wording: consentWording('textConsent', 'Prairie & Main Realty') },
    ]);
  });

  it('counts once when it is sent twice with one key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const twice = [1, 2].map(() => app.post('leads/contact', form(), { headers }));
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowsOf('inquiry')).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    [{ first_name: '' }, 'first_name', 'First Name is required'],
    [{ first_name: 'E' }, 'first_name', 'First Name must be at least 2 characters'],
    [{ first_name: 'R2D2' }, 'first_name', 'First Name can only contain letters'],
    [{ last_name: 'x'.repeat(26) }, 'last_name', 'Last Name cannot exceed 25 characters'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'eve@example' }, 'email', 'Please enter a valid email address'],
    [{ phone: ' ' }, 'phone', 'Contact Number is required'],
    [{ phone: '402555014' }, 'phone', 'Contact number must be 10 digits'],
  ])('refuses %j', async (given, field, message) => {
    const { status, body } = await send(given);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, message }]);
    expect(await rowsOf('lead')).toEqual([]);
  });

  it('refuses a line break in a name and a message of a megabyte', async () => {
    expect((await send({ first_name: 'Eve\nBcc: x@y.example' })).status).toBe(400);
    expect((await send({ message: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(400);
    expect(await mails()).toEqual([]);
  });
});

describe('inquiries', () => {
  it('are seen unclaimed by those who may claim, and after that by the agent alone', async () => {
    const leadId = await waitingLead();
    const seen = async (who: SignedIn) => (await list(who)).body.total;
    expect([await seen(as.agent), await seen(as.neighbor)]).toEqual([1, 1]);
    expect((await claim(leadId, as.agent)).status).toBe(200);
    expect([await seen(as.agent), await seen(as.neighbor)]).toEqual([1, 0]);
    expect((await list(as.agent)).body).toMatchObject({
      waiting: 1,
      data: [
        {
          agentName: 'Nora Lindqvist',
          abilities: ['email', 'text', 'log', 'messages', 'details', 'explain'],
          email: 'eve@example.org',
        },
      ],
    });
  });

  it('are refused to visitors, clients and staff without the permission', async () => {
    const asked = await Promise.all([app.get('inquiries'), list(as.client), list(as.lender)]);
    expect(asked.map(({ status }) => status)).toEqual([401, 403, 403]);
    const leadId = await waitingLead();
    const claimed = await Promise.all(
      [null, as.client, as.lender].map((who) => claim(leadId, who)),
    );
    expect(claimed.map(({ status }) => status)).toEqual([401, 403, 403]);
  });

  it('go to one of two who claim at the same moment; the other is told who', async () => {
    const leadId = await waitingLead();
    const answers = await Promise.all([claim(leadId, as.agent), claim(leadId, as.neighbor)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'lead-claimed' });
    expect(refused?.body.message).toMatch(/^(Nora Lindqvist|Otto Berg) has claimed this lead\.$/);
    expect(await rowsOf('lead_activity')).toHaveLength(2);
  });

  it('of another agent look like missing ones an hour after the claim', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.neighbor);
    await sql`update lead set claimed_at = now() - interval '2 hours'`.execute(db);
    expect((await claim(leadId, as.agent)).status).toBe(404);
    expect((await claim(randomUUID(), as.agent)).status).toBe(404);
    expect((await log(leadId, as.agent)).status).toBe(404);
  });

  it('are answered by a logged contact, once', async () => {
    const leadId = await waitingLead();
    await claim(leadId, as.agent);
    expect((await log(leadId, as.agent)).body).toEqual({ data: { answered: 1 } });
    expect((await log(leadId, as.agent)).body).toEqual({ data: { answered: 0 } });
    expect((await list(as.agent)).body.total).toBe(0);
    const answered = await list(as.agent, { state: 'answered' });
    expect(answered.body.data).toMatchObject([
      { state: 'answered', answeredBy: 'Nora Lindqvist', answeredHow: 'call' },
    ]);
    expect((await rowsOf('lead'))[0]?.last_contacted_at).toBeInstanceOf(Date);
  });
});

describe('an inquiry that may be spam', () => {
  const sendFilled = (given: object = {}) =>
    app.post('leads/contact', form({ phone: '4025550199', ...given }), {
      headers: { [FORM_GUARD_HEADER]: DECOY_FILLED },
    });

  it('is answered like any, changes no lead, and nobody is emailed', async () => {
    await send();
    await app.database.empty('mail_message');
    expect(await sendFilled()).toMatchObject({ status: 200, body: 'Data save successfully' });
    expect(await mails()).toEqual([]);
    expect(await rowsOf('lead')).toMatchObject([{ phone: '+14025550142' }]);
    expect((await list(as.agent)).body.total).toBe(1);
    const suspected = await list(as.agent, { state: 'suspected' });
    expect(suspected.body.data).toMatchObject([{ state: 'suspected', abilities: ['clear'] }]);
  });

  it('leaves nothing on a lead that a real inquiry follows', async () => {
    await sendFilled();
    await send({ first_name: 'Real' });
    expect(await rowsOf('lead')).toMatchObject([{ first_name: 'Real', phone: '+14025550142' }]);
  });

  it('consents to texts once staff clear it', async () => {
    await sendFilled({ textConsent: true, marketingEmailConsent: true });
    expect(await rowsOf('consent')).toEqual([]);
    const [inquiry] = await rowsOf('inquiry');
    await app.post(`inquiries/${inquiry?.id}/clear`, undefined, as.agent);
    const form = { is_granted: true, source: 'form', ip_address: '127.0.0.1' };
    const entries = await rowsOf('consent');
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...form, channel: 'sms', address: '+14025550199' }),
        expect.objectContaining({ ...form, channel: 'email', kind: 'marketing' }),
      ]),
    );
  });

  it('gets its clock and its emails once staff clear it', async () => {
    await sendFilled();
    const [inquiry] = await rowsOf('inquiry');
    const clear = (who: SignedIn) => app.post(`inquiries/${inquiry?.id}/clear`, undefined, who);
    expect((await clear(as.client)).status).toBe(403);
    const cleared = [await clear(as.agent), await clear(as.agent)];
    expect(cleared.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'leads.inquiry-arrived',
      'leads.inquiry-received',
    ]);
    expect((await list(as.agent)).body).toMatchObject({ total: 1, waiting: 1 });
  });
});

describe('people who register or save a search', () => {
  const follow = (kind: 'registration' | 'saved-search', personId: string, eventId: number) =>
    followClient(app.services, { kind, personId, eventId });

  it('are leads that need no answer, once for each event', async () => {
    await follow('registration', client.id, 1);
    await follow('saved-search', client.id, 2);
    await Promise.allSettled([3, 3].map((id) => follow('saved-search', client.id, id)));
    expect(await rowsOf('lead')).toMatchObject([
      { email: 'jordan@example.org', person_id: client.id },
    ]);
    expect((await rowsOf('inquiry')).map(({ kind, due_at }) => [kind, due_at])).toEqual([
      ['registration', null],
      ['saved-search', null],
      ['saved-search', null],
    ]);
    expect(await mails()).toEqual([]);
  });

  it('are recorded with the page, the campaign and the language of their visit', async () => {
    const email = 'ines@example.org';
    const origin = { page: '/register', campaign: { source: 'radio', medium: 'fm' } };
    const registering = { ...registrationForm, email, ...origin };
    const headers = { 'accept-language': 'es' };
    const answer = await app.post(registrationEndpoints.createUser.path, registering, { headers });
    expect(answer.status).toBe(200);
    const { token } = await lastMailTo(app.services, email);
    const cookie = cookiesOf(answer);
    await app.post(registrationEndpoints.verifyEmail.path, { token }, { headers: { cookie } });
    const ines = await app.signIn({ email });
    const search = { page: '/savedlists/save', campaign: { source: 'email' } };
    const saving = { name: 'Dundee', filter: { city: ['Omaha'] }, ...search };
    expect((await app.post(savedEndpoints.saveSearch.path, saving, ines)).status).toBe(200);
    const told = (await rowsOf('event_outbox')).map(({ type, payload }) => ({
      ...{ type, ...(payload as { personId: string } & VisitOrigin) },
    }));
    for (const [eventId, kind, wanted] of [
      [11, 'registration', 'accounts.person-registered'],
      [12, 'saved-search', 'saved.search-saved'],
    ] as const) {
      const event = told.find(({ type }) => type === wanted);
      if (event) await followClient(app.services, { ...event, kind, eventId });
    }
    expect(await rowsOf('lead')).toMatchObject([{ email, language: 'es' }]);
    const inquiries = await db.selectFrom('inquiry').selectAll().orderBy('event_id').execute();
    expect(inquiries).toMatchObject([origin, search]);
    const shown = await list(as.agent, { state: 'no-answer-needed' });
    expect(shown.body.data.map(({ campaign }: WireInquiry) => campaign)).toContainEqual({
      source: 'email',
    });
  });

  it('are no leads when they are staff', async () => {
    await follow('registration', agent.id, 4);
    expect(await rowsOf('lead')).toEqual([]);
  });
});

describe('the status link', () => {
  const status = (key: string) =>
    app.get('inquiries/status', null, { headers: { [LINK_KEY_HEADER]: key } });

  it('tells when the inquiry was seen and by whom, and nothing that was typed', async () => {
    const leadId = await waitingLead();
    const mail = (await mails()).find(({ kind }) => kind === 'leads.inquiry-received');
    const { text } = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
    const key = /inquirystatus#token=([\w-]{43})/.exec(text)?.[1] ?? '';
    expect((await status(key)).body).toMatchObject({ seenAt: null, answeredAt: null });
    await claim(leadId, as.agent);
    await log(leadId, as.agent);
    const { body } = await status(key);
    expect(body).toMatchObject({ seenBy: 'Nora', answeredAt: expect.any(String) });
    expect(Object.keys(body).sort()).toEqual(
      ['answeredAt', 'dueAt', 'receivedAt', 'seenAt', 'seenBy'].sort(),
    );
  });

  it('is refused when it isn’t one of ours', async () => {
    expect((await status('x'.repeat(43))).body).toMatchObject({ code: 'inquiry-link-refused' });
    expect((await app.get('inquiries/status')).status).toBe(400);
  });
});
