import { localArea } from '@homestead/contract/platform';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { DB } from './database-types.generated.ts';
import { JOB_SCHEMA } from './job-schema.ts';
import type { Hub } from './live/hub.ts';
import type { Log } from './log.ts';

/** When a job recurs: by `cron` (local time) on one node, or by a timer on every node. */
export interface Schedule {
  cron?: string;
  /** Repeats on this node by a timer, so the job must be safe to run on several nodes. */
  everySeconds?: number;
  /** After how many seconds it counts as lost and may be retried. Defaults to 900. */
  expireSeconds?: number;
}

/** The recurring jobs by name. */
export type Timetable = Readonly<Record<string, Schedule>>;

/** Work done outside a request. */
interface JobDefinition {
  name: string;
  /** It recurs, at the times listed under its name in the timetable. */
  recurs?: true;
  /** A notification channel that also triggers a job with a timer. */
  wakesOn?: string;
  run: (data: unknown, signal: AbortSignal) => Promise<void>;
}

interface JobsParts {
  pool: pg.Pool;
  hub: Hub;
  log: Log;
  timetable: Timetable;
  pollSeconds?: number;
}

type ScheduledJob = JobDefinition & Schedule;

/** The job runner: pg-boss in the schema `pgboss` of the same database. */
export class Jobs {
  readonly #definitions = new Map<string, ScheduledJob>();
  readonly #timetable: Timetable;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  readonly #boss: PgBoss;
  readonly #hub: Hub;
  readonly #log: Log;
  readonly #pollSeconds: number;
  #isReady = false;

  /** `pollSeconds`: how often queues are checked for work without a notification. */
  constructor({ pool, hub, log, timetable, pollSeconds = 30 }: JobsParts) {
    this.#hub = hub;
    this.#log = log;
    this.#timetable = timetable;
    this.#pollSeconds = pollSeconds;
    this.#boss = new PgBoss({
      db: {
        executeSql: (text, values) => pool.query(text, values as unknown[]),
        listen: async (channel, onNotify, onConnect) => {
          const stopListening = hub.listen(channel, { onNotify, onConnect });
          return { close: async () => stopListening() };
        },
      },
      schema: JOB_SCHEMA,
      // The owner's part, done with the migrations.
      migrate: false,
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job runner'));
  }

  /** Whether jobs are being processed. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Names of all jobs, for the timetable and its tests. */
  get names(): string[] {
    return [...this.#definitions.keys()];
  }

  /** Throws for a duplicate name, and for a recurring job without a time in the timetable. */
  define(definition: JobDefinition): void {
    const { name, recurs } = definition;
    if (this.#definitions.has(name)) throw new Error(`The job ${name} is defined twice`);
    const schedule = this.#timetable[name];
    if ((recurs ?? false) !== (schedule !== undefined)) {
      throw new Error(`The job ${name} and the timetable disagree on whether it recurs`);
    }
    this.#definitions.set(name, { ...definition, ...schedule });
  }

  /** Starts processing jobs. Later definitions are ignored. */
  async start(): Promise<void> {
    this.#hub.start();
    await this.#boss.start();
    for (const job of this.#definitions.values()) {
      if (job.everySeconds) this.#startTimer(job, job.everySeconds);
      else await this.#startQueue(job);
    }
    await this.#forgetUnknownSchedules();
    this.#isReady = true;
  }

  /** Queues a job, in the caller's database transaction if one is given. */
  async send(name: string, data: object, tx?: Kysely<DB>): Promise<void> {
    if (!this.#definitions.has(name)) throw new Error(`There is no job ${name}`);
    await this.#boss.send(name, data, tx ? { db: withinTransaction(tx) } : {});
  }

  /** Waits up to `seconds` for running jobs, then abandons them. */
  async stop(seconds = 5): Promise<void> {
    this.#isReady = false;
    this.#ending.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.race([
      Promise.allSettled(this.#running),
      new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref()),
    ]);
    await this.#boss.stop({ graceful: true, timeout: seconds * 1000 });
    await this.#hub.stop();
  }

  async #startQueue(job: ScheduledJob): Promise<void> {
    const expireInSeconds = job.expireSeconds ?? 900;
    await this.#boss.createQueue(job.name, {
      policy: job.cron ? 'exclusive' : 'standard',
      retryLimit: job.cron ? 0 : 8,
      retryBackoff: true,
      expireInSeconds,
    });
    // A queue made by an earlier version does not notify yet.
    await this.#boss.updateQueue(job.name, { notify: true });
    const intervals = {
      pollingIntervalSeconds: Math.min(2, this.#pollSeconds),
      notifyPollingIntervalSeconds: this.#pollSeconds,
    };
    const worker = await this.#boss.work(job.name, intervals, async ([received]) => {
      if (!received) return;
      // One notification may cover many jobs: look for the next one right away.
      this.#boss.notifyWorker(worker);
      await this.#run(job, received.data);
    });
    if (job.cron) await this.#boss.schedule(job.name, job.cron, null, { tz: localArea().timeZone });
  }

  /** An earlier version of the program may have left schedules of removed jobs. */
  async #forgetUnknownSchedules(): Promise<void> {
    for (const { name } of await this.#boss.getSchedules()) {
      if (!this.#definitions.has(name)) await this.#boss.unschedule(name);
    }
  }

  #startTimer(job: JobDefinition, seconds: number): void {
    let timer: NodeJS.Timeout;
    let isRunning = false;
    let isWanted = false;
    const wait = () => {
      timer = setTimeout(run, seconds * 1000);
      this.#timers.add(timer);
    };
    const run = async () => {
      isWanted = true;
      if (isRunning) return;
      isRunning = true;
      clearTimeout(timer);
      this.#timers.delete(timer);
      while (isWanted && !this.#ending.signal.aborted) {
        isWanted = false;
        await this.#run(job, null).catch(() => {});
      }
      isRunning = false;
      if (!this.#ending.signal.aborted) wait();
    };
    wait();
    if (job.wakesOn) this.#hub.listen(job.wakesOn, { onNotify: run, onConnect: run });
  }

  async #run(job: JobDefinition, data: unknown): Promise<void> {
    const work = job.run(data, this.#ending.signal).catch((error) => {
      if (!this.#ending.signal.aborted)
        this.#log.error({ err: error, job: job.name }, 'job failed');
      throw error;
    });
    this.#running.add(work);
    try {
      await work;
    } finally {
      this.#running.delete(work);
    }
  }
}

function withinTransaction(tx: Kysely<DB>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await tx.executeQuery(CompiledQuery.raw(text, values));
      return { rows: result.rows as never[] };
    },
  };
}
