import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type OpenDatabase,
  openDatabase,
  readSettings,
  setServiceArea,
  startEmbeddedPostgres,
} from '../packages/server/src/platform/index.ts';
import {
  demoSigningPem,
  openSeal,
  sealedFiles,
} from '../packages/server/test/documents/document-parts.ts';
import { insertListings } from '../packages/server/test/factories/listings.ts';
import { publicForms } from '../packages/server/test/public-forms.ts';
import { startSmtpPeer } from '../packages/server/test/smtp-peer.ts';
import { makePerson } from './bench/bench-people.ts';
import { approveTexts } from './faults/approved-texts.ts';
import { checkOffers } from './faults/check-offers.ts';
import { checkSigning, waitUntilSealed } from './faults/check-signing.ts';
import { checkWrites, countWaiting, makeDue, waitUntilSent } from './faults/check-writes.ts';
import { findFreePort, NodeProcess } from './faults/node-process.ts';
import {
  newOfferTally,
  type OfferWriter,
  openWriter,
  startOfferWriters,
  WRITERS_AT,
  writerEmail,
} from './faults/offer-writers.ts';
import {
  newSigningTally,
  openSigningWriter,
  SIGNERS_AT,
  type SigningStep,
  type SigningWriter,
  signingSteps,
  startSigningWriters,
} from './faults/signing-writers.ts';
import { newTally, startWriters } from './faults/writers.ts';

/*
 * `npm run faults -- [rounds] [forms] [offers] [signing]`: a node in production mode on a database
 * and an SMTP server of its own, with writers that send every public form that makes a lead, and
 * in each round one fault of each kind: kill -9 of the node, kill -9 and restart of the database,
 * pg_terminate_backend of all of the node's connections. Counts acknowledged forms, leads, and
 * emails by Message-ID. With offers, as many rounds of kill -9 of the node while agents save
 * fields, submit, counter and accept; with signing, at each step of sending, signing and sealing
 * documents. Ends with exit code 1 when something is lost or duplicated, the node ends by itself,
 * or an answer is neither 200 nor a 503 with Retry-After. Needs a build.
 */
setServiceArea(readSettings({ MODE: 'demo' }, '.').serviceArea);
const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 20);
const known = ['forms', 'offers', 'signing'] as const;
const parts: readonly string[] = known.filter((part) => words.includes(part));
const wants = (part: (typeof known)[number]) => parts.length === 0 || parts.includes(part);
const WRITERS = 4;
const MLS_NUMBER = '22699999';
const TEAM = 'office@example.org';
const SEND_SECONDS = 120;

const folder = await mkdtemp(join(tmpdir(), 'hs-faults-'));
// Started by root, the database runs as another user, who must be able to enter the folder.
await chmod(folder, 0o711);
const startDatabase = () =>
  startEmbeddedPostgres({ stateDir: join(folder, 'db'), log: { info() {}, warn: console.warn } });
let postgres = await startDatabase();
const urlAs = (user: string) =>
  `postgresql://${user}@localhost:${postgres.connection.port}/${postgres.connection.database}` +
  `?host=${encodeURIComponent(postgres.connection.host)}`;

const smtp = await startSmtpPeer();
const sealing = join(folder, 'seal.pem');
await writeFile(sealing, demoSigningPem(folder, 'Faults Realty'));
const ofSigning = {
  LEGAL_DIR: approveTexts(folder),
  SIGNING_KEY: sealing,
  SIGNING_CERTIFICATES: sealing,
};
const node = new NodeProcess(await findFreePort(), {
  DATABASE_URL: urlAs(postgres.program.user),
  MIGRATIONS_DATABASE_URL: urlAs(postgres.connection.user),
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
  STATE_DIR: join(folder, 'node'),
  BROKERAGE_NAME: 'Faults Realty',
  BROKERAGE_PHONE: '+14025550100',
  BROKERAGE_EMAIL: TEAM,
  SMTP_URL: smtp.url,
  ...ofSigning,
  ...Object.fromEntries(
    [
      'FORMS_PER_PERSON',
      'FORMS_PER_ADDRESS',
      'MAILS_PER_MAILBOX_HOUR',
      'MAILS_PER_MAILBOX_DAY',
      'SIGNING_LINKS_PER_SENDER_HOUR',
      'SIGNING_LINKS_PER_SENDER_DAY',
      'SIGNING_LINKS_PER_MAILBOX_HOUR',
      'SIGNING_LINKS_PER_MAILBOX_DAY',
      'SIGNING_CODES_PER_ADDRESS_HOUR',
      'SIGNING_CODES_PER_ADDRESS_DAY',
    ].map((limit) => [limit, '1000000']),
  ),
});
const tally = newTally();
const offers = newOfferTally();
const signing = newSigningTally();
/** How often the node was killed with emails still to send. */
let killsBeforeMails = 0;
const pages = { broken: 0, wrong: [] as string[] };

async function killNode(): Promise<void> {
  await node.kill();
  await onDatabase(async (pool) => {
    if ((await countWaiting(pool)) > 0) killsBeforeMails += 1;
    await makeDue(pool);
  });
  await node.start();
}

async function onDatabase<T>(work: (pool: OpenDatabase['pool']) => Promise<T>): Promise<T> {
  const { pool, close } = openDatabase(postgres.connection, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await close();
  }
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
  await onDatabase((pool) =>
    pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = $1`, [
      postgres.program.user,
    ]),
  );
  await node.isReady();
}

/** While the database is away, a page is an error page that says so. */
async function lookAtPage(): Promise<void> {
  const path = `/property-list?city=Nowhere${tally.count}`;
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
  await insertListings(db, [{ mls_number: MLS_NUMBER }]);
  await close();
  if (wants('forms')) await tryForms();
  if (wants('offers')) await tryOffers();
  if (wants('signing')) await trySigning();
  return isSound();
}

async function tryForms(): Promise<void> {
  const forms = publicForms(MLS_NUMBER);
  for (const [name, fault] of Object.entries(faults)) {
    const before = tally.count;
    for (let round = 1; round <= rounds; round += 1) {
      const stop = startWriters(tally, { url: node.url, forms, count: WRITERS });
      await pause(200 + Math.random() * 400);
      await fault();
      await someAcknowledged(tally, tally.count + WRITERS);
      await stop();
    }
    console.log(`${name}: ${rounds} rounds, ${tally.count - before} acknowledged forms`);
  }
}

async function tryOffers(): Promise<void> {
  const writers: OfferWriter[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    await makePerson(urlAs(postgres.connection.user), writerEmail(writer), 'agent');
    writers.push(await openWriter(node.url, writer, tally));
  }
  for (let round = 1; round <= rounds; round += 1) {
    const stop = startOfferWriters(offers, writers);
    await pause(400 + Math.random() * 800);
    await killNode();
    await someAcknowledged(offers, offers.count + WRITERS);
    await stop();
  }
  const { lives, count } = offers;
  const accepted = lives.filter(({ states }) => states.includes('accepted')).length;
  console.log(
    `killNode: ${rounds} rounds, ${count} acknowledged saves and steps of ${lives.length} offers, ` +
      `${accepted} of them accepted`,
  );
}

/** Kills the node while a writer waits for one of the steps, each step in turn. */
async function trySigning(): Promise<void> {
  const writers: SigningWriter[] = [];
  for (let writer = 0; writer < WRITERS; writer += 1) {
    await makePerson(urlAs(postgres.connection.user), writerEmail(writer), 'agent');
    writers.push(await openSigningWriter(node.url, writer, tally));
  }
  const kills = new Map<SigningStep, number>();
  for (let round = 0; round < rounds; round += 1) {
    const step = signingSteps[round % signingSteps.length] ?? 'seal';
    const stop = startSigningWriters(signing, writers);
    for (let tries = 0; ![...signing.at.values()].includes(step); tries += 1) {
      if (tries > 30_000) throw new Error(`Nobody comes to ${step}: ${tally.wrong.at(-1)}`);
      await pause(1);
    }
    await pause(Math.random() * (step === 'seal' ? 400 : 15));
    await killNode();
    kills.set(step, (kills.get(step) ?? 0) + 1);
    await someAcknowledged(signing, signing.count + WRITERS);
    await stop();
  }
  console.log(
    `killNode: ${rounds} rounds, ${signing.count} acknowledged steps of ${signing.lives.length} ` +
      `envelopes; killed at ${[...kills].map(([step, count]) => `${step} ${count}`).join(', ')}`,
  );
}

/** What is wrong with documents, their logs, seals, files and emails. */
async function lookAtSigning(pool: OpenDatabase['pool'], unsealed: number) {
  const stateDir = join(folder, 'node');
  const env = { MODE: 'production', PUBLIC_URL: node.url, STATE_DIR: stateDir, ...ofSigning };
  const settings = readSettings({ ...node.env, ...env }, folder);
  const found = await checkSigning(pool, signing, {
    ...{ received: smtp.mails, files: sealedFiles({ settings }) },
    trust: await openSeal({ settings, log: console as never }).trust(),
  });
  console.log(`${found.sealed} envelopes sealed, ${unsealed} not yet`);
  return found;
}

/** Fails when the writers get nothing but wrong answers. */
async function someAcknowledged(counted: { count: number }, count: number): Promise<void> {
  for (let tries = 0; counted.count < count; tries += 1) {
    if (tries > 200) throw new Error(`No writes are acknowledged: ${tally.wrong.at(-1)}`);
    await pause(20);
  }
}

const nothing = { lost: [], doubled: [] };

/** After the last fault, with a node that starts once more and sends what still waits. */
async function isSound(): Promise<boolean> {
  await node.kill('SIGTERM');
  await onDatabase(makeDue);
  await node.start();
  const found = await onDatabase(async (pool) => {
    const unsealed = await waitUntilSealed(pool, SEND_SECONDS);
    const waiting = (await waitUntilSent(pool, SEND_SECONDS)) + unsealed;
    const others = [WRITERS_AT, SIGNERS_AT];
    const received = smtp.mails.filter(
      ({ to }) => !others.some((domain) => to?.[0]?.address?.endsWith(domain)),
    );
    const checked = await checkWrites(pool, tally, { received, team: TEAM });
    const signed = wants('signing') ? await lookAtSigning(pool, unsealed) : nothing;
    return { ...checked, waiting, offers: await checkOffers(pool, offers), signed };
  });
  const { mails, waiting } = found;
  const lost = [...found.lost, ...found.offers.lost, ...found.signed.lost];
  const doubled = [...found.doubled, ...found.offers.doubled, ...found.signed.doubled];
  console.log(
    `${tally.count} forms of ${tally.acknowledged.size} people acknowledged, ${lost.length} ` +
      `records or emails lost, ${doubled.length} doubled; ${mails.owed} emails owed, ` +
      `${mails.distinct} Message-IDs received, ${mails.repeats} of them again, ${waiting} ` +
      `waiting, with ${killsBeforeMails} kills before emails; ` +
      `${tally.busy} answers of 503, ${tally.cut} connections cut, ` +
      `${tally.wrong.length} other answers; ${pages.broken} error pages with 503, ` +
      `${pages.wrong.length} other pages; the node ended by itself ${node.ownEnds} times`,
  );
  const wrong = [...lost, ...doubled, ...tally.wrong, ...pages.wrong];
  for (const one of new Set(wrong)) console.log(`  ${one}`);
  return wrong.length + waiting + node.ownEnds === 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error, node.lastWords);
  process.exitCode = 1;
} finally {
  await node.kill('SIGTERM');
  await postgres.stop();
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
