import { defineEndpoint } from '@homestead/contract/platform';
import { vi } from 'vitest';
import { z } from 'zod';
import { createApp, RefusalError, type Room, serveEndpoint } from '../src/platform/index.ts';
import { createTestDatabase } from './database.ts';
import { createTestServices } from './services.ts';

/** What a test's endpoint must declare besides its method and path. */
export const publicCall = {
  access: { kind: 'public' },
  summary: 'For the test',
  answer: z.object({ said: z.unknown() }),
  example: { said: 1 },
} as const;

const echo = defineEndpoint('POST Test/Echo', {
  ...publicCall,
  labels: { beds: 'Bedrooms' },
  body: z.strictObject({
    beds: z.number().int().min(1).max(9).optional(),
    any: z.unknown().optional(),
  }),
});
const read = defineEndpoint('GET Test/Read', {
  ...publicCall,
  query: z.object({ fail: z.string().optional(), long: z.string().optional() }),
});
const hidden = defineEndpoint('GET Test/Hidden', {
  ...publicCall,
  access: { kind: 'permission', anyOf: ['leads'], scope: 'own' },
});

const failures: Record<string, () => Error> = {
  refusal: () => new RefusalError('taken', { status: 409, sentence: 'This is taken.' }),
  bug: () => new Error('secret detail of the inside'),
  lost: () => Object.assign(new Error('terminating connection'), { code: '57P01' }),
  slow: () => Object.assign(new Error('canceling statement'), { code: '57014' }),
  full: () => new Error('timeout exceeded when trying to connect'),
  crowded: () => Object.assign(new Error('too many clients'), { code: '53300' }),
  cut: () => new Error('Client has encountered a connection error and is not queryable'),
  elsewhere: () => Object.assign(new Error('cannot execute INSERT'), { code: '25006' }),
  bytes: () => Object.assign(new Error('invalid byte sequence'), { code: '22021' }),
  number: () => Object.assign(new Error('integer out of range'), { code: '22003' }),
  malformed: () => Object.assign(new Error('invalid input syntax'), { code: '22P02' }),
  wait: () =>
    new RefusalError('too-many', { status: 429, sentence: 'Wait.' }, { retryAfterSeconds: 7 }),
};

export type EchoApp = Awaited<ReturnType<typeof openEchoApp>>;

/**
 * The platform with one room, whose calls return their input (`Test/Echo`), read or fail
 * (`Test/Read`), or are closed to everyone (`Test/Hidden`).
 */
export async function openEchoApp() {
  const database = await createTestDatabase();
  const services = createTestServices(database);
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
  const app = await createApp({ services, rooms: [room] });
  return {
    app,
    database,
    services,
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
