import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  openDatabase,
  readSettings,
  setServiceArea,
  startEmbeddedPostgres,
} from '../packages/server/src/platform/index.ts';
import { insertListings } from '../packages/server/test/factories/listings.ts';
import { findFreePort, NodeProcess } from './faults/node-process.ts';
import { newTally, startWriters } from './faults/writers.ts';

/*
 * `npm run faults -- [rounds]`: a node in production mode on a database of its own, with writers,
 * and in each round one fault of each kind: kill -9 of the node, kill -9 and restart of the
 * database, pg_terminate_backend of all of the node's connections. Counts acknowledged writes, and
 * ends with exit code 1 when one is lost or doubled, the node ends by itself, or an answer is
 * neither 200 nor a 503 with Retry-After. Needs a build.
 */
setServiceArea(readSettings({ MODE: 'demo' }, '.').serviceArea);
const rounds = Number(process.argv[2] ?? 20);
const WRITERS = 4;

const folder = await mkdtemp(join(tmpdir(), 'hs-faults-'));
// Started by root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o711);
const startDatabase = () =>
  startEmbeddedPostgres({ stateDir: join(folder, 'db'), log: { info() {}, warn: console.warn } });
let postgres = await startDatabase();
const urlAs = (user: string) =>
  `postgresql://${user}@localhost:${postgres.connection.port}/${postgres.connection.database}` +
  `?host=${encodeURIComponent(postgres.connection.host)}`;

const node = new NodeProcess(await findFreePort(), {
  DATABASE_URL: urlAs(postgres.program.user),
  MIGRATIONS_DATABASE_URL: urlAs(postgres.connection.user),
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  STATE_DIR: join(folder, 'node'),
  BROKERAGE_NAME: 'Faults Realty',
  BROKERAGE_PHONE: '+14025550100',
  BROKERAGE_EMAIL: 'office@example.org',
  FORMS_PER_PERSON: '1000000',
  FORMS_PER_ADDRESS: '1000000',
});
const tally = newTally();
const pages = { broken: 0, wrong: [] as string[] };

async function killNode(): Promise<void> {
  await node.kill();
  await node.start();
}

async function killDatabase(): Promise<void> {
  const pid = Number(
    (await readFile(join(postgres.home, 'data/postmaster.pid'), 'utf8')).split('\n')[0],
  );
  process.kill(pid, 'SIGKILL');
  await postgres.died;
  await lookAtPage();
  await postgres.stop();
  postgres = await startDatabase();
  await node.isReady();
}

async function endConnections(): Promise<void> {
  const { pool, close } = openDatabase(postgres.connection, { max: 1 });
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [
    postgres.program.user,
  ]);
  await close();
  await node.isReady();
}

/** While the database is away, a page is an error page that says so. */
async function lookAtPage(): Promise<void> {
  const path = `/property-list?city=Nowhere${tally.sent.size}`;
  const answer = await fetch(`${node.url}${path}`).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  if (answer?.status === 503 && type.startsWith('text/html') && answer.headers.has('retry-after')) {
    pages.broken += 1;
  } else {
    pages.wrong.push(`${path} ${answer?.status ?? 'cut'} ${type}`);
  }
}

const faults = { killNode, killDatabase, endConnections };

async function run(): Promise<boolean> {
  await node.start();
  const { db, close } = openDatabase(postgres.connection, { max: 1 });
  await insertListings(db, [{ mls_number: '22699999' }]);
  await close();
  const acknowledgedIn: Record<string, number> = {};
  for (const [name, fault] of Object.entries(faults)) {
    const before = tally.acknowledged.size;
    for (let round = 1; round <= rounds; round += 1) {
      const stop = startWriters(tally, { url: node.url, mlsNumber: '22699999', count: WRITERS });
      await pause(200 + Math.random() * 400);
      await fault();
      const after = tally.acknowledged.size;
      await someAcknowledged(after + WRITERS);
      await stop();
    }
    acknowledgedIn[name] = tally.acknowledged.size - before;
    console.log(`${name}: ${rounds} rounds, ${acknowledgedIn[name]} acknowledged writes`);
  }
  return isSound();
}

/** Fails when the writers get nothing but wrong answers. */
async function someAcknowledged(count: number): Promise<void> {
  for (let tries = 0; tally.acknowledged.size < count; tries += 1) {
    if (tries > 200) throw new Error(`No writes are acknowledged: ${tally.wrong.at(-1)}`);
    await pause(20);
  }
}

async function isSound(): Promise<boolean> {
  const { pool, close } = openDatabase(postgres.connection, { max: 1 });
  const { rows } = await pool.query<{ email: string; count: number }>(
    'select email, count(*)::int as count from tour_request group by email',
  );
  await close();
  const stored = new Map(rows.map(({ email, count }) => [email, count]));
  const lost = [...tally.acknowledged].filter((email) => !stored.has(email)).length;
  const doubled = rows.filter(({ count }) => count > 1).length;
  console.log(
    `${tally.acknowledged.size} acknowledged, ${lost} lost, ${doubled} doubled; ` +
      `${tally.busy} answers of 503, ${tally.cut} connections cut, ` +
      `${tally.wrong.length} other answers; ${pages.broken} error pages with 503, ` +
      `${pages.wrong.length} other pages; the node ended by itself ${node.ownEnds} times`,
  );
  for (const answer of new Set([...tally.wrong, ...pages.wrong])) console.log(`  ${answer}`);
  const found = [lost, doubled, tally.wrong.length, pages.wrong.length, node.ownEnds];
  return found.every((count) => count === 0);
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error, node.lastWords);
  process.exitCode = 1;
} finally {
  await node.kill('SIGTERM');
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
