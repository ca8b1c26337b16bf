import { type MergeField, mergeFieldNames, type WireTemplate } from '@homestead/contract/messaging';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { staffLetter } from '../record/staff-letter.ts';
import { addSampleTemplates } from './sample-templates.ts';

const { app, as, db, agent, client, mails, rowsOf, waitingLead } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
beforeEach(() => app.database.empty('message_template'));

const hello = {
  name: 'Hello',
  channel: 'email',
  subject: 'About {{property_address|your question}}',
  body: 'Hi {{first_name|there}}, call me at {{agent_phone|the office}}.',
};
const { name: _, ...written } = hello;
const add = (body: object = {}, who: As = as.agent) =>
  app.post('message-templates', { ...hello, ...body }, who);
const made = async (body: object = {}, who: As = as.agent): Promise<WireTemplate> =>
  (await add(body, who)).body.data;
const update = ({ id, version }: WireTemplate, body: object, who: As = as.agent) =>
  app.put(`message-templates/${id}`, { version, ...body }, who);
const namesFor = async (who: As, query: Record<string, string> = {}) =>
  (await app.get('message-templates', query, who)).body.data.map(({ name }: WireTemplate) => name);
const preview = (id: string, who: As = as.agent, leadId?: string) =>
  app.get(`message-templates/${id}/preview`, leadId ? { leadId } : null, who);
const draft = (body: object = {}, who: As = as.agent) =>
  app.post('message-templates/preview', { ...written, ...body }, who);
const historyOf = (id: string, who: As = as.agent) =>
  app.get(`message-templates/${id}/history`, null, who);
const email = (leadid: string, body: object, who: As = as.agent) =>
  app.put('leads/send-email', { leadid, subject: 'Hello', content: 'Hello', ...body }, who);

describe('who sees and writes templates (R-231)', () => {
  it('one’s own are one’s own, shared ones are everyone’s who works leads', async () => {
    const own = await made();
    await made({ name: 'For all', isShared: true }, admin);
    expect(await namesFor(as.agent)).toEqual(['For all', 'Hello']);
    expect(await namesFor(as.neighbor)).toEqual(['For all']);
    expect(await namesFor(admin)).toEqual(['For all']);
    for (const who of [as.neighbor, admin]) {
      for (const answer of [
        await preview(own.id, who),
        await historyOf(own.id, who),
        await update(own, { name: 'Mine now' }, who),
        await app.post(`message-templates/${own.id}/undo`, { change: 1 }, who),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'template-not-found' } });
      }
    }
  });

  it('shared ones need the permission to be written', async () => {
    const refused = { status: 403, body: { code: 'template-sharing-refused' } };
    expect(await add({ isShared: true })).toMatchObject(refused);
    const shared = await made({ isShared: true }, admin);
    expect(shared.abilities).toEqual(['preview', 'edit', 'retire']);
    expect(await update(shared, { name: 'Mine' })).toMatchObject(refused);
    expect(await update(shared, { isShared: false })).toMatchObject(refused);
    expect(await update(await made(), { isShared: true })).toMatchObject(refused);
    const { body } = await app.get('message-templates', null, as.agent);
    expect(body.mayShare).toBe(false);
    const found = body.data.find(({ id }: WireTemplate) => id === shared.id);
    expect(found.abilities).toEqual(['preview']);
  });

  it.each([
    ['a visitor', 401, () => null],
    ['a client', 403, () => as.client],
    ['a lender', 403, () => as.lender],
  ])('%s gets none', async (_who, status, session) => {
    const { id, version } = await made();
    const answers = [
      await app.get('message-templates', null, session()),
      await add({}, session()),
      await preview(id, session()),
      await draft({}, session()),
      await historyOf(id, session()),
      await app.put(`message-templates/${id}`, { version, name: 'x' }, session()),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  });

  it('changes are written down and undone; retired ones aren’t offered', async () => {
    const one = await made();
    const edited = (await update(one, { body: 'Hi {{first_name|you}}.' })).body.data;
    const retired = (await update(edited, { isRetired: true })).body.data;
    expect(retired.abilities).toEqual(['preview', 'restore']);
    expect(await namesFor(as.agent, { use: 'current' })).toEqual([]);
    await made();
    const back = await update(retired, { isRetired: false });
    expect(back).toMatchObject({ status: 400, body: { errors: [{ field: 'name' }] } });
    const changes = (await historyOf(one.id)).body.data;
    expect(changes.map(({ what }: { what: string }) => what)).toEqual([
      'retired',
      'edited',
      'created',
    ]);
    const undone = await app.post(
      `message-templates/${one.id}/undo`,
      { change: changes[1].id },
      as.agent,
    );
    expect(undone.body.data.body).toBe(hello.body);
  });
});

describe('what a template may say', () => {
  it.each([
    [{ body: 'Hi {{firstname}}' }, 'merge-fields-refused', 'body', '{{firstname}}'],
    [{ subject: 'Hi {{first_name' }, 'merge-fields-refused', 'subject', '{{first_name}}'],
    [{ subject: '' }, 'bad-input', 'subject', 'subject'],
    [{ channel: 'sms' }, 'bad-input', 'subject', 'subject'],
    [{ channel: 'sms', subject: '', body: 'x'.repeat(601) }, 'bad-input', 'body', '600'],
    [{ body: ' ' }, 'bad-input', 'body', 'Text'],
    [{ channel: 'fax' }, 'bad-input', 'channel', ''],
  ])('refuses %j', async (given, code, field, words) => {
    const { status, body } = await add(given);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.errors[0]).toMatchObject({ field, message: expect.stringContaining(words) });
    expect(await rowsOf('message_template')).toEqual([]);
  });

  it('refuses words about protected classes without a reason, which it keeps', async () => {
    const body = 'A great street for families with no children.';
    const refused = await add({ body });
    expect(refused).toMatchObject({ status: 409, body: { code: 'fair-housing-words' } });
    expect(refused.body.errors[0].field).toBe('body');
    const fairHousingReason = 'Quotes the bylaws of a 55+ community';
    const kept = await made({ body, fairHousingReason });
    expect(kept.fairHousingReason).toBe(fairHousingReason);
    expect((await update(kept, { name: 'Bylaws' })).status).toBe(200);
    const without = await update({ ...kept, version: 2 }, { fairHousingReason: null });
    expect(without.status).toBe(409);
  });
});

describe('a preview of what is being written', () => {
  it('is filled in with examples, and kept nowhere', async () => {
    const { status, body } = await draft({ body: 'Hi {{first_name|you}}, **soon**. {{nobody' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ channel: 'email', segments: null, missing: [] });
    expect(body.data.html).toContain('Hi Jordan');
    expect(body.data.text).toContain('{{nobody');
    expect(await rowsOf('message_template')).toEqual([]);
  });

  it('of a text message has no subject, and says how long it is', async () => {
    const { data } = (await draft({ channel: 'sms', body: 'x'.repeat(300) })).body;
    expect(data).toMatchObject({ subject: '', html: null });
    expect(data.segments).toBeGreaterThan(1);
    expect((await draft({ subject: null, body: '' })).status).toBe(200);
  });

  it.each([
    [{ body: 'x'.repeat(20_001) }, 'body'],
    [{ subject: 'x'.repeat(151) }, 'subject'],
    [{ subject: 'a\nb' }, 'subject'],
    [{ channel: 'fax' }, 'channel'],
    [{ body: 7 }, 'body'],
  ])('refuses %j', async (given, field) => {
    expect(await draft(given)).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('shows markup as it was typed', async () => {
    const { data } = (await draft({ body: '<script>alert(1)</script>' })).body;
    expect(data.html).not.toContain('<script');
    expect(data.html).toContain('&lt;script');
  });
});

describe('a preview', () => {
  it('has examples, or the values of a lead the caller may see', async () => {
    const { id } = await made();
    const shown = (await preview(id)).body.data;
    expect(shown.body).toBe('Hi Jordan, call me at (402) 555-0118.');
    expect(shown.html).toContain('Hi Jordan');
    const lead = await waitingLead();
    await app.put(`leads/${lead}/claim`, undefined, as.agent);
    expect((await preview(id, as.agent, lead)).body.data).toMatchObject({
      subject: 'About your question',
      body: 'Hi Eve, call me at the office.',
      missing: [],
    });
    const { rows: held } = await sql<{ key: string }>`
      select permission_key as key from role_grant
      where role_key = 'agent' and can_view and permission_key like 'lead-%'`.execute(db);
    const keys = held.map(({ key }) => `'${key}'`).join();
    const work = async (can: boolean) => {
      await app.database.asOwner(`update role_grant set can_view = ${can}
        where role_key = 'agent' and permission_key in (${keys})`);
      await app.database.asOwner(`delete from role_grant
        where role_key = 'agent' and permission_key = 'message-templates'`);
      await app.database.asOwner(`insert into role_grant (role_key, permission_key, can_view, can_edit)
        select 'agent', 'message-templates', true, true where ${!can}`);
      await app.database.asOwner(
        `update role set grants_version = grants_version + 1 where key = 'agent'`,
      );
    };
    await work(false);
    const idle = await preview(id, as.agent, lead);
    await work(true);
    expect(idle).toMatchObject({ status: 404, body: { code: 'lead-not-found' } });
    const shared = await made({ name: 'For all', isShared: true }, admin);
    const others = await preview(shared.id, as.neighbor, lead);
    expect(others).toMatchObject({ status: 404, body: { code: 'lead-not-found' } });
  });

  it('names what the lead has no value for, and counts a text’s segments', async () => {
    const body = 'See you {{tour_time}}.';
    const { id, segments } = await made({ channel: 'sms', subject: '', body });
    expect(segments).toBe(1);
    const { data } = (await preview(id, as.agent, await waitingLead())).body;
    expect(data).toMatchObject({ body, html: null, segments: 1, subject: '' });
    expect(data.missing).toEqual([
      { field: 'tour_time', message: expect.stringContaining('{{tour_time}}') },
    ]);
  });

  it('knows the lead’s agent, the home asked about and the next tour', async () => {
    const lead = await waitingLead();
    await app.put(`leads/${lead}/claim`, undefined, as.agent);
    await sql`update inquiry set home_address = '5011 Chicago St'`.execute(db);
    await sql`update person set phone = '+14025550118' where id = ${agent.id}`.execute(db);
    const body =
      '{{agent_name}} {{agent_phone}} {{sender_name}} {{property_address}} {{tour_time}}';
    const { id } = await made({ body, isShared: true }, admin);
    await sql`
      insert into inquiry (lead_id, kind, is_verified, name, email, home_address, received_at)
      select lead_id, 'home-value', false, name, email, 'Wire $500 to evil.example',
        now() + interval '1 minute'
      from inquiry`.execute(db);
    const tourId = await sql<{ id: string }>`
      insert into tour_request (listing_key, mls_number, home_address, name, email, phone, comments,
        kind, tour_on, state, agreed_at)
      values ('Q1', 'Q1', '77 Dodge St', 'Eve', 'eve@example.org', '', '', 'in-person',
        '2099-12-05', 'confirmed', '2099-12-05T16:30:00Z') returning id`.execute(db);
    const before = (await preview(id, admin, lead)).body.data.body;
    expect(before).toMatch(
      /^Nora Lindqvist \(402\) 555-0118 .* 5011 Chicago St \{\{tour_time\}\}$/,
    );
    await sql`update inquiry set tour_request_id = ${tourId.rows[0]?.id}::uuid
      where kind <> 'home-value'`.execute(db);
    const after = (await preview(id, admin, lead)).body.data.body;
    expect(after).toMatch(/77 Dodge St Saturday, December 5.*10:30\sAM$/);
  });
});

describe('sending', () => {
  it('fills in fields, as text and never as markup', async () => {
    const lead = await waitingLead();
    await sql`update lead set first_name = '<b onclick=x>Eve</b>', last_name = ''`.execute(db);
    const sent = await email(lead, {
      subject: 'Hi {{first_name}}',
      content: 'Dear {{first_name}}',
    });
    expect(sent.status).toBe(200);
    const mail = (await mails()).find(({ kind }) => kind === 'leads.email');
    const body = app.services.mail.open(String(mail?.id), mail?.sealed_body as Buffer);
    expect(mail?.subject).toBe('Hi <b onclick=x>Eve</b>');
    expect(body.text).toContain('Dear <b onclick=x>Eve</b>');
    expect(body.html).toContain('Dear &lt;b onclick=x&gt;Eve&lt;/b&gt;');
    expect(body.html).not.toContain('<b onclick');
  });

  it('refuses what can’t be filled in, and sends nothing', async () => {
    const lead = await waitingLead();
    const { status, body } = await email(lead, { content: 'At {{tour_time}}, {{nickname}}' });
    expect([status, body.code]).toEqual([400, 'merge-fields-refused']);
    expect(body.errors).toEqual([
      expect.objectContaining({
        field: 'content',
        message: expect.stringContaining('{{nickname}}'),
      }),
      expect.objectContaining({
        field: 'content',
        message: expect.stringContaining('{{tour_time}}'),
      }),
    ]);
    expect((await mails()).filter(({ kind }) => kind === 'leads.email')).toEqual([]);
  });

  it('checks the words after filling in', async () => {
    const lead = await waitingLead();
    await sql`update lead set first_name = 'Christians only'`.execute(db);
    const content = 'Homes for {{first_name}}, no kids';
    expect((await email(lead, { content })).body.code).toBe('fair-housing-words');
  });
});

it('no value becomes markup or a header of an email', () => {
  const { settings } = app.services;
  fc.assert(
    fc.property(
      fc.constantFrom(...mergeFieldNames),
      fc.string({ unit: 'binary' }),
      (name: MergeField, value) => {
        const filled = `<i>${value}</i>\r\nBcc: x@example.org`;
        const letter = staffLetter(settings, { subject: filled, content: filled, name });
        expect(letter.subject).not.toMatch(/[\r\n]/);
        expect(letter.html).not.toContain('<i>');
      },
    ),
  );
});

it('what someone wrote is exported and erased with them', async () => {
  await made();
  await made({ name: 'For all', isShared: true }, admin);
  const { personData } = (await import('#accounts')).openAccounts(app.services);
  const exported = await personData.exportOf(db, agent.id);
  expect(JSON.stringify(exported)).toContain('About {{property_address|your question}}');
  expect(JSON.stringify(await personData.exportOf(db, client.id))).not.toContain('{{');
  await db.transaction().execute((tx) => personData.erase(tx as never, [agent.id]));
  expect((await rowsOf('message_template')).map(({ name }) => name)).toEqual(['For all']);
});

it('a demo has samples for the office, once', async () => {
  await addSampleTemplates(db);
  await addSampleTemplates(db);
  const rows = (await app.get('message-templates', null, as.neighbor)).body.data;
  expect(rows).toHaveLength(8);
  for (const { id } of rows) expect((await preview(id, as.neighbor)).body.data.missing).toEqual([]);
});
