import { randomUUID } from 'node:crypto';
import { LINK_KEY_HEADER } from '@homestead/contract/platform';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, it } from 'vitest';
import type { As, SignedIn } from '../../../test/accounts-app.ts';
import { at, createTourApp, tourDay, tourForm } from '../../../test/tour-app.ts';
import { fieldMessages } from '../messages/fields.ts';

const { app, ask } = await createTourApp();
const { pool } = app.database;
const nora = await app.makePerson({ role: 'agent', first_name: 'Nora', last_name: 'Lindqvist' });
const otto = await app.makePerson({ role: 'agent', first_name: 'Otto', last_name: 'Berg' });
const as = {
  nora: await app.signIn(nora),
  otto: await app.signIn(otto),
  admin: await app.signIn(await app.makePerson({ role_key: 'admin' })),
  lender: await app.signIn(await app.makePerson({ role: 'lender' })),
  client: await app.signIn(await app.makePerson({ role: 'client' })),
};

beforeEach(async () => {
  await app.database.empty('secret_link', 'lead', 'inquiry', 'inquiry_consent', 'lead_activity');
});

/** Asks for a tour of a lead that Nora works; its id. */
async function askNora(given: object = {}): Promise<string> {
  const known = new Set((await rows('select id from tour_request')).map(({ id }) => id));
  await ask(tourForm(given));
  await pool.query('update lead set agent_id = $1', [nora.id]);
  const found = await rows('select id from tour_request');
  return String(found.find(({ id }) => !known.has(id))?.id);
}
const rows = async (text: string): Promise<Record<string, unknown>[]> =>
  (await pool.query(text)).rows;
const step = (id: string, what: string, body: object, who: As = as.nora) =>
  app.post(`tour-requests/${id}/${what}`, { version: 1, ...body }, who);
const confirm = (id: string, who: As = as.nora, given: object = {}) =>
  step(id, 'confirm', { startsAt: at('14:00'), hasAgreement: true, ...given }, who);
const list = async (who: SignedIn) => (await app.get('tour-requests', {}, who)).body.data;

async function mailOf(kind: string) {
  const found = await rows('select * from mail_message order by recorded_at desc');
  const mail = found.find((one) => one.kind === kind);
  if (!mail) throw new Error(`No mail ${kind}`);
  const body = app.services.mail.open(String(mail.id), mail.sealed_body as Buffer);
  return { ...body, to: mail.to_address };
}
async function filesOf(kind: string) {
  return (await mailOf(kind)).attachments.map(({ content, contentType }) => {
    const calendar = new ICAL.Component(ICAL.parse(content));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
    return {
      method: calendar.getFirstPropertyValue('method'),
      type: /method=(\w+)/.exec(contentType)?.[1],
      uid: event.uid.replace(/^tour-.{36}-/, '').replace(/@.*/, ''),
      sequence: event.sequence,
      status: event.component.getFirstPropertyValue('status'),
      start: event.startDate.toJSDate().toISOString(),
    };
  });
}
async function linkKey(): Promise<string> {
  return /tourreply#token=([\w-]{43})/.exec((await mailOf('leads.tour-wanted')).text)?.[1] ?? '';
}
const byLink = (key: string, body: object) =>
  app.post('tours/answer', body, { headers: { [LINK_KEY_HEADER]: key } });
const seeByLink = (key: string) =>
  app.get('tours/answer', {}, { headers: { [LINK_KEY_HEADER]: key } });

describe('confirming a tour', () => {
  it('books one time, emails calendar files, and stops the clock', async () => {
    const id = await askNora();
    const answer = await confirm(id);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { state: 'confirmed', agreedAt: at('14:00'), version: 2 } },
    });
    expect(await rows('select state, done_as, done_by from tour_step')).toEqual([
      { state: 'confirmed', done_as: 'staff', done_by: nora.id },
    ]);
    expect(await rows('select answered_how, answered_by from inquiry')).toEqual([
      { answered_how: 'email', answered_by: nora.id },
    ]);
    const [activity] = await rows('select * from lead_activity order by id desc');
    expect(activity).toMatchObject({ kind: 'tour-confirmed', done_by: nora.id });
    const file = { uid: '1', sequence: 1, start: at('14:00') };
    expect(await filesOf('leads.tour-confirmed')).toEqual([
      { ...file, method: 'REQUEST', type: 'REQUEST', status: 'CONFIRMED' },
      { ...file, uid: '2', method: 'CANCEL', type: 'CANCEL', status: 'CANCELLED' },
    ]);
    expect((await mailOf('leads.tour-confirmed')).to).toBe('eve@example.org');
  });

  it('is for those who may work the lead, who alone see it', async () => {
    const id = await askNora();
    for (const [who, status] of [
      [null, 401],
      [as.client, 403],
      [as.lender, 403],
      [as.otto, 404],
    ] as const) {
      expect((await confirm(id, who)).status).toBe(status);
      expect((await step(id, 'decline', { reason: 'No' }, who)).status).toBe(status);
      expect((await step(id, 'propose', { first: `${tourDay}T16:00` }, who)).status).toBe(status);
    }
    expect((await confirm(randomUUID())).status).toBe(404);
    expect(await list(as.otto)).toEqual([]);
    expect(await list(as.nora)).toMatchObject([
      { id, abilities: ['confirm', 'propose', 'decline'] },
    ]);
    expect((await confirm(id, as.admin)).status).toBe(200);
  });

  it('claims an unclaimed lead for the agent', async () => {
    const id = await askNora();
    await pool.query('update lead set agent_id = null');
    expect((await confirm(id, as.otto)).status).toBe(200);
    expect(await rows('select agent_id from lead')).toEqual([{ agent_id: otto.id }]);
  });

  it('is won by one of two who do it at the same moment', async () => {
    const id = await askNora();
    const both = await Promise.all([confirm(id), confirm(id, as.admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile');
    expect(await rows('select state from tour_step')).toHaveLength(1);
  });

  it('happens once when it is sent twice with one key', async () => {
    const id = await askNora();
    const headers = {
      authorization: `Bearer ${as.nora.jwtToken}`,
      'idempotency-key': randomUUID(),
    };
    const first = await confirm(id, { headers });
    expect((await confirm(id, { headers })).body).toEqual(first.body);
    expect(await rows('select state from tour_step')).toHaveLength(1);
  });

  it('refuses times that weren’t offered or have passed', async () => {
    const id = await askNora();
    expect((await confirm(id, as.nora, { startsAt: at('15:00') })).body.errors).toMatchObject([
      { field: 'startsAt', message: fieldMessages.timeNotOffered() },
    ]);
    await pool.query(`update tour_request_time set starts_at = starts_at - interval '30 days'`);
    const past = new Date(Date.parse(at('14:00')) - 30 * 86_400_000).toISOString();
    expect((await confirm(id, as.nora, { startsAt: past })).body.errors).toMatchObject([
      { field: 'startsAt', message: fieldMessages.timePassed() },
    ]);
  });

  it('of a video chat needs a link with https', async () => {
    const id = await askNora({ inPersonTour: false, videoChatTour: true });
    for (const videoLink of [undefined, 'http://meet.example/1', 'javascript:alert(1)', 'meet']) {
      expect((await confirm(id, as.nora, { videoLink })).body.errors).toMatchObject([
        { field: 'videoLink', message: fieldMessages.videoLinkNeeded() },
      ]);
    }
    await confirm(id, as.nora, { videoLink: 'https://meet.example/1' });
    expect((await mailOf('leads.tour-confirmed')).text).toContain('https://meet.example/1');
  });
});

describe('two tours of one agent', () => {
  it('don’t overlap, unless the agent books it anyway', async () => {
    const [first, second] = [await askNora(), await askNora({ email: 'bo@example.org' })];
    await confirm(first);
    const refused = await confirm(second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'tour-time-taken' } });
    expect((await confirm(second, as.nora, { isForced: true })).status).toBe(200);
  });

  it('don’t overlap when both are confirmed at the same moment', async () => {
    const ids = [await askNora(), await askNora({ email: 'bo@example.org' })];
    const both = await Promise.all(ids.map((id) => confirm(id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('other answers', () => {
  it('propose up to three times, and take the asked ones out of the calendar', async () => {
    const id = await askNora();
    const times = { first: `${tourDay}T17:00`, second: `${tourDay}T16:00` };
    const { body } = await step(id, 'propose', times);
    expect(body.data).toMatchObject({ state: 'proposed', proposed: [at('16:00'), at('17:00')] });
    const files = await filesOf('leads.tour-proposed');
    expect(files.map(({ method, uid }) => `${method} ${uid}`)).toEqual(['CANCEL 1', 'CANCEL 2']);
  });

  it.each([
    [{ first: '' }, 'first'],
    [{ first: 'soon' }, 'first'],
    [{ first: '2020-01-01T10:00' }, 'first'],
    [{ first: `${tourDay}T10:00`, second: `${tourDay}T10:00` }, 'second'],
  ])('refuse to propose %o', async (times, field) => {
    const id = await askNora();
    const { status, body } = await step(id, 'propose', times);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('decline a confirmed tour with a reason, and cancel its calendar entry', async () => {
    const id = await askNora();
    await confirm(id);
    expect((await step(id, 'decline', { version: 2, reason: ' ' })).status).toBe(400);
    const { body } = await step(id, 'decline', { version: 2, reason: 'The home is sold.' });
    expect(body.data).toMatchObject({ state: 'declined', agreedAt: null, abilities: [] });
    expect((await mailOf('leads.tour-declined')).text).toContain('The home is sold.');
    expect(await filesOf('leads.tour-declined')).toMatchObject([
      { method: 'CANCEL', uid: '1', sequence: 2, start: at('14:00') },
    ]);
    expect((await confirm(id, as.nora, { version: 3 })).body.code).toBe('tour-step-refused');
  });
});

describe('the link in the email', () => {
  it('shows the request, changes nothing when opened, and answers without a sign-in', async () => {
    const id = await askNora();
    const key = await linkKey();
    const before = await rows('select version, state from tour_request');
    expect((await seeByLink(key)).body.data).toMatchObject({ id, name: 'Eve Tester' });
    expect(await rows('select version, state from tour_request')).toEqual(before);
    const body = { answer: 'confirm', version: 1, startsAt: at('10:30'), hasAgreement: true };
    const first = await byLink(key, body);
    expect(first.body.data).toMatchObject({ state: 'confirmed', agreedAt: at('10:30') });
    expect((await byLink(key, body)).body.code).toBe('changed-meanwhile');
    expect(await rows('select done_by from tour_step')).toEqual([{ done_by: null }]);
    expect(await rows('select answered_how, answered_by from inquiry')).toEqual([
      { answered_how: 'email', answered_by: null },
    ]);
  });

  it('goes to the lead’s agent, and ends when someone else works the lead', async () => {
    await askNora();
    await ask(tourForm({ propertyId: 'T2' }));
    expect((await mailOf('leads.tour-wanted')).to).toBe(nora.email);
    const key = await linkKey();
    expect((await seeByLink(key)).status).toBe(200);
    await pool.query('update lead set agent_id = $1', [otto.id]);
    expect((await seeByLink(key)).body.code).toBe('tour-link-refused');
  });

  it('offers the link that the agent uses for all tours by video chat', async () => {
    await askNora({ inPersonTour: false, videoChatTour: true });
    const link = 'https://meet.example/nora';
    const key = await linkKey();
    expect((await seeByLink(key)).body.data.videoLink).toBeNull();
    await pool.query('insert into calendar_settings (person_id, video_link) values ($1, $2)', [
      nora.id,
      link,
    ]);
    expect((await seeByLink(key)).body.data.videoLink).toBe(link);
    await pool.query('delete from calendar_settings');
  });

  it('is refused when it is wrong, missing or has expired', async () => {
    await askNora();
    const key = await linkKey();
    await pool.query('update secret_link set expires_at = now()');
    for (const answer of [
      await seeByLink(key),
      await seeByLink('x'.repeat(43)),
      await app.get('tours/answer', {}),
      await byLink(key, { answer: 'decline', version: 1, reason: 'No' }),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'tour-link-refused' } });
    }
    expect(await rows('select from tour_step')).toEqual([]);
  });
});
