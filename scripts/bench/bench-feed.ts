import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { indexWords } from '../../packages/server/src/feed/index.ts';
import { openDatabase } from '../../packages/server/src/platform/index.ts';
import type { BenchDatabases } from './bench-database.ts';
import type { Finding } from './budget.ts';
import { runProgram } from './child-program.ts';

const LEAST_A_SECOND = 2000;
const MAX_MEGABYTES = 400;

/**
 * Writes a feed file of this many listings with the sample MLS's generator, imports it through `npm
 * run feed -- import` and measures that. Returns the database's URL and the results.
 */
export async function benchFeed(
  databases: BenchDatabases,
  rows: number,
): Promise<{ url: string; findings: Finding[] }> {
  const url = await databases.make(`bench_${rows}`);
  const file = join(databases.folder, `${rows}.json`);
  await runProgram([
    'packages/sample-mls/src/write-feed-file.ts',
    '--rows',
    String(rows),
    '--out',
    file,
  ]);
  const megabytes = (await stat(file)).size / 1024 / 1024;
  const { seconds, peakMegabytes } = await runProgram(
    ['packages/server/src/feed.ts', 'import', file],
    {
      MODE: 'demo',
      DATABASE_URL: url,
      STATE_DIR: join(databases.folder, 'state'),
      LOG_LEVEL: 'warn',
    },
  );
  await rm(file);
  const { db, pool, close } = openDatabase({ url });
  const beforeWords = performance.now();
  const words = await indexWords(db);
  const wordSeconds = (performance.now() - beforeWords) / 1000;
  const { rows: counted } = await pool.query(
    `select (select count(*)::int from listing) as listed,
       (select sum(refused)::int from feed_run) as refused`,
  );
  await pool.query('vacuum analyze listing, listing_words');
  await close();
  const { listed, refused } = counted[0];
  if (listed + refused !== rows) throw new Error(`${rows} rows went in, ${listed} came out`);
  const size = rows.toLocaleString('en-US');
  return {
    url,
    findings: [
      {
        what: `import of ${size} listings (${Math.round(megabytes)} MB), whole program`,
        value: listed / seconds,
        unit: 'a second',
        budget: { least: LEAST_A_SECOND },
      },
      {
        what: `descriptions indexed by words after that import`,
        value: words / wordSeconds,
        unit: 'a second',
        budget: null,
      },
      ...(peakMegabytes === null
        ? []
        : [
            {
              what: `most memory of that import`,
              value: peakMegabytes,
              unit: 'MB',
              budget: { most: MAX_MEGABYTES },
            },
          ]),
    ],
  };
}
