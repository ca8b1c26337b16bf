import type { BulkInput } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { recordConsent } from '#messaging';
import { atomically, stopMailbox } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { openBulkOffice } from '../../../test/bulk-office.ts';

const {
  app,
  db,
  as,
  agent,
  neighbor,
  admin,
  rowsOf,
  mails,
  leadsOf,
  start,
  preview,
  undo,
  rowsIn,
  done,
  keyed,
  continueAll,
  without,
} = await openBulkOffice({ INBOUND_ADDRESS: 'reply@mail.example.org' });

const email = (given: object = {}): BulkInput => ({
  ...{ kind: 'email', subject: 'Hi {{first_name}}', content: 'Three homes are new.' },
  ...given,
});
const text = (given: object = {}): BulkInput => ({
  ...{ kind: 'text', content: 'Hi {{first_name}}, three homes are new.' },
  ...given,
});

/** Writes down that leads agreed to marketing, or took it back. */
async function consent(ids: readonly string[], channel: 'email' | 'sms', isGranted = true) {
  for (const lead of (await rowsOf('lead')).filter(({ id }) => ids.includes(String(id)))) {
    await atomically(db, (tx) =>
      recordConsent(tx, {
        ...{ channel, kind: 'marketing', isGranted, source: 'staff', wording: 'Yes' },
        recordedBy: agent.id,
        told: { how: 'call', givenOn: '2026-01-01', fileKey: null },
        address: String(channel === 'email' ? lead.email : lead.phone),
        about: { kind: 'lead', id: String(lead.id) },
      }),
    );
  }
}
const asIfAMinuteLater = async () => {
  await sql`update bulk_action set next_at = now() - interval '1 second'`.execute(db);
  await continueAll();
};
const finish = async (id: string, who = as.agent) => {
  for (let turn = 0; turn < 4; turn += 1) await asIfAMinuteLater();
  return (await app.get(`lead-bulk/${id}`, null, who)).body.data;
};
const texts = async () => (await rowsOf('message')).filter(({ channel }) => channel === 'sms');

describe('an email to many leads (R-382)', () => {
  it('shows who gets it, who doesn’t and why, and how the first one gets it', async () => {
    const ids = await leadsOf(agent.id, 5);
    const [, two = '', three = '', four = '', five = ''] = ids;
    await consent([ids[0] ?? '', four, five], 'email');
    await consent([two], 'email', false);
    await sql`update lead set email = null where id = ${three}`.execute(db);
    const stopped = (await rowsOf('lead')).find(({ id }) => id === four);
    await atomically(db, (tx) => stopMailbox(tx, String(stopped?.email), 'bounced'));
    const { body } = await preview(email(), ids, as.agent);
    expect(body.data).toMatchObject({ total: 5, ready: 2, same: 0 });
    expect(body.data.message).toEqual({
      ...{ name: 'Lead No 1', subject: 'Hi Lead', content: 'Three homes are new.' },
    });
    expect(
      body.data.refused.map(({ code, count }: Record<string, unknown>) => [code, count]),
    ).toEqual([
      ['email-consent-withdrawn', 1],
      ['lead-without-email', 1],
      ['mailbox-stopped', 1],
    ]);
    const without = (await preview(email(), [(await leadsOf(agent.id, 1))[0] ?? ''], as.agent))
      .body;
    expect(without.data).toMatchObject({ ready: 0, message: null });
  });

  it('waits a minute, then goes out once to each, on the timeline and with the reply address', async () => {
    const ids = await leadsOf(agent.id, 3);
    await consent(ids.slice(0, 2), 'email');
    const started = await done(email(), ids, as.agent);
    expect(started).toMatchObject({
      ...{ state: 'running', what: 'Email: Hi {{first_name}}', abilities: ['undo'] },
      ...{ counts: { waiting: 3 }, nextAt: expect.any(String) },
    });
    const wait = Date.parse(started.nextAt ?? '') - Date.now();
    expect(wait).toBeGreaterThan(40_000);
    await continueAll();
    expect(await mails()).toEqual([]);
    const finished = await finish(started.id);
    expect(finished).toMatchObject({
      ...{
        state: 'done',
        nextAt: null,
        abilities: [],
        counts: { done: 2, refused: 1, waiting: 0 },
      },
    });
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ subject: 'Hi Lead' });
    const [first] = sent;
    const letter = app.services.mail.open(String(first?.id), first?.sealed_body as Buffer);
    expect(letter.headers?.['Reply-To']).toMatch(/^reply\+[0-9a-z]{41}@mail\.example\.org$/);
    expect(letter.text).toContain('If you don’t want emails like this one');
    expect(letter.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const oneClick = /^<https?:\/\/[^/]+(\/newsletter\/one-click\/[\w-]{43})>$/.exec(
      letter.headers?.['List-Unsubscribe'] ?? '',
    )?.[1];
    const stop = () => app.app.inject({ method: 'POST', url: oneClick ?? '' });
    expect([(await stop()).statusCode, (await stop()).statusCode]).toEqual([200, 200]);
    const withdrawn = (await rowsOf('consent')).filter(({ source }) => source === 'stop');
    expect(withdrawn).toMatchObject([
      { address: sent[0]?.to_address, kind: 'marketing', page: '/newsletter/stop' },
    ]);
    expect((await preview(email(), ids.slice(0, 2), as.agent)).body.data).toMatchObject({
      ...{ ready: 1, refused: [{ code: 'email-consent-withdrawn', count: 1 }] },
    });
    const lines = (await rowsOf('lead_activity')).map(({ kind, done_by }) => [kind, done_by]);
    expect(lines).toEqual(Array(2).fill(['email', agent.id]));
    expect(await rowsIn(started.id, as.agent, 'refused')).toMatchObject([
      { leadId: ids[2], message: 'This person hasn’t agreed to marketing emails.' },
    ]);
    expect(await undo(started.id, as.agent)).toMatchObject({ status: 200 });
    expect(await mails()).toHaveLength(2);
    const own = { leadid: ids[0], subject: 'Hi', content: 'Only you' };
    expect((await app.put('leads/send-email', own, as.agent)).status).toBe(200);
  });

  it('is canceled within the minute, and nobody gets it', async () => {
    const ids = await leadsOf(agent.id, 3);
    await consent(ids, 'email');
    const { id } = await done(email(), ids, as.agent);
    const { data } = (await undo(id, as.agent)).body;
    expect(data).toMatchObject({ state: 'undone', counts: { undone: 3, done: 0 }, abilities: [] });
    await finish(id);
    expect(await mails()).toEqual([]);
    expect(await rowsOf('lead_activity')).toEqual([]);
  });

  it('asks for consent again when it goes out', async () => {
    const ids = await leadsOf(agent.id, 2);
    await consent(ids, 'email');
    const { id } = await done(email(), ids, as.agent);
    await consent(ids.slice(0, 1), 'email', false);
    expect((await finish(id)).counts).toMatchObject({ done: 1, refused: 1 });
    expect(await mails()).toHaveLength(1);
  });

  it('doesn’t go out once its sender may not work leads anymore (R-495)', async () => {
    const ids = await leadsOf(agent.id, 2);
    await consent(ids, 'email');
    const { id } = await done(email(), ids, as.agent);
    await without('agent', 'lead-claim lead-assign-own lead-assign-all', asIfAMinuteLater);
    expect(await mails()).toEqual([]);
    expect((await finish(id)).counts).toMatchObject({ done: 0, refused: 2 });
  });

  it('is refused as a whole when a lead lacks a merge field, or the field doesn’t exist', async () => {
    const ids = await leadsOf(agent.id, 2);
    await consent(ids, 'email');
    const missing = email({ content: 'About {{property_address}}' });
    expect((await preview(missing, ids, as.agent)).body.data.refused).toMatchObject([
      { code: 'merge-fields-refused', count: 2 },
    ]);
    for (const action of [missing, email({ content: '{{frst_name}}' }), email({ subject: '{{' })]) {
      expect(await start(action, ids, as.agent)).toMatchObject({
        ...{ status: 400, body: { code: 'merge-fields-refused' } },
      });
    }
    expect(await rowsOf('bulk_action')).toEqual([]);
    const fallback = email({ content: 'About {{property_address|your search}}' });
    expect((await start(fallback, ids, as.agent)).status).toBe(200);
  });

  it('needs a reason for words about protected classes, which the timeline keeps', async () => {
    const ids = await leadsOf(agent.id, 1);
    await consent(ids, 'email');
    const words = { content: 'A neighborhood for Christian families.' };
    for (const ask of [preview, start]) {
      expect(await ask(email(words), ids, as.agent)).toMatchObject({
        ...{ status: 409, body: { code: 'fair-housing-words' } },
      });
    }
    const reason = { fairHousingReason: 'The name of the street' };
    const { id } = await done(email({ ...words, ...reason }), ids, as.agent);
    await finish(id);
    expect((await rowsOf('lead_activity'))[0]?.facts).toMatchObject({
      reason: 'The name of the street',
    });
  });

  it('goes once, however often the form is sent, and to at most 500 leads', async () => {
    const ids = await leadsOf(agent.id, 2);
    await consent(ids, 'email');
    const who = keyed(as.agent);
    const [one, again] = [await start(email(), ids, who), await start(email(), ids, who)];
    expect(again.body.data.id).toBe(one.body.data.id);
    await finish(one.body.data.id);
    expect(await mails()).toHaveLength(2);
    const many = await leadsOf(agent.id, 501);
    expect((await start(email(), many, as.agent)).status).toBe(400);
  });
});

describe('too many messages (R-498)', () => {
  it('without a key nothing goes out, and a key counts for the words it was sent with', async () => {
    const ids = await leadsOf(agent.id, 1);
    await consent(ids, 'email');
    const { headers } = keyed(as.agent);
    const sent = await app.app.inject({
      ...{ method: 'POST', url: '/api/v1/lead-bulk', payload: { action: email(), leadIds: ids } },
      headers: { authorization: headers.authorization },
    });
    expect([sent.statusCode, sent.json().errors[0].field]).toEqual([400, 'idempotency-key']);
    expect(await rowsOf('bulk_action')).toEqual([]);
    expect((await start(email(), ids, { headers })).status).toBe(200);
    const other = await start(email({ subject: 'Other words' }), ids, { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    expect(await rowsOf('bulk_action')).toHaveLength(1);
  });

  it('another reason for protected words doesn’t make it another message', async () => {
    const ids = await leadsOf(agent.id, 1);
    await consent(ids, 'email');
    expect((await start(email({ fairHousingReason: 'One' }), ids, as.agent)).status).toBe(200);
    const again = await start(email({ fairHousingReason: 'Two' }), ids, as.agent);
    expect(again.body.code).toBe('bulk-message-repeated');
  });

  it('a message goes to a lead once an hour, unless it was canceled', async () => {
    const ids = await leadsOf(agent.id, 3);
    await consent(ids, 'email');
    const send = (who: As, some: string[], action = email()) => start(action, some, who);
    expect((await send(as.agent, ids.slice(0, 2))).status).toBe(200);
    expect((await send(as.agent, ids)).body.code).toBe('bulk-message-repeated');
    expect((await send(as.agent, ids, email({ subject: 'Another' }))).status).toBe(200);
    const third = await send(as.agent, ids.slice(2));
    expect(third.status).toBe(200);
    await undo(third.body.data.id, as.agent);
    expect((await send(as.agent, ids.slice(2))).status).toBe(200);
    await sql`update bulk_action set started_at = now() - interval '61 minutes'`.execute(db);
    expect((await send(as.agent, ids)).status).toBe(200);
  });

  it('and a person sends at most 20 in a day, also at the same moment', async () => {
    const ids = await leadsOf(agent.id, 1);
    await consent(ids, 'email');
    const { body } = await start(email(), ids, as.agent);
    await sql`
      with copies as (
        insert into bulk_action (owner_id, kind, input)
        select owner_id, kind, input || jsonb_build_object('subject', number)
        from bulk_action, generate_series(2, 19) number where id = ${body.data.id} returning id)
      insert into bulk_action_row (action_id, position, lead_id)
      select id, 1, ${ids[0]} from copies`.execute(db);
    const last = ['One', 'Two', 'Three'].map((subject) => start(email({ subject }), ids, as.agent));
    const codes = (await Promise.all(last)).map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([200, 'too-many-bulk-messages', 'too-many-bulk-messages']);
  });
});

describe('a text to many leads', () => {
  it('goes to those who agreed to marketing texts, and waits a minute', async () => {
    const ids = await leadsOf(agent.id, 3);
    await consent(ids.slice(0, 1), 'sms');
    await consent(ids.slice(1, 2), 'sms', false);
    const { id } = await done(text(), ids, as.agent);
    expect(await texts()).toEqual([]);
    const { counts } = await finish(id);
    expect(counts).toMatchObject({ done: 1, refused: 2 });
    expect(await texts()).toMatchObject([{ purpose: 'marketing', sent_by: agent.id }]);
    expect(
      (await rowsIn(id, as.agent, 'refused')).map(({ message }: { message: string }) => message),
    ).toEqual([
      expect.stringMatching(/asked|stop/i),
      'This person hasn’t agreed to marketing texts.',
    ]);
    expect((await rowsOf('lead_activity')).map(({ kind }) => kind)).toEqual(['text']);
  });

  it('is as long as a text may be', async () => {
    const ids = await leadsOf(agent.id, 1);
    await consent(ids, 'sms');
    const { id } = await done(text({ content: 'a'.repeat(3000) }), ids, as.agent);
    expect((await finish(id)).counts).toMatchObject({ done: 0, refused: 1 });
    expect(await texts()).toEqual([]);
  });
});

describe('who writes to many leads', () => {
  it('those who work leads, to leads in their sight', async () => {
    const ids = [...(await leadsOf(agent.id, 1)), ...(await leadsOf(neighbor.id, 1))];
    await consent(ids, 'email');
    const statuses = [];
    for (const who of [null, as.client, as.lender] as As[]) {
      for (const ask of [preview, start]) statuses.push((await ask(email(), ids, who)).status);
    }
    expect(statuses).toEqual([401, 401, 403, 403, 403, 403]);
    const { id } = await done(email(), ids, as.agent);
    expect((await finish(id)).counts).toMatchObject({ done: 1, refused: 1 });
    expect((await app.get(`lead-bulk/${id}`, null, admin)).status).toBe(404);
    expect((await undo(id, as.neighbor)).status).toBe(404);
    expect(await mails()).toHaveLength(1);
  });
});
