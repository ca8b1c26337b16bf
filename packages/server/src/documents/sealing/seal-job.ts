import {
  atomically,
  type DatabaseTransaction,
  sha256 as hash,
  RefusalError,
  type Services,
  tryRow,
} from '#platform';
import { tellSender } from '../envelopes/envelope-news.ts';
import { findAnyEnvelope, findSeal, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { appendEvent } from '../log/append-event.ts';
import { openSeal } from '../seal/open-seal.ts';
import { SealNotConfiguredError } from '../seal/signing-certificate.ts';
import { sealEnvelope } from './seal-envelope.ts';
import {
  SEAL_JOB,
  SEALING,
  type SealFailure,
  selectToSeal,
  selectUnstamped,
  storeSealFailure,
  storeStamp,
} from './seal-store.ts';
import { sealedFiles } from './sealed-files.ts';

const STAMP = 'documents.stamp-seals';
const AT_ONCE = 50;

/** Defines the jobs that seal envelopes and add time stamps that are still wanted. */
export function defineSealJobs(services: Services): void {
  const { jobs, db } = services;
  jobs.define({
    name: SEAL_JOB,
    recurs: true,
    wakesOn: SEALING,
    run: async (_data, signal) => {
      await sealDue(services, signal);
    },
  });
  jobs.define({
    name: STAMP,
    recurs: true,
    run: async (_data, signal) => {
      const ids = await selectUnstamped(db, { job: STAMP, limit: AT_ONCE });
      await each(services, { job: STAMP, ids, signal }, (id) => stampSeal(services, id));
    },
  });
}

/**
 * Seals the envelopes that wait for it. One that fails says so to those who see it, and its sender
 * is notified of the first time.
 */
export async function sealDue(services: Services, signal: AbortSignal): Promise<void> {
  const ids = await selectToSeal(services.db, { job: SEAL_JOB, limit: AT_ONCE });
  await each(
    services,
    { job: SEAL_JOB, ids, signal },
    (id) => sealEnvelope(services, id),
    (tx, id, error) => noteFailure(services, tx, id, error),
  );
}

async function noteFailure(
  services: Services,
  tx: DatabaseTransaction,
  id: string,
  error: unknown,
): Promise<void> {
  const failure = failureOf(error);
  const noted = failure && (await storeSealFailure(tx, id, failure));
  const envelope = noted?.tries === 1 && (await findAnyEnvelope(tx, id));
  if (envelope) await tellSender(services, tx, envelope, { what: 'not-sealed' });
}

/** Null where there were only too many files at the same time. */
function failureOf(error: unknown): SealFailure | null {
  if (error instanceof SealNotConfiguredError) return 'certificate';
  if (!(error instanceof RefusalError)) return 'other';
  if (error.code === 'busy') return null;
  return error.code === 'pdf-unusable' || error.code === 'file-not-found' ? 'upload' : 'other';
}

/** Does the work for each; one that fails is put off, so that it doesn't hold up the others. */
async function each(
  { db, log, metrics }: Services,
  { job, ids, signal }: { job: string; ids: readonly string[]; signal: AbortSignal },
  work: (id: string) => Promise<void>,
  afterFailure?: (tx: DatabaseTransaction, id: string, error: unknown) => Promise<void>,
): Promise<void> {
  for (const rowId of ids) {
    if (signal.aborted) return;
    try {
      await work(rowId);
    } catch (error) {
      const failAgain = () => Promise.reject(error);
      await atomically(db, async (tx) => {
        await tryRow({ log, metrics }, tx, { job, rowId }, failAgain);
        await afterFailure?.(tx, rowId, error);
      });
    }
  }
}

/**
 * Tries again to add the time stamp to a sealed file. The file that was mailed stays as it is, and
 * stays known: the one with the stamp is another copy of the same seal.
 */
export async function stampSeal(services: Services, envelopeId: string): Promise<void> {
  const before = await findSeal(services.db, envelopeId);
  if (!before?.is_stamp_wanted) return;
  const files = sealedFiles(services);
  const bytes = await files.find(before.sha256.toString('hex'));
  if (!bytes || !hash(bytes).equals(before.sha256)) {
    throw new Error(`The sealed file of the envelope ${envelopeId} is missing or was changed`);
  }
  const stamped = await openSeal(services).stamp(bytes);
  if (!stamped) return;
  await files.put(stamped.sha256, stamped.bytes);
  await atomically(services.db, async (tx) => {
    if (!(await lockAnyEnvelope(tx, envelopeId))) return;
    const now = await findSeal(tx, envelopeId);
    if (!now?.is_stamp_wanted || !now.sha256.equals(before.sha256)) return;
    const sha256 = Buffer.from(stamped.sha256, 'hex');
    await storeStamp(tx, envelopeId, { sha256, bytes: stamped.bytes.length });
    await appendEvent(tx, envelopeId, { kind: 'stamped', about: sha256 });
  });
}
