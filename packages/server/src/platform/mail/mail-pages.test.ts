import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestServices } from '../../../test/services.ts';
import { type App, createApp } from '../app.ts';
import type { Services } from '../room.ts';
import { startMail } from './mail-service.ts';

const sample = {
  name: 'greeting',
  draft: {
    kind: 'test.greeting',
    subject: 'A <greeting>',
    text: 'See https://example.com/a?b=1',
    html: '<script>alert(1)</script><p>See</p>',
  },
};

let database: TestDatabase;
let services: Services;
let app: App;

const production = {
  MODE: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  BROKERAGE_NAME: 'A firm',
  BROKERAGE_PHONE: '+14025550100',
  BROKERAGE_EMAIL: 'hello@example.org',
};

const text = { recordedAt: new Date(), to: '+14025550142', body: 'On <my> way', state: 'sent' };

async function appOf(env: Record<string, string> = {}) {
  const made = createTestServices(database, { env });
  const app = await createApp({
    services: made,
    rooms: [],
    surround: async (scope) =>
      startMail(
        scope,
        made,
        async () => [sample],
        async () => [text],
      ),
  });
  return { made, app };
}

beforeAll(async () => {
  database = await createTestDatabase();
  ({ made: services, app } = await appOf());
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(() => database.pool.query('delete from mail_message'));

const { name, draft } = sample;
const queue = () => services.mail.queue(services.db, { ...draft, to: 'a@example.com' });

describe('the outbox of a demo', () => {
  it('lists texts', async () => {
    const { body } = await app.inject('/dev/outbox');
    expect(body).toContain('+14025550142</td><td><pre>On &lt;my&gt; way</pre></td><td>sent');
  });

  it('lists emails, newest first, with their state', async () => {
    const first = await queue();
    const second = await queue();
    await database.pool.query(
      `update mail_message set recorded_at = now() - interval '1 hour', sent_at = now(), sealed_body = null where id = $1`,
      [first],
    );
    const page = await app.inject('/dev/outbox');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('A &lt;greeting&gt;');
    expect(page.body).not.toContain('<greeting>');
    expect(page.body.indexOf(second)).toBeLessThan(page.body.indexOf(first));
    expect((await app.inject(`/dev/outbox/${first}`)).body).toContain('was deleted');
    expect((await app.inject(`/dev/outbox/${first}/html`)).statusCode).toBe(404);
  });

  it('shows at most a hundred', async () => {
    for (let number = 0; number < 103; number += 1) await queue();
    const page = await app.inject('/dev/outbox');
    expect(page.body.match(/href="\/dev\/outbox\//g)).toHaveLength(100);
  });

  it('shows one email: its text with links, its markup in a frame without scripts', async () => {
    const id = await queue();
    const page = await app.inject(`/dev/outbox/${id}`);
    expect(page.body).toContain('<a href="https://example.com/a?b=1">');
    expect(page.body).not.toContain('<script>');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/default-src 'none'.*frame-src 'self'/);
    expect(policy).not.toMatch(/unsafe|script-src/);
    const markup = await app.inject(`/dev/outbox/${id}/html`);
    expect(markup.body).toBe(draft.html);
    expect(markup.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(markup.headers['content-security-policy']).not.toMatch(
      /allow-scripts|allow-same-origin/,
    );
  });

  it.each([
    '/dev/outbox/1',
    `/dev/outbox/${crypto.randomUUID()}`,
    '/dev/mails/en/unknown',
    '/dev/mails/fr/greeting',
  ])('%s is not found', async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
    expect((await app.inject(`${path}/html`)).statusCode).toBe(404);
  });

  it("can't be read through a foreign name that points to this machine", async () => {
    const answer = await app.inject({ url: '/dev/outbox', headers: { host: 'evil.example:3000' } });
    expect(answer.statusCode).toBe(404);
  });
});

it('samples of every email are shown in both languages', async () => {
  for (const language of ['en', 'es']) {
    const path = `/dev/mails/${language}/${name}`;
    expect((await app.inject('/dev/mails')).body).toContain(`href="${path}"`);
    expect((await app.inject(path)).body).toContain(`${path}/html`);
    expect((await app.inject(`${path}/html`)).body).toBe(draft.html);
  }
});

it('production has none of these pages', async () => {
  const { app: other } = await appOf(production);
  const sampled = `/dev/mails/en/${name}`;
  const paths = ['/dev/outbox', '/dev/mails', sampled, `${sampled}/html`];
  for (const path of paths) expect((await other.inject(path)).statusCode).toBe(404);
  await other.close();
});

it('waiting emails are counted for the operator', async () => {
  await queue();
  await queue();
  expect(await services.metrics.registry.metrics()).toMatch(/^mails_waiting 2$/m);
});

it('an hourly job seals waiting emails with the new secrets key', async () => {
  const id = await queue();
  const SECRETS_KEY = Buffer.alloc(32, 9).toString('base64');
  const SECRETS_KEY_OLD = String(services.settings.SECRETS_KEY);
  const renewed = createTestServices(database, { env: { SECRETS_KEY, SECRETS_KEY_OLD } });
  const define = vi.spyOn(renewed.jobs, 'define');
  const sender = await createApp({
    services: renewed,
    rooms: [],
    surround: async (scope) => startMail(scope, renewed),
  });
  const job = define.mock.calls.find(([{ name }]) => name === 'platform.reseal')?.[0];
  await job?.run(null, new AbortController().signal);
  await sender.close();
  const { rows } = await database.pool.query('select sealed_body from mail_message where id = $1', [
    id,
  ]);
  const alone = createTestServices(database, { env: { SECRETS_KEY } });
  expect(alone.mail.open(id, rows[0].sealed_body).text).toBe(draft.text);
});
