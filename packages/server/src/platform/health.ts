import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readMigrations } from './migrate.ts';
import type { Services } from './room.ts';

/**
 * `/healthz`: the program is running. `/readyz`: the database answers, every migration is applied,
 * jobs are processed; otherwise 503 with what is missing.
 */
export async function serveHealth(app: FastifyInstance, services: Services): Promise<void> {
  const wanted = (await readMigrations()).length;
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const parts = { database: false, migrations: false, jobs: services.jobs.isReady };
    try {
      const { rows } = await sql<{ applied: number }>`
        select count(*)::int as applied from migration`.execute(services.db);
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
