import { defineEndpoint } from '@homestead/contract/platform';
import { vi } from 'vitest';
import { z } from 'zod';
import { createApp, RefusalError, type Room, serveEndpoint } from '../src/platform/index.ts';
import { createTestDatabase } from './database.ts';
import { createTestHouse } from './house.ts';

/** What an endpoint of a test has to declare beside its method and path. */
export const publicCall = {
  access: { kind: 'public' },
  summary: 'For the test',
  answer: z.object({ said: z.unknown() }),
  example: { said: 1 },
} as const;

const echo = defineEndpoint({
  ...publicCall,
  method: 'POST',
  path: 'Test/Echo',
  labels: { beds: 'Bedrooms' },
  body: z.strictObject({
    beds: z.number().int().min(1).max(9).optional(),
    any: z.unknown().optional(),
  }),
});
const read = defineEndpoint({
  ...publicCall,
  method: 'GET',
  path: 'Test/Read',
  query: z.object({ fail: z.string().optional(), long: z.string().optional() }),
});
const hidden = defineEndpoint({
  ...publicCall,
  method: 'GET',
  path: 'Test/Hidden',
  access: { kind: 'permission', anyOf: ['leads'], reach: 'own' },
});

const failures: Record<string, () => Error> = {
  refusal: () => new RefusalError('taken', { status: 409, sentence: 'This is taken.' }),
  bug: () => new Error('secret detail of the inside'),
  lost: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  slow: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
  full: () => new Error('timeout exceeded when trying to connect'),
  crowded: () => Object.assign(new Error('too many clients'), { code: '53300' }),
  bytes: () => Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  wait: () =>
    new RefusalError('too-many', { status: 429, sentence: 'Wait.' }, { retryAfterSeconds: 7 }),
};

export type EchoApp = Awaited<ReturnType<typeof openEchoApp>>;

/**
 * The platform with one room, whose calls say what they were sent (`Test/Echo`), read or fail
 * (`Test/Read`), or are nobody's to ask (`Test/Hidden`).
 */
export async function openEchoApp() {
  const database = await createTestDatabase();
  const house = createTestHouse(database);
  const reads = vi.fn();
  const room: Room = {
    name: 'test',
    start(app) {
      serveEndpoint(app, echo, async ({ body }) => ({ said: body ?? null }));
      serveEndpoint(app, hidden, async () => ({ said: 'hidden' }));
      serveEndpoint(app, read, async ({ query }) => {
        reads();
        const failure = failures[query.fail ?? ''];
        if (failure) throw failure();
        return { said: query.long ? 'x'.repeat(5000) : 'read' };
      });
    },
  };
  const app = await createApp({ house, rooms: [room] });
  return {
    app,
    database,
    house,
    /** Called whenever `Test/Read` is. */
    reads,
    send: (payload: string, type = 'application/json') =>
      app.inject({
        method: 'POST',
        url: '/api/v1/Test/Echo',
        payload,
        headers: { 'content-type': type },
      }),
    /** Reads with one of the failures. */
    failWith: (fail: string) => app.inject(`/api/v1/Test/Read?fail=${fail}`),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
