import { envelopeChanged, haveBuyersSigned } from '#documents';
import { atomically, type DatabaseTransaction, type Services } from '#platform';
import { tellClientOfTour } from '../notifications/client-notifications.ts';
import { hasBegun, noteTour } from './answer-tour.ts';
import { tellClient } from './tour-answer-emails.ts';
import { lockTour, storeStep, type TourRow } from './tour-state-store.ts';
import { endWaiting, selectWaitingTours } from './touring-agreement-store.ts';

/** Follows what becomes of the agreements that tours wait for. */
export function followAgreements(services: Services): void {
  services.events.subscribe(envelopeChanged, 'leads.follow-tour-agreements', (change) =>
    followAgreement(services, change),
  );
}

const ended = new Set(['declined', 'voided', 'expired']);

/**
 * Confirms the tours that wait for an envelope to their client once they have signed it.
 * The agent signs after them. One that ended unsigned has the tours answered again.
 */
export async function followAgreement(
  services: Services,
  { envelopeId, state, what }: { envelopeId: string; state: string; what: string },
): Promise<void> {
  if (what !== 'signed' && !ended.has(state)) return;
  await atomically(services.db, async (tx) => {
    const isSigned = await haveBuyersSigned(tx, envelopeId);
    if (!isSigned && !ended.has(state)) return;
    for (const id of await selectWaitingTours(tx, envelopeId)) {
      const tour = await lockTour(tx, id);
      if (tour?.agreement_envelope_id !== envelopeId) continue;
      if (isSigned) await confirmSigned(services, tx, tour);
      else if (!hasBegun(tour)) await reopen(tx, tour);
    }
  });
}

async function confirmSigned(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
): Promise<void> {
  const signed = { ...tour, ...(await endWaiting(tx, tour.id)) };
  await noteTour(tx, signed, null);
  if (hasBegun(signed)) return;
  // The client has no entry of the agreed time yet, only those of the times asked for.
  await tellClient(services, tx, {
    before: { ...tour, calendar_sequence: 0, agreed_at: null },
    after: signed,
  });
  await tellClientOfTour(services, tx, signed);
}

async function reopen(tx: DatabaseTransaction, tour: TourRow): Promise<void> {
  const step = { state: 'requested', doneAs: 'staff', doneBy: null } as const;
  const reopened = await storeStep(tx, tour, step);
  await noteTour(tx, reopened, null);
}
