import { selectStaffCallers } from '#accounts';
import {
  atomically,
  type DatabaseTransaction,
  type Services,
  tryRow,
  tryUnlessRefused,
} from '#platform';
import { tellSender } from '../envelopes/envelope-news.ts';
import { findAnyEnvelope } from '../envelopes/envelope-store.ts';
import { deleteHeld, type HeldRow, lockDueHeld } from './held-step-store.ts';
import { act } from './hold-steps.ts';

const JOB = 'documents.take-held-steps';
type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'mail' | 'settings'>;

/** Defines the job that does what waited some seconds for undo. */
export function defineHeldStepJob(services: Needed): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await takeHeldSteps(services, new Date(), signal)),
  });
}

/** Takes the steps that are due, each in a commit of its own. Returns how many there were. */
export async function takeHeldSteps(
  services: Needed,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  let done = 0;
  while (!signal.aborted && (await takeNext(services, now))) done += 1;
  return done;
}

const takeNext = (services: Needed, now: Date): Promise<boolean> =>
  atomically(services.db, async (tx) => {
    const row = await lockDueHeld(tx, JOB, now);
    if (!row) return false;
    await tryRow(services, tx, { job: JOB, rowId: row.id }, () => takeOne(services, tx, row));
    return true;
  });

/** What can't be done anymore is told to who asked for it; a revoked link was revoked already. */
async function takeOne(services: Needed, tx: DatabaseTransaction, row: HeldRow): Promise<void> {
  await deleteHeld(tx, row.id);
  const [caller] = await selectStaffCallers(tx, { ids: [row.person_id], limit: 1 });
  if (!caller || row.kind === 'revoke') return;
  const { kind, reason } = row;
  for (const target of row.targets) {
    const { refusal } = await tryUnlessRefused(tx, () =>
      act(services, tx, caller, { kind, reason, target }),
    );
    const envelope = refusal && (await findAnyEnvelope(tx, target.envelope));
    if (!envelope) continue;
    const text = refusal.message;
    await tellSender(services, tx, envelope, {
      ...{ what: kind === 'void' ? 'not-voided' : 'not-emailed', text, to: [row.person_id] },
    });
  }
}
