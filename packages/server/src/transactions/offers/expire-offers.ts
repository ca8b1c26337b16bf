import { type DatabaseTransaction, type Services, workThroughRows } from '#platform';
import { remindClient } from '../reminders/remind-client.ts';
import { lockOfferById, lockOverdueOffers } from './offer-store.ts';
import { reachState } from './reach-state.ts';

const JOB = 'transactions.expire-offers';
type Needed = Pick<Services, 'db' | 'jobs' | 'log' | 'metrics' | 'mail' | 'settings'>;

/** Defines the job that marks offers as expired. */
export function defineExpiryJob(services: Needed): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: async (_data, signal) => void (await expireOffers(services, new Date(), signal)),
  });
}

/** Marks open offers as expired whose time is over at `now`. Returns how many there were. */
export function expireOffers(services: Needed, now: Date, signal: AbortSignal): Promise<number> {
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockOverdueOffers(tx, { job: JOB, now, limit }),
      work: (tx, id) => expire(services, tx, id, now),
    },
    signal,
  );
}

async function expire(
  services: Needed,
  tx: DatabaseTransaction,
  id: string,
  at: Date,
): Promise<void> {
  const offer = await lockOfferById(tx, id);
  if (!offer) return;
  await reachState(services, tx, offer, { state: 'expired', by: null, at });
  await remindClient(services, tx, offer, { at: offer.expires_at ?? at, isOver: true });
}
