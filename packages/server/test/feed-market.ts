import {
  type SampleMls,
  type SampleMlsOptions,
  startSampleMls,
} from '../../sample-mls/src/index.ts';
import { lockFeedWriting } from '../src/feed/runs/feed-lock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createTestServices } from './services.ts';

export const DAY_MINUTES = 24 * 60;
/** How many listings the market has. */
export const LISTINGS = 220;

export type FeedMarket = Awaited<ReturnType<typeof openFeedMarket>>;

/** An empty database and what fills it from a sample MLS. Close it after each test. */
export async function openFeedMarket() {
  const open: { close(): Promise<unknown> }[] = [];
  const createDatabase = async (): Promise<TestDatabase> => {
    const created = await createTestDatabase();
    open.push(created);
    return created;
  };
  const database = await createDatabase();
  return {
    database,
    /** One more, besides the test's own. */
    createDatabase,
    /** A market whose clock is stopped, three weeks ago. */
    async startMls(options: SampleMlsOptions = {}): Promise<SampleMls> {
      const mls = await startSampleMls({
        listings: LISTINGS,
        clockRate: 0,
        startAt: Date.now() - 21 * DAY_MINUTES * 60_000,
        requestsPerMinute: 0,
        ...options,
      });
      open.push(mls);
      return mls;
    },
    nodeOf: (mls: SampleMls, env: Record<string, string> = {}, of = database) =>
      createTestServices(of, {
        env: {
          MODE: 'demo',
          MLS_URL: `${mls.url}/odata`,
          MLS_TOKEN: mls.token,
          MLS_PAGE_SIZE: '50',
          MLS_NAME: 'Test MLS',
          ...env,
        },
      }),
    /** Runs `work` while a pass writes listings. */
    whileWriting: (work: () => Promise<void>) =>
      database.db.transaction().execute(async (tx) => {
        await lockFeedWriting(tx, { isAlone: false });
        await work();
      }),
    count: async (sql: string, of = database) =>
      Number((await of.pool.query(`select count(*) as n from ${sql}`)).rows[0].n),
    async close() {
      for (const one of open.reverse()) await one.close();
    },
  };
}
