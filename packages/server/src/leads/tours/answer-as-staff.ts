import type { TourAnswer } from '@homestead/contract/leads';
import { type Caller, type DatabaseTransaction, holds, type Services } from '#platform';
import { claimLead } from '../inquiries/claim-lead.ts';
import { isLeadInSight } from '../inquiries/inquiry-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { answerTour } from './answer-tour.ts';
import { lockTour, type TourRow } from './tour-state-store.ts';

/**
 * Answers a tour request of a lead that the caller may work; an agent claims an unclaimed one with
 * it. Refuses (tour-request-not-found) any other.
 */
export async function answerAsStaff(
  services: Services,
  tx: DatabaseTransaction,
  staff: Caller,
  { id, answer }: { id: string; answer: TourAnswer },
): Promise<TourRow> {
  const tour = await lockTour(tx, id);
  if (!tour || !(await mayWork(tx, staff, tour))) return refuseLead('tour-request-not-found');
  const { lead } = tour;
  const isTaken = lead?.agentId === null && !holds(staff, 'lead-assign-all');
  if (isTaken) await claimLead(services, tx, staff, lead.id);
  const held = isTaken ? { ...tour, lead: { ...lead, agentId: staff.personId } } : tour;
  return answerTour(services, tx, { tour: held, by: staff.personId, answer });
}

const mayWork = (tx: DatabaseTransaction, staff: Caller, { lead }: TourRow) =>
  lead ? isLeadInSight(tx, staff, lead.id) : holds(staff, 'lead-assign-all');
