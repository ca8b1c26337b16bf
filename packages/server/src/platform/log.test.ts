import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { createApp } from './app.ts';
import { createLog, loggablePath } from './log.ts';

/** A log and its output. */
function recordedLog() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: createLog({ level: 'trace', pretty: false, sink }), written: () => lines.join('') };
}

it('values with names of secrets are never written', () => {
  const { log, written } = recordedLog();
  log.info({ password: 'hunter2', headers: { authorization: 'Bearer hunter2' } }, 'a');
  log.info({ a: { b: { token: 'hunter2', cookie: 'hunter2' } }, secret: 'hunter2' }, 'b');
  expect(written()).toContain('(removed)');
  expect(written()).not.toContain('hunter2');
});

it('a query string is left out, since it may hold personal data', () => {
  expect(loggablePath('/api/v1/x?email=a@b.example')).toBe('/api/v1/x?…');
  expect(loggablePath('/property-list')).toBe('/property-list');
});

it('a request leaves its path, status and id, and none of its contents', async () => {
  const database = await createTestDatabase();
  const { log, written } = recordedLog();
  const app = await createApp({ services: createTestServices(database, { log }), rooms: [] });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/nothing?email=private@person.example',
    payload: { password: 'hunter2', note: 'private note' },
    headers: { authorization: 'Bearer hunter2', cookie: 'session=hunter2' },
  });
  await app.close();
  await database.close();
  expect(written()).toContain('"path":"/api/nothing?…"');
  expect(written()).toContain(String(answer.headers['x-request-id']));
  expect(written()).not.toMatch(/hunter2|private/);
});
