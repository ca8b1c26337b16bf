import { RefusalError } from '../refusal-error.ts';
import type { Services } from '../room.ts';
import { type FilePurpose, QUARANTINED } from './file-purpose.ts';
import { claimDueFiles, deleteOldQuotaUse, selectOldKeys, selectStates } from './file-store.ts';
import { clearIncomingFiles } from './receive-file.ts';

const CHECKED_AT_ONCE = 5;
const ASKED_AT_ONCE = 200;
const HOUR_MS = 3_600_000;
/** Bytes are stored within moments of their row; what has none after this is left behind. */
const ORPHAN_MS = 24 * HOUR_MS;

type FileServices = Pick<Services, 'db' | 'files' | 'settings' | 'log'>;

/** The recurring work on files: checks that are due, and the clean-up. */
export function defineFileJobs(services: Pick<Services, 'jobs'> & FileServices): void {
  services.jobs.define({
    name: 'platform.check-files',
    recurs: true,
    wakesOn: 'files_held',
    run: (_data, signal) => checkDueFiles(services, signal),
  });
  services.jobs.define({
    name: 'platform.tidy-files',
    recurs: true,
    run: (_data, signal) => tidyFiles(services, signal),
  });
}

/** Checks the files in quarantine whose check is due. */
export async function checkDueFiles(
  { db, files, log }: Pick<FileServices, 'db' | 'files' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const rows = await claimDueFiles(db, CHECKED_AT_ONCE);
    if (rows.length === 0) return;
    for (const row of rows) {
      try {
        await files.check(row);
      } catch (error) {
        const facts = { file: row.key, purpose: row.purpose, err: error };
        if (error instanceof RefusalError) log.info(facts, 'file refused');
        else log.error(facts, 'file not checked');
      }
    }
  }
}

/**
 * Removes files that nothing refers to now, bytes without a row, what was left of uploads that
 * broke off, and old counts. `now` is the clock, for tests.
 */
export async function tidyFiles(
  services: FileServices,
  signal: AbortSignal,
  now = new Date(),
): Promise<void> {
  for (const purpose of services.files.purposes) {
    if (signal.aborted) return;
    await removeUnused(services, purpose, now);
  }
  const folders = new Map(services.files.purposes.map((one) => [one.folder, one]));
  for (const purpose of folders.values()) await removeOrphans(services, purpose, now);
  await clearIncomingFiles(services.settings);
  await deleteOldQuotaUse(services.db);
}

async function removeUnused(
  { db, files }: FileServices,
  purpose: FilePurpose,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - purpose.keptHours * HOUR_MS);
  let after = '';
  while (true) {
    const old = { purpose: purpose.name, before, after, limit: ASKED_AT_ONCE };
    const keys = await selectOldKeys(db, old);
    if (keys.length === 0) return;
    after = keys.at(-1) ?? after;
    const used = (await purpose.findUsed?.(db, keys)) ?? new Set<string>();
    await files.remove(
      purpose,
      keys.filter((key) => !used.has(key)),
    );
  }
}

async function removeOrphans(
  { db, files }: FileServices,
  purpose: FilePurpose,
  now: Date,
): Promise<void> {
  const storage = files.storageOf(purpose);
  const before = now.getTime() - ORPHAN_MS;
  let found: string[] = [];
  const remove = async () => {
    const keys = [...new Set(found.map((path) => path.split('/')[0] ?? ''))];
    const states = await selectStates(db, keys);
    for (const path of found) {
      const [key = '', part] = path.split('/');
      const state = states.get(key);
      const isLeftover = state === 'ready' && part === QUARANTINED;
      if (state === undefined || isLeftover) await storage.remove(path);
    }
    found = [];
  };
  for await (const { key, storedAt } of storage.list()) {
    if (storedAt.getTime() < before) found.push(key);
    if (found.length >= ASKED_AT_ONCE) await remove();
  }
  if (found.length > 0) await remove();
}
