import { atomically, noteFailedRow, type Services } from '#platform';
import { lockAnyEnvelope } from '../envelopes/envelope-store.ts';
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
  const { jobs, log, metrics } = services;
  jobs.define({
    name: SEAL,
    recurs: true,
    wakesOn: SEALING,
    run: async (_data, signal) => {
      for (const id of await selectToSeal(services.db, AT_ONCE)) {
        if (signal.aborted) return;
        await sealEnvelope(services, id).catch((error) =>
          noteFailedRow({ log, metrics }, { job: SEAL, rowId: id }, error),
        );
      }
    },
  });
  jobs.define({
    name: STAMP,
    recurs: true,
    run: async (_data, signal) => {
      for (const { envelope_id: id } of await selectUnstamped(services.db, AT_ONCE)) {
        if (signal.aborted) return;
        await stampSeal(services, id).catch((error) =>
          noteFailedRow({ log, metrics }, { job: STAMP, rowId: id }, error),
        );
      }
    },
  });
}

/** Tries again to add the time stamp to a sealed file, which has another hash then. */
export async function stampSeal(services: Services, envelopeId: string): Promise<void> {
  const [before] = (await selectUnstamped(services.db, AT_ONCE)).filter(
    ({ envelope_id: id }) => id === envelopeId,
  );
  const files = sealedFiles(services);
  const bytes = before && (await files.find(before.sha256.toString('hex')));
  const stamped = bytes && (await openSeal(services).stamp(bytes));
  if (!stamped) return;
  await files.put(stamped.sha256, stamped.bytes);
  await atomically(services.db, async (tx) => {
    if (!(await lockAnyEnvelope(tx, envelopeId))) return;
    const sha256 = Buffer.from(stamped.sha256, 'hex');
    await storeStamp(tx, envelopeId, { sha256, bytes: stamped.bytes.length });
    await appendEvent(tx, envelopeId, { kind: 'stamped', about: sha256 });
  });
}
