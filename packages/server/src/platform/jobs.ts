import { OMAHA_ZONE } from '@homestead/contract/platform';
import { CompiledQuery, type Kysely } from 'kysely';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { DB } from './database-types.generated.ts';
import type { Log } from './log.ts';

/** When a job recurs: by `cron` (Omaha time) on one node, or by a timer on every node. */
export interface Schedule {
  cron?: string;
  /** Repeats on this node by a timer; the job itself must bear running on several nodes. */
  everySeconds?: number;
  /** After how many seconds it counts as lost and may be tried again; 900 unless said. */
  expireSeconds?: number;
}

/** The recurring jobs by name. */
export type Timetable = Readonly<Record<string, Schedule>>;

/** Work done outside a request. */
export interface JobDefinition {
  name: string;
  /** It recurs, at the times that the timetable gives under its name. */
  recurs?: true;
  run: (data: unknown, signal: AbortSignal) => Promise<void>;
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
  readonly #log: Log;
  #isReady = false;

  constructor(pool: pg.Pool, log: Log, timetable: Timetable) {
    this.#log = log;
    this.#timetable = timetable;
    this.#boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
      schema: 'pgboss',
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'job runner'));
  }

  /** Whether jobs are being taken. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Names of all jobs, for the timetable and its tests. */
  get names(): string[] {
    return [...this.#definitions.keys()];
  }

  /** Refuses a name that is taken, and a recurring job without a time in the timetable. */
  define(definition: JobDefinition): void {
    const { name, recurs } = definition;
    if (this.#definitions.has(name)) throw new Error(`The job ${name} is defined twice`);
    const schedule = this.#timetable[name];
    if ((recurs ?? false) !== (schedule !== undefined)) {
      throw new Error(`The job ${name} and the timetable disagree on whether it recurs`);
    }
    this.#definitions.set(name, { ...definition, ...schedule });
  }

  /** Starts taking jobs. Definitions that come later are not heard of. */
  async start(): Promise<void> {
    await this.#boss.start();
    for (const job of this.#definitions.values()) {
      if (job.everySeconds) this.#startTimer(job, job.everySeconds);
      else await this.#startQueue(job);
    }
    await this.#forgetUnknownSchedules();
    this.#isReady = true;
  }

  /** Asks for a job, in the caller's database transaction if one is given. */
  async send(name: string, data: object, tx?: Kysely<DB>): Promise<void> {
    if (!this.#definitions.has(name)) throw new Error(`There is no job ${name}`);
    await this.#boss.send(name, data, tx ? { db: withinTransaction(tx) } : {});
  }

  /** Waits for running jobs at most `seconds`, then lets go of them. */
  async stop(seconds = 5): Promise<void> {
    this.#isReady = false;
    this.#ending.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.race([
      Promise.allSettled(this.#running),
      new Promise((resolve) => setTimeout(resolve, seconds * 1000).unref()),
    ]);
    await this.#boss.stop({ graceful: true, timeout: seconds * 1000 });
  }

  async #startQueue(job: ScheduledJob): Promise<void> {
    const expireInSeconds = job.expireSeconds ?? 900;
    await this.#boss.createQueue(job.name, {
      policy: job.cron ? 'exclusive' : 'standard',
      retryLimit: job.cron ? 0 : 8,
      retryBackoff: true,
      expireInSeconds,
    });
    await this.#boss.work(job.name, { pollingIntervalSeconds: 2 }, async ([received]) => {
      if (received) await this.#run(job, received.data);
    });
    if (job.cron) await this.#boss.schedule(job.name, job.cron, null, { tz: OMAHA_ZONE });
  }

  /** An earlier version of the program may have left times of jobs that are no more. */
  async #forgetUnknownSchedules(): Promise<void> {
    for (const { name } of await this.#boss.getSchedules()) {
      if (!this.#definitions.has(name)) await this.#boss.unschedule(name);
    }
  }

  #startTimer(job: JobDefinition, seconds: number): void {
    const again = () => {
      const timer = setTimeout(async () => {
        this.#timers.delete(timer);
        await this.#run(job, null).catch(() => {});
        if (!this.#ending.signal.aborted) again();
      }, seconds * 1000);
      this.#timers.add(timer);
    };
    again();
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
