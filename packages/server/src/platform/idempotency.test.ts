import { createHash } from 'node:crypto';
import { defineEndpoint } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { type App, createApp } from './app.ts';
import { defineEvent, recordEvent } from './events.ts';
import { answerOnce, defineIdempotencyJob } from './idempotency.ts';
import { refuse } from './refusal-error.ts';
import { serveEndpoint } from './serve-endpoint.ts';

const leaveNote = defineEndpoint('POST Test/LeaveNote', {
  access: { kind: 'public' },
  summary: 'Leaves a note',
  isForm: true,
  body: z.object({ note: z.string() }),
  answer: z.object({ said: z.string(), number: z.number() }),
  example: { said: 'hello', number: 1 },
});

let database: TestDatabase;
const noteLeft = defineEvent('test.note-left', z.string());

let app: App;
let tries = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const services = createTestServices(database);
  const room = {
    name: 'test',
    start: (scope: App) =>
      serveEndpoint(scope, leaveNote, ({ body, idempotencyKey }) =>
        answerOnce(
          services,
          { scope: leaveNote.path, key: idempotencyKey, body },
          async (tx) => {
            if (body.note === 'bad') refuse('bad-input');
            await recordEvent(tx, noteLeft, body.note);
            await sql`select pg_sleep(0.2)`.execute(tx);
            return { said: body.note, number: await countNotes(tx) };
          },
          async () => {
            tries += 1;
          },
        ),
      ),
  };
  app = await createApp({ services, rooms: [room], checkAnswers: true });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  tries = 0;
  await database.empty('idempotent_answer', 'event_outbox');
});

async function countNotes(db: TestDatabase['db'] = database.db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from event_outbox`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

async function leave(note: string, key?: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/test/leavenote',
    payload: { note },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

describe('a form with a key', () => {
  it('sent again gets the same answer, and nothing happens twice', async () => {
    const first = await leave('hello', 'key-of-form-1');
    expect(first).toEqual({ status: 200, body: { said: 'hello', number: 1 } });
    expect(await leave('hello', 'key-of-form-1')).toEqual(first);
    expect(await countNotes()).toBe(1);
    expect(tries).toBe(1);
  });

  it('sent twice at the same time happens once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => leave('hello', 'key-of-form-2')));
    for (const answer of answers) {
      expect(answer).toEqual({ status: 200, body: { said: 'hello', number: 1 } });
    }
    expect(await countNotes()).toBe(1);
  });

  it('is refused with another body', async () => {
    await leave('hello', 'key-of-form-3');
    const { status, body } = await leave('other', 'key-of-form-3');
    expect([status, body.code]).toEqual([422, 'idempotency-key-reused']);
    expect(await countNotes()).toBe(1);
  });

  it('that was refused may be corrected and sent with the same key', async () => {
    expect((await leave('bad', 'key-of-form-4')).status).toBe(400);
    expect((await leave('good', 'key-of-form-4')).body).toEqual({ said: 'good', number: 1 });
  });

  it.each(['short', 'with space in it', `${'x'.repeat(129)}`, 'ümlaut-in-the-key'])(
    'is refused when the key is “%s”',
    async (key) => {
      const { status, body } = await leave('hello', key);
      expect([status, body.errors[0]?.field]).toEqual([400, 'idempotency-key']);
    },
  );
});

it('stores its answer sealed, and refuses the key when the answer can’t be opened', async () => {
  await leave('quiet words', 'key-of-form-7');
  const { rows } = await database.pool.query('select * from idempotent_answer');
  const [row] = rows as [{ sealed_answer: Buffer; body_hash: Buffer }];
  expect(row.sealed_answer.length).toBeGreaterThan(0);
  expect(row.sealed_answer.includes('quiet words')).toBe(false);
  const plain = createHash('sha256').update('{"note":"quiet words"}').digest();
  expect(row.body_hash.equals(plain)).toBe(false);
  await database.pool.query(`update idempotent_answer set sealed_answer = decode('00', 'hex')
    || substring(sealed_answer from 1 for octet_length(sealed_answer) - 1)`);
  expect(await leave('quiet words', 'key-of-form-7')).toMatchObject({ status: 422 });
  expect(await countNotes()).toBe(1);
});

it('without a key happens each time', async () => {
  await leave('hello');
  expect((await leave('hello')).body.number).toBe(2);
  expect(await countNotes()).toBe(2);
  const { rows } = await database.pool.query('select 1 from idempotent_answer');
  expect(rows).toHaveLength(0);
});

it('answers are stored for at least a day and deleted after two', async () => {
  await leave('hello', 'key-of-form-5');
  await leave('there', 'key-of-form-6');
  await database.pool.query(
    `update idempotent_answer set recorded_at = now() - interval '25 hours';
     insert into idempotent_answer (scope, key_hash, body_hash, sealed_answer, recorded_at)
     values ('old', 'a', 'b', 'c', now() - interval '49 hours')`,
  );
  const jobs = new Map<string, (data: unknown, signal: AbortSignal) => Promise<void>>();
  const define = ({ name, run }: { name: string; run: never }) => jobs.set(name, run);
  defineIdempotencyJob(database.db, { define } as never);
  await jobs.get('platform.forget-form-answers')?.(null, new AbortController().signal);
  const { rows } = await database.pool.query('select distinct scope from idempotent_answer');
  expect(rows).toEqual([{ scope: leaveNote.path }]);
  expect((await leave('hello', 'key-of-form-5')).body.number).toBe(1);
});

it('the documentation names the header', async () => {
  const document = app.swagger() as unknown as {
    paths: Record<string, { post: { parameters: { name: string; in: string }[] } }>;
  };
  expect(document.paths['/api/v1/Test/LeaveNote']?.post.parameters).toEqual([
    expect.objectContaining({ name: 'idempotency-key', in: 'header' }),
  ]);
});
