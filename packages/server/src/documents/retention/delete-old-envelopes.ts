import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { openDocuments } from '../documents-services.ts';
import { lockAnyEnvelope } from '../envelopes/envelope-store.ts';
import { sealedFiles } from '../sealing/sealed-files.ts';
import { subjectOf } from '../subjects/subject-of.ts';
import {
  deleteOldEnvelope,
  noteFileGone,
  selectLeftovers,
  selectPastRetention,
  storeRetainUntil,
} from './retention-store.ts';

const JOB = 'documents.delete-old';
/** A run stops after that many, so that nothing else waits for it; the next day goes on. */
const ENVELOPES_PER_RUN = 500;
/** When an envelope of something that isn't over is looked at again. */
const LOOK_AGAIN_MS = 30 * 24 * 60 * 60 * 1000;

type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'settings'>;

/** Defines the job that deletes envelopes whose time to be kept is over. */
export function defineRetentionJob(services: Needed): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await deleteOldEnvelopes(services, new Date(), signal)),
  });
}

/**
 * Deletes ended envelopes with their documents, signatures and logs some years after their end, and
 * after that of what they belong to; never on legal hold. Returns how many were looked at.
 */
export async function deleteOldEnvelopes(
  services: Needed,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const years = services.settings.RETAIN_DOCUMENTS_YEARS;
  let left = ENVELOPES_PER_RUN;
  const done = await workThroughRows(
    services,
    {
      job: JOB,
      async select(tx, limit) {
        const due = { job: JOB, now, years, limit: Math.min(limit, left) };
        const ids = due.limit > 0 ? await selectPastRetention(tx, due) : [];
        left -= ids.length;
        return ids;
      },
      work: (tx, id) => deleteOne(services, tx, { id, now, years }),
    },
    signal,
  );
  await removeSealedFiles(services);
  return done;
}

async function deleteOne(
  services: Needed,
  tx: DatabaseTransaction,
  { id, now, years }: { id: string; now: Date; years: number },
): Promise<void> {
  const envelope = await lockAnyEnvelope(tx, id);
  if (!envelope) return;
  const { subjects } = openDocuments(services);
  const over = await subjects.endOf(tx, subjectOf(envelope));
  const keptUntil = over === 'open' ? new Date(now.getTime() + LOOK_AGAIN_MS) : after(over, years);
  if (keptUntil && keptUntil >= now) return storeRetainUntil(tx, id, keptUntil);
  // The database goes by its own clock: the next run tries again what it doesn't find old enough.
  if (!(await deleteOldEnvelope(tx, id, years))) {
    await storeRetainUntil(tx, id, new Date(now.getTime() + LOOK_AGAIN_MS));
  }
}

/** Files go after the commit; what a crash leaves goes with the next run. */
async function removeSealedFiles(services: Needed): Promise<void> {
  const files = sealedFiles(services);
  for (const leftover of await selectLeftovers(services.db, ENVELOPES_PER_RUN)) {
    await files.remove(leftover.hash.toString('hex'));
    await noteFileGone(services.db, leftover);
  }
}

function after(day: Date | null, years: number): Date | null {
  if (day === null) return null;
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end;
}
