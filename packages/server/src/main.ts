import { identifyCaller, identifyStream } from '#accounts';
import { findSampleHome } from '#listings';
import { listOutboxTexts } from '#messaging';
import {
  claimDatabase,
  createApp,
  createLog,
  type DatabaseRoles,
  defineAuditJobs,
  defineFileJobs,
  defineIdempotencyJob,
  defineOutsideAnswersJob,
  defineViewJob,
  openDatabase,
  rolesOf,
  type Settings,
  serveHealth,
  serveLive,
  serveMetrics,
  startEmbeddedPostgres,
  startMail,
  startMessages,
} from '#platform';
import { publishDemoAgents } from '../seeds/demo/agent-profiles.ts';
import { type DemoCast, playDemoCast } from '../seeds/demo/cast.ts';
import { saveHomesWhenFeedHasThem } from '../seeds/demo/saved-homes.ts';
import { attachPages } from './attach-pages.ts';
import { createServices } from './create-services.ts';
import { mailSamples } from './mail-samples.ts';
import { programMessages } from './messages.ts';
import { rooms } from './rooms.ts';

interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** The people who can sign in to a demo; null in production. */
  cast: DemoCast | null;
  /** Shuts down in order: requests, jobs, database. */
  close(): Promise<void>;
  /** Resolves when it can't continue (the embedded database died). */
  failed: Promise<Error>;
}

/**
 * Starts the whole program: database (embedded without DATABASE_URL), migrations, rooms, jobs,
 * HTTP. `isDev` serves the pages through Vite. Fails with an error whose message is a sentence.
 */
export async function startServer(
  settings: Settings,
  options: { isDev?: boolean; onProgress?: (sentence: string) => void } = {},
): Promise<RunningServer> {
  const log = createLog({ level: settings.LOG_LEVEL, pretty: settings.LOG_PRETTY });
  const tell = options.onProgress ?? (() => {});
  const closers: (() => Promise<unknown> | unknown)[] = [];
  let isClosing = false;
  const close = async () => {
    isClosing = true;
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const { roles, failed } = await requireDatabase(settings, log, closers);
    const { applied, ownsTables } = await claimDatabase(roles, settings.mode);
    if (ownsTables && settings.mode === 'production') log.warn(startMessages.ownsTables());
    if (applied.length > 0) tell(programMessages.migrated({ count: applied.length }));
    const database = openDatabase(roles.program, {
      max: settings.DATABASE_POOL,
      onLost: (error) => {
        if (!isClosing) log.warn({ err: error }, 'database connection lost');
      },
    });
    closers.push(() => database.close());
    const services = createServices(settings, database, { log, tell });
    const { jobs } = services;
    const app = await createApp({
      services,
      rooms,
      identify: identifyCaller(services),
      checkAnswers: options.isDev ?? false,
      surround: async (scope) => {
        await serveHealth(scope, services);
        serveLive(scope, services, identifyStream(services));
        defineFileJobs(services);
        defineAuditJobs(services);
        defineIdempotencyJob(services.db, services.jobs);
        defineViewJob(services);
        defineOutsideAnswersJob(services);
        startMail(
          scope,
          services,
          async () => mailSamples(settings, await findSampleHome(services.db)),
          (limit) => listOutboxTexts(services.db, limit),
        );
        await attachPages(scope, services, options.isDev ?? false);
      },
    });
    closers.push(() => app.close());
    if (settings.METRICS_PORT >= 0) {
      const metrics = await serveMetrics(
        services.metrics,
        settings.METRICS_HOST,
        settings.METRICS_PORT,
      );
      closers.push(() => new Promise((resolve) => metrics.close(resolve)));
    }
    const cast = settings.mode === 'demo' ? await playDemoCast(services) : null;
    if (cast) {
      saveHomesWhenFeedHasThem(services);
      await publishDemoAgents(services);
    }
    await app.listen({ host: settings.HOST, port: settings.PORT });
    await jobs.start();
    closers.push(() => jobs.stop());
    for (const room of rooms) {
      await room.opened?.(services);
      if (room.close) closers.push(() => room.close?.(services));
    }
    return { url: addressOf(app.server.address()), cast, close, failed };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireDatabase(
  settings: Settings,
  log: ReturnType<typeof createLog>,
  closers: (() => Promise<unknown> | unknown)[],
): Promise<{ roles: DatabaseRoles; failed: Promise<Error> }> {
  if (settings.DATABASE_URL) {
    return { roles: rolesOf(settings.DATABASE_URL, settings), failed: new Promise(() => {}) };
  }
  const postgres = await startEmbeddedPostgres({ stateDir: settings.stateDir, log });
  closers.push(() => postgres.stop());
  const { connection: owner, program } = postgres;
  return { roles: { owner, program }, failed: postgres.died };
}

function addressOf(address: ReturnType<import('node:net').Server['address']>): string {
  if (!address || typeof address === 'string') return String(address);
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
