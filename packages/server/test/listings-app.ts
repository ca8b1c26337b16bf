import type { InjectOptions } from 'fastify';
import { type App, createApp } from '#platform';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { homeRooms } from './home-rooms.ts';
import { createTestServices } from './services.ts';

export interface TestAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the test expects of it
  body: any;
  headers: Record<string, unknown>;
}

/** The API of the listings room on a test database, driven in process. */
export interface TestApp {
  app: App;
  database: TestDatabase;
  /** Asks a call below /api/v1. */
  get(path: string, query?: Record<string, string>): Promise<TestAnswer>;
  post(path: string, body: unknown): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** Every answer of this app is checked against the contract. `env` are settings. */
export async function createListingsApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const services = createTestServices(database, { env });
  const app = await createApp({ services, rooms: homeRooms, checkAnswers: true });
  await app.ready();
  const ask = async (request: InjectOptions): Promise<TestAnswer> => {
    const reply = await app.inject(request);
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  return {
    app,
    database,
    get: (path, query) => ask({ method: 'GET', url: `/api/v1/${path}`, query: query ?? {} }),
    post: (path, body) =>
      ask({ method: 'POST', url: `/api/v1/${path}`, payload: body as Record<string, unknown> }),
    async close() {
      await app.close();
      await database.close();
    },
  };
}
