import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database.ts';
import type { Events } from './events.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs.ts';
import type { Hub } from './live/hub.ts';
import type { LiveChannel } from './live/live-channel.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { Throttles } from './throttles/throttles.ts';

/** The platform's services for every room. */
export interface Services {
  settings: Settings;
  db: OpenDatabase['db'];
  pool: OpenDatabase['pool'];
  jobs: Jobs;
  events: Events;
  hub: Hub;
  live: LiveChannel;
  mail: Mail;
  files: Files;
  throttles: Throttles;
  secrets: Secrets;
  log: Log;
  metrics: Metrics;
  /** Prints a sentence at the terminal. */
  tell: (sentence: string) => void;
}

/**
 * A room's start function: it registers its routes, jobs and subscriptions, and may return how to
 * stop.
 */
export interface Room {
  name: string;
  start(app: FastifyInstance, services: Services): Promise<void> | void;
  /** Called once the server listens and jobs run. */
  opened?(services: Services): Promise<void> | void;
  /** Called before the database closes. */
  close?(services: Services): Promise<void> | void;
}
