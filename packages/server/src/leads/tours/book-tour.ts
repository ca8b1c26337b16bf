import { isTourDay, type tourRequestEndpoints } from '@homestead/contract/leads';
import { type BodyOf, localDate } from '@homestead/contract/platform';
import { requireShownHome } from '#listings';
import { type Caller, type DatabaseTransaction, holds, refuse, type Services } from '#platform';
import { lockLeadToChange } from '../details/lead-details.ts';
import { nameOf } from '../full-name.ts';
import { claimLead } from '../inquiries/claim-lead.ts';
import { insertInquiry, noteActivity } from '../inquiries/inquiry-store.ts';
import { fieldMessages } from '../messages/fields.ts';
import { refuseLead } from '../refuse-lead.ts';
import { answerTour, newTimes } from './answer-tour.ts';
import { insertTourRequest } from './tour-request-store.ts';
import { lockTour, type TourRow } from './tour-state-store.ts';

type Booked = BodyOf<typeof tourRequestEndpoints.bookTour>;

/**
 * Books a tour for a lead, in the caller's transaction: a request that is confirmed right away by
 * the steps that confirm any other, so the lead gets the same email and calendar file. Refuses as
 * {@link tourRequestEndpoints.bookTour} says.
 */
export async function bookTour(
  services: Services,
  tx: DatabaseTransaction,
  staff: Caller,
  {
    id,
    homes,
    kind,
    startsAt,
    videoLink,
    comments = '',
    isForced,
    hasAgreement,
    printableName,
  }: Booked & { id: string },
): Promise<TourRow> {
  const lead = await lockLeadToChange(tx, staff, id);
  if (lead.email === null) return refuseLead('lead-without-email');
  const home = await requireShownHome(tx, homes[0] ?? '');
  if (home.standardStatus === 'Closed') refuseLead('home-off-the-market');
  const at = readTime(startsAt);
  const isTaken = lead.agent_id === null && !holds(staff, 'lead-assign-all');
  if (isTaken) await claimLead(services, tx, staff, id);
  const name = nameOf(lead);
  const tourRequestId = await insertTourRequest(tx, {
    input: {
      ...{ name, email: lead.email, phone: lead.phone ?? '', comments: comments.trim() },
      ...{ kind, day: localDate(at), startsAt: [at] },
    },
    ...{ home, personId: lead.person_id, isSuspected: false, language: lead.language },
    origin: { address: null },
  });
  await insertInquiry(tx, {
    ...{ kind: 'tour', leadId: id, isVerified: false, isSuspected: false },
    ...{ receivedAt: new Date(), dueAt: null, home, tourRequestId },
    ...{ firstName: lead.first_name, lastName: lead.last_name, email: lead.email },
    ...{ phone: lead.phone, message: comments.trim(), origin: {}, consents: [], address: null },
  });
  await noteActivity(tx, {
    ...{ leadId: id, kind: 'tour-booked', doneBy: staff.personId },
    facts: { tourRequestId, times: [at] },
  });
  const tour = await lockTour(tx, tourRequestId);
  if (!tour) throw new Error('The tour that was stored is gone');
  return answerTour(services, tx, {
    ...{ tour, by: staff.personId },
    answer: {
      ...{ answer: 'confirm', version: tour.version, startsAt: at.toISOString() },
      ...{ videoLink: videoLink ?? '', isForced: isForced ?? false },
      ...{ hasAgreement, printableName },
    },
  });
}

/** The instant of a local time within the days of tours. Refuses (bad-input) any other. */
function readTime(text: string): Date {
  const [day = ''] = text.split('T');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && isTourDay(day, localDate(new Date()));
  if (!isDay) {
    const message = fieldMessages.dateOutOfRange();
    const field = { field: 'startsAt', label: fieldMessages.time(), message };
    return refuse('bad-input', { fields: [field], message });
  }
  const [at] = newTimes({ startsAt: text });
  return at ?? refuse('bad-input');
}
