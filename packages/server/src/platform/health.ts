import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readMigrations } from './migrate.ts';
import type { House } from './room.ts';

/**
 * `/healthz`: the program runs. `/readyz`: the database answers, every migration is applied, jobs
 * are taken; 503 with what is missing otherwise.
 */
export async function serveHealth(app: FastifyInstance, house: House): Promise<void> {
  const wanted = (await readMigrations()).length;
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const parts = { database: false, migrations: false, jobs: house.jobs.isReady };
    try {
      const { rows } = await sql<{ applied: number }>`
        select count(*)::int as applied from migration`.execute(house.db);
      parts.database = true;
      parts.migrations = rows[0]?.applied === wanted;
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
    }
    const isReady = Object.values(parts).every(Boolean);
    reply.status(isReady ? 200 : 503).header('cache-control', 'no-store');
    return { status: isReady ? 'ready' : 'not ready', ...parts };
  });
}
