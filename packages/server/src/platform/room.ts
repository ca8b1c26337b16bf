import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database.ts';
import type { Events } from './events.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from './log.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** What the platform lends to every room. */
export interface House {
  settings: Settings;
  db: OpenDatabase['db'];
  pool: OpenDatabase['pool'];
  jobs: Jobs;
  events: Events;
  mail: Mail;
  secrets: Secrets;
  log: Log;
  metrics: Metrics;
  /** Says a sentence to the person at the terminal. */
  tell: (sentence: string) => void;
}

/** A room's own start: it registers its routes, jobs and subscriptions, and may answer how to end. */
export interface Room {
  name: string;
  start(app: FastifyInstance, house: House): Promise<void> | void;
  /** Called once the server listens and jobs run. */
  opened?(house: House): Promise<void> | void;
  /** Called before the database closes. */
  close?(house: House): Promise<void> | void;
}
