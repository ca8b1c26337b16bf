import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  asOnlyFeedRun,
  FeedBusyError,
  type FeedContext,
  type FeedRun,
  type FeedStatus,
  findRunRefusals,
  getFeedStatus,
  importRcfFile,
  sweepKeys,
  syncFeed,
} from '#feed';
import {
  claimDatabase,
  createLog,
  migrate,
  openDatabase,
  readSettings,
  type Settings,
  SettingsError,
} from '#platform';
import { findDemoMls, pointAtDemoMls } from './demo-mls.ts';
import { findDatabase } from './find-database.ts';

const usage = `Usage:
  npm run feed -- import FILE      take a RESO Common Format file (.json or .json.gz)
  npm run feed -- sync             one pass over the MLS feed
  npm run feed -- sweep [--force]  compare all keys with the MLS's
  npm run feed -- status           feed status`;

/** 0 done, 1 failed or interrupted, 2 wrong usage. */
process.exitCode = await main().catch((error: unknown) => {
  const isPlain = error instanceof FeedBusyError || error instanceof SettingsError;
  console.error(isPlain ? error.message : `Failed: ${(error as Error).message}`);
  return 1;
});

async function main(): Promise<number> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { command, file, isForced } = readArguments();
  if (command === null) {
    console.error(usage);
    return 2;
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readFeedSettings(root);
  const log = createLog({ level: settings.LOG_LEVEL, pretty: settings.LOG_PRETTY });
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort(new Error('Stopped on request.')));
  }
  const { connection, release } = await findDatabase(settings, log);
  try {
    await migrate(connection);
    const database = openDatabase(connection, { max: 6, name: 'homestead feed' });
    try {
      await claimDatabase(database.db, settings.mode);
      const context = { ...database, settings, log };
      return await run(context, { command, file, isForced, signal: ending.signal });
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}

/** The settings; next to a running demo, with that demo's sample MLS. */
function readFeedSettings(root: string): Settings {
  const settings = readSettings(process.env, root);
  if (settings.mode !== 'demo' || settings.MLS_URL) return settings;
  const mls = findDemoMls(settings.stateDir);
  if (mls === null) return settings;
  pointAtDemoMls(process.env, mls);
  return readSettings(process.env, root);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [command = null, file = null, ...rest] = positionals;
    const isKnown =
      (command === 'import' && file !== null) ||
      (['sync', 'sweep', 'status'].includes(command ?? '') && file === null);
    const isRight = isKnown && rest.length === 0;
    return { command: isRight ? command : null, file, isForced: values.force };
  } catch {
    return { command: null, file: null, isForced: false };
  }
}

async function run(
  context: FeedContext,
  {
    command,
    file,
    isForced,
    signal,
  }: { command: string; file: string | null; isForced: boolean; signal: AbortSignal },
): Promise<number> {
  const { db, pool, settings } = context;
  if (command === 'status') {
    printStatus(await getFeedStatus(db, settings));
    return 0;
  }
  const startedAt = performance.now();
  const onProgress = progressPrinter();
  const options = { signal, onProgress, settings };
  let result: FeedRun;
  if (command === 'import') {
    const path = resolve(process.env.INIT_CWD ?? '.', file ?? '');
    result = await asOnlyFeedRun(pool, () => importRcfFile(db, path, options));
  } else if (settings.MLS_URL === undefined) {
    const isDemo = settings.mode === 'demo';
    console.error(
      `No MLS is configured: MLS_URL is not set${isDemo ? ', and no demo is running here' : ''}.`,
    );
    return 1;
  } else if (command === 'sync') result = await syncFeed(context, options);
  else result = await sweepKeys(context, { ...options, isForced });
  onProgress.end();
  await printRun(context, result, (performance.now() - startedAt) / 1000);
  return result.outcome === 'done' ? 0 : 1;
}

/** One line that is overwritten at a terminal, a line every ten seconds elsewhere. */
function progressPrinter() {
  const isTerminal = process.stdout.isTTY === true;
  const everyMs = isTerminal ? 200 : 10_000;
  let printedAt = performance.now();
  const print = ({
    seen,
    changed,
    expected,
  }: {
    seen: number;
    changed: number;
    expected?: number | null;
  }) => {
    if (performance.now() - printedAt < everyMs) return;
    printedAt = performance.now();
    const of = expected ? ` of ${expected.toLocaleString('en-US')}` : '';
    const line = `${seen.toLocaleString('en-US')}${of} seen, ${changed.toLocaleString('en-US')} changed`;
    process.stdout.write(isTerminal ? `\r\x1b[2K${line}` : `${line}\n`);
  };
  return Object.assign(print, {
    end: () => {
      if (isTerminal) process.stdout.write('\r\x1b[2K');
    },
  });
}

async function printRun({ db }: FeedContext, run: FeedRun, seconds: number): Promise<void> {
  const unchanged = run.kind === 'sweep' ? 0 : run.seen - run.changed - run.removed - run.refused;
  printTable({
    outcome: run.outcome,
    ...(run.failure !== null && { reason: run.failure }),
    seen: run.seen,
    changed: run.changed,
    unchanged: Math.max(0, unchanged),
    removed: run.removed,
    refused: run.refused,
    'dropped fields': run.droppedFields,
    ...(run.requests > 0 && { requests: run.requests, bytes: run.bytes }),
    seconds: Number(seconds.toFixed(1)),
    'per second': Math.round(run.seen / seconds),
  });
  for (const { reason, count, places } of await findRunRefusals(db, run)) {
    console.log(
      `refused ${count}: ${reason} (${places.join('; ')}${count > places.length ? '; …' : ''})`,
    );
  }
}

/** Names and values in two columns. */
function printTable(rows: Record<string, string | number | null>): void {
  const width = Math.max(...Object.keys(rows).map((name) => name.length));
  for (const [name, value] of Object.entries(rows)) {
    const text = typeof value === 'number' ? value.toLocaleString('en-US') : value;
    console.log(`${name.padEnd(width)}  ${text}`);
  }
}

function printStatus(status: FeedStatus): void {
  const shown = (run: FeedRun | null) =>
    run === null
      ? 'never'
      : `${run.outcome ?? 'running'} since ${run.startedAt.toISOString()}: ${run.seen} seen, ${run.changed} changed, ${run.removed} removed, ${run.refused} refused${run.failure ? ` (${run.failure})` : ''}`;
  printTable({
    MLS: status.mls ? `${status.mls.name} at ${status.mls.url}` : 'not configured',
    'last sync': shown(status.lastSync),
    'last sweep': shown(status.lastSweep),
    'last file': shown(status.lastFile),
    'lag, minutes': status.lagMs === null ? 'unknown' : Math.round(status.lagMs / 60_000),
    'in search': status.listings.search,
    'page only': status.listings.page,
    'not shown': status.listings.none,
    gone: status.listings.gone,
    'refused records': status.refusedRecords,
    'dropped fields': status.droppedFields,
    'requests this hour': status.quota.requests,
    'bytes this hour': status.quota.bytes,
  });
}
