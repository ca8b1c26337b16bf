import { isTourDay, type TourAnswer, tourTimeProblem } from '@homestead/contract/leads';
import { localDate, localInstants } from '@homestead/contract/platform';
import { type BusyReason, findBusyTimes, findVideoLinks } from '#calendar';
import {
  DatabaseLock,
  type DatabaseTransaction,
  instantInWords,
  type Queryable,
  recordEvent,
  refuse,
  requireVersion,
  type Services,
} from '#platform';
import { answerWaiting, noteActivity } from '../inquiries/inquiry-store.ts';
import { inquiryMoved } from '../lead-events.ts';
import { fieldMessages } from '../messages/fields.ts';
import { tellClientOfTour } from '../notifications/client-notifications.ts';
import { refuseLead } from '../refuse-lead.ts';
import { selectAppointments } from '../tasks/task-store.ts';
import { tellClient } from './tour-answer-emails.ts';
import { TOUR_MINUTES } from './tour-calendar.ts';
import { isErased } from './tour-request-store.ts';
import {
  findBusyTime,
  storeStep,
  type TourRow,
  type TourState,
  type TourStep,
} from './tour-state-store.ts';
import { askForAgreement, requireNameForAgreement, voidAgreement } from './touring-agreement.ts';

/** One tour of an agent is confirmed at a time, so that none overlap. */
const agentLock = new DatabaseLock('leads.tours-of-agent');

/** What staff can do in each state. */
const possible: Readonly<Record<TourState, readonly TourAnswer['answer'][]>> = {
  requested: ['confirm', 'propose', 'decline'],
  proposed: ['confirm', 'propose', 'decline'],
  confirmed: ['propose', 'decline'],
  declined: [],
  canceled: [],
};

type Answerable = Pick<TourRow, 'state' | 'is_suspected' | 'email' | 'agreed_at'>;

/** Whether a confirmed tour has begun: nothing about it can change anymore. */
export const hasBegun = ({ agreed_at }: Pick<TourRow, 'agreed_at'>) =>
  agreed_at !== null && agreed_at <= new Date();

/** The answers that staff can give to a tour request now. */
export function answersTo(tour: Answerable): readonly TourAnswer['answer'][] {
  if (tour.is_suspected || isErased(tour) || hasBegun(tour)) return [];
  return possible[tour.state as TourState];
}

/**
 * Answers a locked tour request for staff, in the caller's transaction: tells the client by email,
 * answers the inquiry, and adds to the lead's timeline. `by` is null for a link that names nobody.
 * Refuses another version (changed-meanwhile), what isn't possible anymore (tour-step-refused),
 * times and links that can't be used (bad-input), and a time of another tour or when the agent is
 * busy (tour-time-taken). A confirmed tour of a client without a buyer agreement waits for their
 * signature.
 */
export async function answerTour(
  services: Services,
  tx: DatabaseTransaction,
  { tour, by, answer }: { tour: TourRow; by: string | null; answer: TourAnswer },
): Promise<TourRow> {
  requireVersion(tour, answer.version);
  if (!answersTo(tour).includes(answer.answer)) refuseLead('tour-step-refused');
  const step = stepOf(await withVideoLink(tx, tour), answer);
  if (answer.answer === 'confirm' && !answer.isForced && step.agreedAt) {
    await requireFree(tx, tour, step.agreedAt);
    await requireFreeCalendar(tx, tour, step.agreedAt);
  }
  const stored = await storeStep(tx, tour, { ...step, doneAs: 'staff', doneBy: by });
  const answered = await askForAgreement(services, tx, stored);
  if (answered.state === 'proposed') await requireNameForAgreement(services, tx, answered);
  await voidAgreement(services, tx, answered, { personId: by });
  await tellClient(services, tx, { before: tour, after: answered });
  await tellClientOfTour(services, tx, answered);
  if (tour.lead) {
    const leadId = tour.lead.id;
    await answerWaiting(tx, { leadId, by, how: 'email', tourRequestId: tour.id });
    await noteTour(tx, answered, by);
  }
  return answered;
}

/** Adds a tour's new state to the timeline of its lead, and tells open lists. */
export async function noteTour(
  tx: DatabaseTransaction,
  tour: TourRow,
  by: string | null,
): Promise<void> {
  if (!tour.lead) return;
  const { id, state, agreed_at, proposed } = tour;
  const times = agreed_at ? [agreed_at] : proposed;
  const facts = { tourRequestId: id, times };
  await noteActivity(tx, { leadId: tour.lead.id, kind: `tour-${state}`, doneBy: by, facts });
  await recordEvent(tx, inquiryMoved, { leadId: tour.lead.id });
}

/** Refuses (tour-time-taken) a time within half an hour of the agent's other tours. */
export async function requireFree(
  tx: DatabaseTransaction,
  { id, lead }: TourRow,
  at: Date,
): Promise<void> {
  const agentId = lead?.agentId;
  if (!agentId) return;
  await agentLock.untilCommit(tx, { record: agentId });
  const taken = await findBusyTime(tx, { agentId, id, at, minutes: TOUR_MINUTES });
  if (!taken) return;
  const message = fieldMessages.tourTaken({ at: instantInWords(taken) });
  const field = { field: 'startsAt', label: fieldMessages.time(), message };
  refuseLead('tour-time-taken', { message, fields: [field] });
}

const busyBecause = {
  hours: fieldMessages.tourOutsideHours,
  'day-off': fieldMessages.tourOnDayOff,
  calendar: fieldMessages.tourInBusyTime,
} as const satisfies Record<BusyReason, unknown>;

/** Refuses (tour-time-taken) a time when the agent is busy by calendar or appointment. */
async function requireFreeCalendar(
  tx: DatabaseTransaction,
  { lead }: TourRow,
  at: Date,
): Promise<void> {
  if (!lead?.agentId) return;
  const to = new Date(at.getTime() + TOUR_MINUTES * 60_000);
  const [busy] = await findBusyTimes(tx, lead.agentId, { from: at, to });
  const [appointment] = busy ? [] : await selectAppointments(tx, lead.agentId, { from: at, to });
  if (!busy && !appointment) return;
  const because = busy ? busyBecause[busy.reason] : fieldMessages.tourInAppointment;
  const message = because({ at: instantInWords(at) });
  const field = { field: 'startsAt', label: fieldMessages.time(), message };
  refuseLead('tour-time-taken', { message, fields: [field] });
}

type WithVideoLink = Pick<TourRow, 'kind' | 'video_link'>;

/**
 * Open tours by video chat get the link that their agent uses for all of them, unless they have
 * one. `agentOf` may name who would become the agent.
 */
export async function withVideoLinks<Tour extends WithVideoLink>(
  db: Queryable,
  tours: readonly Tour[],
  agentOf: (tour: Tour) => string | null,
): Promise<Tour[]> {
  const lacking = tours.filter(({ kind, video_link }) => kind === 'video-chat' && !video_link);
  const agents = lacking.flatMap((tour) => agentOf(tour) ?? []);
  const links = await findVideoLinks(db, agents);
  return tours.map((tour) =>
    lacking.includes(tour) ? { ...tour, video_link: links.get(agentOf(tour) ?? '') ?? null } : tour,
  );
}

/** One tour of {@link withVideoLinks}. */
export async function withVideoLink(db: Queryable, tour: TourRow): Promise<TourRow> {
  const [linked = tour] = await withVideoLinks(db, [tour], ({ lead }) => lead?.agentId ?? null);
  return linked;
}

function stepOf(tour: TourRow, answer: TourAnswer): Omit<TourStep, 'doneAs' | 'doneBy'> {
  switch (answer.answer) {
    case 'confirm':
      return {
        state: 'confirmed',
        agreedAt: offeredTime([...tour.times, ...tour.proposed], answer.startsAt),
        hasAgreement: answer.hasAgreement,
        printableName: answer.printableName,
        videoLink: videoLinkOf(tour, answer.videoLink),
      };
    case 'propose': {
      const { first, second, third } = answer;
      const proposed = newTimes({ first, second, third });
      const videoLink = videoLinkOf(tour, answer.videoLink);
      const { hasAgreement, printableName } = answer;
      return { state: 'proposed', proposed, videoLink, hasAgreement, printableName };
    }
    case 'decline':
      if (answer.reason.trim() !== '') return { state: 'declined', reason: answer.reason };
      return refuseField('reason', fieldMessages.reason(), fieldMessages.reasonNeeded());
  }
}

/** One of the offered times that hasn't passed; refuses (bad-input) any other. */
export function offeredTime(offered: readonly Date[], startsAt: string): Date {
  const at = offered.find((time) => time.getTime() === Date.parse(startsAt));
  if (!at) return refuseTime('startsAt', fieldMessages.timeNotOffered());
  return at > new Date() ? at : refuseTime('startsAt', fieldMessages.timePassed());
}

/** Instants of the local times that fields hold, earliest first; empty ones are left out. */
export function newTimes(fields: Readonly<Record<string, string | undefined>>): Date[] {
  const now = new Date();
  const given = Object.entries(fields).flatMap(([field, text]) => (text ? [{ field, text }] : []));
  if (given.length === 0) return refuseTime('first', fieldMessages.enterTime());
  const times = given.map(({ field, text }) => {
    const [day = '', time = ''] = text.split('T');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !isTourDay(day, localDate(now))) {
      return refuseTime(field, fieldMessages.dateOutOfRange());
    }
    const problem = tourTimeProblem(time, { day, times: [], now });
    const [instant] = problem ? [] : localInstants(day, time);
    return instant ?? refuseTime(field, problem ?? fieldMessages.enterTime());
  });
  const repeated = times.findIndex(
    (time, index) => times.findIndex((other) => Number(other) === Number(time)) < index,
  );
  const { field = '' } = given[repeated] ?? {};
  if (repeated >= 0) return refuseTime(field, fieldMessages.timeRepeated());
  return times.sort((one, other) => one.getTime() - other.getTime());
}

function videoLinkOf(tour: TourRow, given = ''): string | null {
  if (tour.kind !== 'video-chat') return null;
  if (given === '' && tour.video_link) return tour.video_link;
  if (URL.canParse(given) && new URL(given).protocol === 'https:') return new URL(given).href;
  return refuseField('videoLink', fieldMessages.videoLink(), fieldMessages.videoLinkNeeded());
}

const refuseTime = (field: string, message: string) =>
  refuseField(field, fieldMessages.time(), message);

function refuseField(field: string, label: string, message: string): never {
  return refuse('bad-input', { message, fields: [{ field, label, message }] });
}
