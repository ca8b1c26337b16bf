import type { MyTourChange, WireMyTour, WireOwnTour } from '@homestead/contract/leads';
import { notify } from '#messaging';
import { type DatabaseTransaction, requireVersion, type Services } from '#platform';
import { findTeamAddress } from '../inquiries/inquiry-store.ts';
import { tellClientOfTour } from '../notifications/client-notifications.ts';
import { tourChanged } from '../notifications/staff-notifications.ts';
import { TOURS_PATH } from '../notifications/tell-lead.ts';
import { homeFacts } from '../notifications/tour-facts.ts';
import { refuseLead } from '../refuse-lead.ts';
import { hasBegun, newTimes, noteTour, offeredTime, requireFree } from './answer-tour.ts';
import { tellClient } from './tour-answer-emails.ts';
import { tourChangedEmail } from './tour-changed-email.ts';
import { tourAnswerLink } from './tour-links.ts';
import { isErased } from './tour-request-store.ts';
import {
  replaceTimes,
  storeStep,
  type TourRow,
  type TourState,
  type TourStep,
} from './tour-state-store.ts';
import { askForAgreement, nameOnForms, voidAgreement } from './touring-agreement.ts';

/** What a client can do in each state. */
const possible: Readonly<Record<TourState, readonly MyTourChange['change'][]>> = {
  requested: ['cancel'],
  proposed: ['choose', 'ask', 'cancel'],
  confirmed: ['ask', 'cancel'],
  declined: [],
  canceled: [],
};

const changesTo = (tour: TourRow) =>
  isErased(tour) || hasBegun(tour) ? [] : possible[tour.state as TourState];

/**
 * Changes a locked tour for its client, in the caller's transaction: chooses a proposed time, asks
 * for others, or cancels; the agent or the team is told. Refuses another version
 * (changed-meanwhile), what isn't possible anymore (tour-step-refused), times that can't be used
 * (bad-input), and a time that the agent has given away since (tour-time-taken).
 */
export async function changeMyTour(
  services: Services,
  tx: DatabaseTransaction,
  { tour, change }: { tour: TourRow; change: MyTourChange },
): Promise<TourRow> {
  requireVersion(tour, change.version);
  if (!changesTo(tour).includes(change.change)) refuseLead('tour-step-refused');
  const step = stepOf(tour, change);
  if (step.agreedAt) await requireFree(tx, tour, step.agreedAt);
  const doneBy = tour.person_id;
  const made = await storeStep(tx, tour, { ...step, doneAs: 'client', doneBy });
  const stored = await askForAgreement(services, tx, made);
  await voidAgreement(services, tx, stored, { personId: null, name: nameOnForms(stored) });
  const { asked = [] } = step;
  if (asked.length > 0) await replaceTimes(tx, tour.id, asked);
  const changed = asked.length > 0 ? { ...stored, times: asked } : stored;
  await tellClient(services, tx, { before: tour, after: changed });
  await tellClientOfTour(services, tx, changed);
  await tellStaff(services, tx, changed);
  await noteTour(tx, changed, doneBy);
  return changed;
}

function stepOf(
  tour: TourRow,
  change: MyTourChange,
): Pick<TourStep, 'state' | 'agreedAt'> & { asked?: Date[] } {
  switch (change.change) {
    case 'choose':
      return { state: 'confirmed', agreedAt: offeredTime(tour.proposed, change.startsAt) };
    case 'ask': {
      const { first, second, third } = change;
      return { state: 'requested', asked: newTimes({ first, second, third }) };
    }
    case 'cancel':
      return { state: 'canceled' };
  }
}

async function tellStaff(
  services: Services,
  tx: DatabaseTransaction,
  tour: TourRow,
): Promise<void> {
  const { mail, settings } = services;
  const { conciergeEmail, email } = settings.brokerage;
  const agentId = tour.lead?.agentId ?? null;
  const own = await findTeamAddress(tx, agentId);
  const told = await notify(services, tx, {
    ...{ type: tourChanged, to: agentId ? [agentId] : [], path: TOURS_PATH },
    ...{ event: `tour:${tour.id}:${tour.version}` },
    about: tour.lead ? { kind: 'lead', id: tour.lead.id } : { kind: 'tour', id: tour.id },
    facts: {
      ...{ name: tour.name, ...homeFacts(tour), agreedAt: tour.agreed_at },
      isCanceled: tour.state === 'canceled',
    },
  });
  const to = own ? told.emails[0] : (conciergeEmail ?? email);
  if (!to) return;
  const role = own ? 'agent' : 'team';
  const answerUrl = await tourAnswerLink(settings, tx, { id: tour.id, role, email: to });
  await mail.queue(tx, { ...tourChangedEmail(settings, tour, answerUrl), to });
}

/** One of the client's own tours, as they see it. */
export const presentOwnTour = (tour: TourRow): WireOwnTour => ({
  id: tour.id,
  ...presentMyTour(tour),
});

/** A tour as its client sees it. */
export function presentMyTour(tour: TourRow): WireMyTour {
  const textOf = (time: Date) => time.toISOString();
  return {
    mlsNumber: tour.mls_number,
    homeAddress: tour.home_address,
    kind: tour.kind as WireMyTour['kind'],
    state: tour.agreement_envelope_id ? 'toSign' : (tour.state as WireMyTour['state']),
    startsAt: tour.times.map(textOf),
    agreedAt: tour.agreed_at?.toISOString() ?? null,
    proposed: tour.proposed.map(textOf),
    reason: tour.reason,
    videoLink: tour.agreement_envelope_id ? null : tour.video_link,
    version: tour.version,
    abilities: [...changesTo(tour)],
  };
}
