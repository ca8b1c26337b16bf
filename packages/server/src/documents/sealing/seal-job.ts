import { atomically, type Services, sha256 as hash, tryRow } from '#platform';
import { findSeal, lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { appendEvent } from '../log/append-event.ts';
import { openSeal } from '../seal/open-seal.ts';
import { sealEnvelope } from './seal-envelope.ts';
import { SEALING, selectToSeal, selectUnstamped, storeStamp } from './seal-store.ts';
import { sealedFiles } from './sealed-files.ts';

const SEAL = 'documents.seal-envelopes';
const STAMP = 'documents.stamp-seals';
const AT_ONCE = 50;

/** Defines the jobs that seal envelopes and add time stamps that are still wanted. */
export function defineSealJobs(services: Services): void {
  const { jobs, db } = services;
  jobs.define({
    name: SEAL,
    recurs: true,
    wakesOn: SEALING,
    run: async (_data, signal) => {
      const ids = await selectToSeal(db, { job: SEAL, limit: AT_ONCE });
      await each(services, { job: SEAL, ids, signal }, (id) => sealEnvelope(services, id));
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

/** Does the work for each; one that fails is put off, so that it doesn't hold up the others. */
async function each(
  { db, log, metrics }: Services,
  { job, ids, signal }: { job: string; ids: readonly string[]; signal: AbortSignal },
  work: (id: string) => Promise<void>,
): Promise<void> {
  for (const rowId of ids) {
    if (signal.aborted) return;
    try {
      await work(rowId);
    } catch (error) {
      const failAgain = () => Promise.reject(error);
      await atomically(db, (tx) => tryRow({ log, metrics }, tx, { job, rowId }, failAgain));
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
