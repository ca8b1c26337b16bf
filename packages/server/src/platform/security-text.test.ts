import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const SITE = 'https://homes.example.org';

async function ask(env: Record<string, string>) {
  const services = createTestServices(database, { env });
  const app = await createApp({ services, rooms: [] });
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

it('security.txt names the contact, and a day within a year on which it expires', async () => {
  const answer = await ask({ SECURITY_CONTACT: 'security@example.org', PUBLIC_URL: SITE });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  expect(answer.body).toContain('Contact: mailto:security@example.org\n');
  expect(answer.body).toContain(`Canonical: ${SITE}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});

it('without a contact of its own it names the brokerage’s address', async () => {
  const answer = await ask({});
  expect(answer.body).toContain('Contact: mailto:hello@prairieandmain.example\n');
});
