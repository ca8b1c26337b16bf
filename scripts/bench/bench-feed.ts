import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { indexWords } from '../../packages/server/src/feed/index.ts';
import { openDatabase } from '../../packages/server/src/platform/index.ts';
import type { BenchDatabases } from './bench-database.ts';
import type { Finding } from './budget.ts';
import { runProgram } from './child-program.ts';

/**
 * An import may take this many times as long as parsing the same records and inserting each into a
 * table of one key and the record. It derives columns, details, notes and history besides, and
 * keeps the search indexes. Measured on two busy cores: 2.8 for 20,000 listings, 3.4 for 5,000, and
 * 4.4 for 2,000, where it is mostly the program's start.
 */
const MOST_TIMES_PLAIN = 6;
/** What an import keeps in memory doesn't grow with its file. Measured: 1.3 to 1.5. */
const MOST_TIMES_SMALL = 2;
const SMALL_ROWS = 1000;
const BATCH = 100;

interface Imported {
  url: string;
  file: string;
  seconds: number;
  peakMegabytes: number | null;
}

/**
 * Writes a feed file of this many listings with the sample MLS's generator and imports it through
 * `npm run feed -- import`. Measures that against a plain insert of the same records, half of it
 * before and half after, and its memory against a small import. Returns the database's URL and the
 * results.
 */
export async function benchFeed(
  databases: BenchDatabases,
  rows: number,
): Promise<{ url: string; findings: Finding[] }> {
  const small = await importRows(databases, { name: `small_${rows}`, rows: SMALL_ROWS });
  await rm(small.file);
  const large = await importRows(databases, { name: `bench_${rows}`, rows, isTimed: true });
  const { url, file, seconds, plainSeconds } = large;
  const megabytes = (await stat(file)).size / 1024 / 1024;
  await rm(file);
  const { db, pool, close } = openDatabase({ url }, { statementSeconds: 900 });
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
        budget: null,
      },
      {
        what: 'time of that import, to that of a plain insert',
        value: seconds / plainSeconds,
        unit: 'times',
        budget: { most: MOST_TIMES_PLAIN },
      },
      {
        what: `descriptions indexed by words after that import`,
        value: words / wordSeconds,
        unit: 'a second',
        budget: null,
      },
      ...(large.peakMegabytes === null || small.peakMegabytes === null
        ? []
        : [
            {
              what: `most memory of that import, to that of ${SMALL_ROWS.toLocaleString('en-US')} listings`,
              value: large.peakMegabytes / small.peakMegabytes,
              unit: 'times',
              budget: { most: MOST_TIMES_SMALL },
            },
          ]),
    ],
  };
}

async function importRows(
  databases: BenchDatabases,
  { name, rows, isTimed = false }: { name: string; rows: number; isTimed?: boolean },
): Promise<Imported & { plainSeconds: number }> {
  const url = await databases.make(name);
  const file = join(databases.folder, `${name}.json`);
  await runProgram([
    'packages/sample-mls/src/write-feed-file.ts',
    '--rows',
    String(rows),
    '--out',
    file,
  ]);
  const before = isTimed ? await insertPlainly(url, file) : 0;
  const { seconds, peakMegabytes } = await runProgram(
    ['packages/server/src/feed.ts', 'import', file],
    {
      MODE: 'demo',
      DATABASE_URL: url,
      STATE_DIR: join(databases.folder, 'state'),
      LOG_LEVEL: 'warn',
    },
  );
  const after = isTimed ? await insertPlainly(url, file) : 0;
  return { url, file, seconds, peakMegabytes, plainSeconds: (before + after) / 2 };
}

/** Parses a feed file and inserts its records, in batches of their own commits. Returns seconds. */
async function insertPlainly(url: string, file: string): Promise<number> {
  const { pool, close } = openDatabase({ url }, { statementSeconds: 900 });
  await pool.query('create table plain_record (key text primary key, record json not null)');
  const start = performance.now();
  let batch: { key: string; record: unknown }[] = [];
  const write = async () => {
    await pool.query(
      `insert into plain_record select key, record
       from json_to_recordset($1::json) as r(key text, record json)`,
      [JSON.stringify(batch)],
    );
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (!line.startsWith('{"ListingKey"')) continue;
    const record = JSON.parse(line.replace(/,$/, ''));
    batch.push({ key: record.ListingKey, record });
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
  const seconds = (performance.now() - start) / 1000;
  await pool.query('drop table plain_record');
  await close();
  return seconds;
}
