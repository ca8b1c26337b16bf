import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  asOnlyFeedRun,
  checkFeed,
  FeedBusyError,
  type FeedContext,
  type FeedOffer,
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
  openDatabase,
  readSettings,
  type Settings,
  SettingsError,
  setServiceArea,
} from '#platform';
import { findDemoMls, pointAtDemoMls } from './demo-mls.ts';
import { findDatabase } from './find-database.ts';
import { feedCommandMessages, programMessages } from './messages.ts';

/** 0 done, 1 failed or interrupted, 2 wrong usage. */
process.exitCode = await main().catch((error: unknown) => {
  const isPlain = error instanceof FeedBusyError || error instanceof SettingsError;
  console.error(
    isPlain ? error.message : programMessages.failed({ reason: (error as Error).message }),
  );
  return 1;
});

async function main(): Promise<number> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { command, file, isForced } = readArguments();
  if (command === null) {
    console.error(feedCommandMessages.usage());
    return 2;
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readFeedSettings(root);
  setServiceArea(settings.serviceArea);
  const log = createLog({ level: settings.LOG_LEVEL, pretty: settings.LOG_PRETTY });
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => ending.abort(new Error(feedCommandMessages.stopped())));
  }
  const { roles, release } = await findDatabase(settings, log);
  try {
    await claimDatabase(roles, settings.mode);
    const database = openDatabase(roles.program, { max: 6, name: 'homestead-feed' });
    try {
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
      (['sync', 'sweep', 'status', 'check'].includes(command ?? '') && file === null);
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
  const options = { signal, onProgress, settings, log: context.log };
  let result: FeedRun;
  if (command === 'import') {
    const path = resolve(process.env.INIT_CWD ?? '.', file ?? '');
    result = await asOnlyFeedRun(pool, (lockLost) =>
      importRcfFile(db, path, { ...options, signal: AbortSignal.any([signal, lockLost]) }),
    );
  } else if (settings.MLS_URL === undefined) {
    const isDemo = settings.mode === 'demo';
    console.error(isDemo ? feedCommandMessages.noMlsNorDemo() : feedCommandMessages.noMls());
    return 1;
  } else if (command === 'check') {
    await printCheck(context, signal);
    return 0;
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
    const line = expected
      ? feedCommandMessages.progressOf({ seen, expected, changed })
      : feedCommandMessages.progress({ seen, changed });
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
    [feedCommandMessages.outcome()]: run.outcome,
    ...(run.failure !== null && { [feedCommandMessages.reason()]: run.failure }),
    [feedCommandMessages.seen()]: run.seen,
    [feedCommandMessages.changed()]: run.changed,
    [feedCommandMessages.unchanged()]: Math.max(0, unchanged),
    [feedCommandMessages.removed()]: run.removed,
    [feedCommandMessages.refused()]: run.refused,
    [feedCommandMessages.droppedFields()]: run.droppedFields,
    ...(run.requests > 0 && {
      [feedCommandMessages.requests()]: run.requests,
      [feedCommandMessages.bytes()]: run.bytes,
    }),
    [feedCommandMessages.seconds()]: Number(seconds.toFixed(1)),
    [feedCommandMessages.perSecond()]: Math.round(run.seen / seconds),
  });
  for (const { reason, count, places } of await findRunRefusals(db, run)) {
    const shown = [...places, ...(count > places.length ? ['…'] : [])].join('; ');
    console.log(feedCommandMessages.refusedBecause({ count, reason, places: shown }));
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
  const shown = (run: FeedRun | null) => {
    if (run === null) return feedCommandMessages.never();
    const { seen, changed, removed, refused, failure } = run;
    const [outcome, at] = [
      run.outcome ?? feedCommandMessages.running(),
      run.startedAt.toISOString(),
    ];
    const text = feedCommandMessages.runSince({ outcome, at, seen, changed, removed, refused });
    return failure ? feedCommandMessages.runFailed({ run: text, failure }) : text;
  };
  printTable({
    [feedCommandMessages.mls()]: status.mls
      ? feedCommandMessages.mlsAt(status.mls)
      : feedCommandMessages.notConfigured(),
    [feedCommandMessages.lastSync()]: shown(status.lastSync),
    [feedCommandMessages.lastSweep()]: shown(status.lastSweep),
    [feedCommandMessages.lastFile()]: shown(status.lastFile),
    [feedCommandMessages.lagMinutes()]:
      status.lagMs === null ? feedCommandMessages.unknown() : Math.round(status.lagMs / 60_000),
    [feedCommandMessages.inSearch()]: status.listings.search,
    [feedCommandMessages.pageOnly()]: status.listings.page,
    [feedCommandMessages.notShown()]: status.listings.none,
    [feedCommandMessages.gone()]: status.listings.gone,
    [feedCommandMessages.refusedRecords()]: status.refusedRecords,
    [feedCommandMessages.droppedFields()]: status.droppedFields,
    ...(status.offer && offerRows(status.offer)),
    [feedCommandMessages.requestsThisHour()]: status.quota.requests,
    [feedCommandMessages.bytesThisHour()]: status.quota.bytes,
  });
}

/** Throws when the MLS gives no listings: then it can't work. */
async function printCheck(context: FeedContext, signal: AbortSignal): Promise<void> {
  const { offer, listings, photo } = await checkFeed(context, signal);
  printTable({
    ...offerRows(offer),
    [feedCommandMessages.listingsThere()]: listings ?? feedCommandMessages.unknown(),
    [feedCommandMessages.photo()]:
      photo.outcome === 'refused'
        ? photo.reason
        : photo.outcome === 'fetched'
          ? feedCommandMessages.photoFetched()
          : feedCommandMessages.photoNone(),
  });
}

/** What the MLS offers, with a row for each resource. */
function offerRows(offer: FeedOffer): Record<string, string | number> {
  const flag = (value: boolean) => (value ? feedCommandMessages.yes() : feedCommandMessages.no());
  const resources = offer.resources.map(({ name, use, failedAt, problem }) => {
    const text = feedCommandMessages.resource({ use });
    const at = failedAt?.toISOString() ?? '';
    return [name, problem ? feedCommandMessages.resourceFailed({ use: text, at, problem }) : text];
  });
  return {
    [feedCommandMessages.vendor()]: offer.vendor,
    [feedCommandMessages.offerReadAt()]: offer.readAt.toISOString(),
    [feedCommandMessages.metadata()]: offer.metadataProblem ?? feedCommandMessages.readable(),
    [feedCommandMessages.counts()]: flag(offer.canCount),
    [feedCommandMessages.orders()]: flag(offer.canOrder),
    [feedCommandMessages.findsBy()]: feedCommandMessages.byForm(offer.keyFilter),
    [feedCommandMessages.pageCap()]: offer.pageCap ?? feedCommandMessages.asSet(),
    ...Object.fromEntries(resources),
  };
}
