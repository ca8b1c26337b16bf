import { randomUUID } from 'node:crypto';
import { appListReply, listConsent } from '@homestead/contract/leads';
import { DECOY_FILLED, FORM_GUARD_HEADER, LINK_KEY_HEADER } from '@homestead/contract/platform';
import { beforeEach, describe, expect, it } from 'vitest';
import { atomically, inLanguage } from '#platform';
import type { As } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { forgetUnconfirmed } from './subscriber-store.ts';

const { app, as, db, client, mails, rowsOf } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
const firm = app.services.settings.brokerage.name;
beforeEach(() => app.database.empty('subscriber'));

const signUp = (email = 'Eve@Example.org', options: As = null) =>
  app.post('newsletter', { email, page: '/newsletter' }, options);
const join = (changes: object = {}, options: As = null) =>
  app.post(
    'app-list',
    { user_name: 'Eve Tester', email: 'eve@example.org', phone: '(402) 555-0142', ...changes },
    options,
  );
const by = (key: string) => ({ headers: { [LINK_KEY_HEADER]: key } });
const confirm = (key: string) => app.post('newsletter/confirm', undefined, by(key));
const stop = (key: string) => app.post('newsletter/stop', undefined, by(key));
const oneClick = (key: string) =>
  app.app.inject({
    method: 'POST',
    url: `/newsletter/one-click/${key}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

/** The newest email of a kind, opened. */
async function mailOf(kind: string) {
  const found = (await mails()).filter((mail) => mail.kind === `leads.list-${kind}`).at(-1);
  if (!found) throw new Error(`There is no email ${kind}`);
  const body = app.services.mail.open(found.id, found.sealed_body as Buffer);
  return { ...body, key: /token=([\w-]{43})/.exec(body.text)?.[1] ?? '' };
}

describe('the newsletter (R-167)', () => {
  it('is for addresses whose owner confirmed, with the consent as it was worded', async () => {
    expect((await signUp()).body).toEqual({ statusCode: 'success' });
    expect(await rowsOf('subscriber')).toMatchObject([
      {
        list: 'newsletter',
        email: 'eve@example.org',
        page: '/newsletter',
        wording: listConsent.newsletter(firm),
        confirmed_at: null,
      },
    ]);
    expect(await rowsOf('lead')).toEqual([]);
    const { key } = await mailOf('confirm');
    const seen = await app.get('newsletter/subscription', null, by(key));
    expect(seen.body).toEqual({ list: 'newsletter', state: 'waiting' });
    expect((await confirm(key)).body).toEqual({ list: 'newsletter', state: 'confirmed' });
    expect((await confirm(key)).body.state).toBe('confirmed');
    const kinds = (await mails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['leads.list-confirm', 'leads.list-welcome-newsletter']);
    expect((await rowsOf('subscriber'))[0]?.confirmed_at).toBeInstanceOf(Date);
  });

  it('keeps the consent of a Spanish page in Spanish', async () => {
    await app.post('newsletter', { email: 'ana@example.org', language: 'es' }, null);
    await join({ language: 'es' });
    const [news, launch] = (['newsletter', 'app'] as const).map((list) => ({
      list,
      wording: inLanguage('es', () => listConsent[list](firm)),
    }));
    expect(await rowsOf('subscriber')).toEqual(
      expect.arrayContaining([expect.objectContaining(news), expect.objectContaining(launch)]),
    );
    expect(news?.wording).toContain('Acepto que');
  });

  it('stops with the link or with one click, for good', async () => {
    await signUp();
    const first = await mailOf('confirm');
    await confirm(first.key);
    const { key, headers, text } = await mailOf('welcome-newsletter');
    expect(text).toContain(`/newsletter/stop#token=${key}`);
    expect(headers).toEqual({
      'List-Unsubscribe': `<http://localhost:3000/newsletter/one-click/${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect((await oneClick(key)).statusCode).toBe(200);
    expect((await stop(key)).body).toEqual({ list: 'newsletter', state: 'stopped' });
    expect((await confirm(first.key)).body.code).toBe('list-link-refused');
    await signUp();
    expect((await confirm((await mailOf('confirm')).key)).body.state).toBe('confirmed');
  });

  it.each(['', 'x', 'y'.repeat(43)])('refuses the link %j', async (key) => {
    for (const answer of [await confirm(key), await stop(key)]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'list-link-refused']);
    }
    expect((await oneClick(key || 'x')).statusCode).toBe(400);
  });

  it('doesn’t tell who is on it, and sends the way out again', async () => {
    const first = await signUp();
    await confirm((await mailOf('confirm')).key);
    expect((await signUp()).body).toEqual(first.body);
    expect((await mails()).map(({ kind }) => kind)).toEqual([
      'leads.list-confirm',
      'leads.list-welcome-newsletter',
      'leads.list-welcome-newsletter',
    ]);
    expect((await rowsOf('subscriber'))[0]?.confirmed_at).toBeInstanceOf(Date);
  });

  it('floods no mailbox, and counts a form once that is sent twice', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await Promise.all([signUp(undefined, { headers }), signUp(undefined, { headers })]);
    expect(await mails()).toHaveLength(1);
    for (let count = 0; count < 10; count += 1) await signUp();
    const { MAILS_PER_MAILBOX_HOUR: most } = app.services.settings;
    expect(await mails()).toHaveLength(most);
  });

  it('emails nobody for what looks like spam, and takes a real sign-up later', async () => {
    const guarded = await signUp(undefined, { headers: { [FORM_GUARD_HEADER]: DECOY_FILLED } });
    expect(guarded.body).toEqual({ statusCode: 'success' });
    expect(await mails()).toEqual([]);
    await signUp();
    expect(await rowsOf('subscriber')).toMatchObject([{ is_suspected: false }]);
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['', 'Email is required'],
    ['eve@example', 'Please enter a valid email address'],
    ['eve@example.org\r\nBcc: x@example.org', 'Email'],
  ])('refuses the address %j', async (email, message) => {
    const { status, body } = await signUp(email);
    expect(status).toBe(400);
    expect(body.errors[0].field).toBe('email');
    expect(body.errors[0].message).toContain(message);
    expect(await rowsOf('subscriber')).toEqual([]);
  });

  it('forgets a sign-up that nobody confirmed within a week', async () => {
    await signUp();
    await signUp('ada@example.org');
    await app.database.asOwner(
      `update subscriber set asked_at = now() - interval '8 days' where email like 'eve%'`,
    );
    expect(await forgetUnconfirmed(db, 10)).toBe(1);
    expect(await rowsOf('subscriber')).toMatchObject([{ email: 'ada@example.org' }]);
  });
});

describe('the app’s list (R-165)', () => {
  it('says so, becomes a lead that waits for no answer, and can be left', async () => {
    const { body } = await join({ page: '/homepage' });
    expect(body).toEqual({ statusCode: 'success', message: appListReply() });
    expect(await rowsOf('inquiry')).toMatchObject([{ kind: 'app-notice', due_at: null }]);
    expect(await rowsOf('lead')).toHaveLength(1);
    expect(await rowsOf('subscriber')).toMatchObject([
      { list: 'app', email: 'eve@example.org', name: 'Eve Tester', page: '/homepage' },
    ]);
    await stop((await mailOf('welcome-app')).key);
    const [row] = await rowsOf('subscriber');
    expect(row?.stopped_at).toBeInstanceOf(Date);
    await join();
    expect(await rowsOf('subscriber')).toMatchObject([{ stopped_at: expect.any(Date) }]);
    expect((await mails()).filter(({ kind }) => kind === 'leads.list-welcome-app')).toHaveLength(1);
    const { key, text } = await mailOf('confirm');
    expect(text).toContain('when its app launches');
    expect((await confirm(key)).body).toEqual({ list: 'app', state: 'confirmed' });
    expect(await rowsOf('subscriber')).toMatchObject([{ stopped_at: null }]);
  });

  it('refuses what the specified rules don’t allow', async () => {
    const { status, body } = await join({ user_name: '', phone: '' });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      { field: 'user_name', message: 'User Name is required' },
      { field: 'phone', message: 'Phone number is required' },
    ]);
    expect(await rowsOf('subscriber')).toEqual([]);
  });
});

describe('staff', () => {
  const read = (query: Record<string, string> = {}, who = admin) =>
    app.get('subscribers', query, who);
  const download = (listed: string, who = admin) =>
    app.get('subscribers/export', { list: listed }, who);

  it('see who is on a list, and download those who confirmed', async () => {
    await join({ user_name: 'Eve', email: 'eve@example.org' });
    await signUp('ada@example.org');
    await signUp('ben@example.org');
    await confirm((await mailOf('confirm')).key);
    expect((await read()).body.total).toBe(3);
    expect((await read({ list: 'newsletter', state: 'waiting' })).body.data).toHaveLength(1);
    const { body } = await download('newsletter');
    expect(body.csv).toMatch(/^\uFEFFEmail,Name,Language\r\n\w+@example\.org,,en\r\n$/);
    expect((await download('app')).body.csv).toContain('eve@example.org,Eve,en');
  });

  it('need the permission, and the column for addresses', async () => {
    await join();
    expect((await read({}, as.agent)).status).toBe(403);
    expect((await download('app', as.agent)).status).toBe(403);
    await app.database.asOwner(`
      insert into role_grant (role_key, permission_key) values ('lender', 'mailing-lists');
      delete from role_grant where role_key = 'lender' and permission_key = 'column-email';
      update role set grants_version = grants_version + 1 where key = 'lender'`);
    expect((await read({}, as.lender)).body.data).toMatchObject([{ email: null }]);
    expect((await download('app', as.lender)).status).toBe(403);
  });
});

it('a person’s data names their lists, and erasing takes them off', async () => {
  await join({ email: client.email });
  const { personData } = app.accounts;
  expect(await personData.exportOf(db, client.id)).toMatchObject({
    leads: { mailingLists: [{ list: 'app' }] },
  });
  await atomically(db, (tx) => personData.erase(tx, [client.id]));
  expect(await rowsOf('subscriber')).toEqual([]);
});
