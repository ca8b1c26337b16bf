import { z } from 'zod';
import { namePeople } from '#accounts';
import { defineNotification, markOutdated, notify } from '#messaging';
import { type DatabaseTransaction, instantInWords, type Services } from '#platform';
import { fullName } from '../full-name.ts';
import { findClientsAgent } from '../inquiries/lead-person-store.ts';
import { clientNotificationMessages } from '../messages/notifications.ts';
import type { TourRow } from '../tours/tour-state-store.ts';
import { homeFacts, homeOfFacts, instant, tourHome } from './tour-facts.ts';

/** Its email, with the calendar file, is sent whatever anyone chooses. */
export const tourAnswered = defineNotification({
  ...{ key: 'tours', isFor: 'client', hasOwnEmail: true },
  label: clientNotificationMessages.tours,
  help: clientNotificationMessages.toursHelp,
  ...{ choices: ['email'], byDefault: 'email' },
  facts: z.object({
    state: z.enum(['requested', 'confirmed', 'proposed', 'declined', 'canceled']),
    ...tourHome,
    agreedAt: instant.nullable(),
  }),
  tell: ({ state, agreedAt, ...tour }) => {
    const home = homeOfFacts(tour);
    if (agreedAt)
      return clientNotificationMessages.confirmed({ home, at: instantInWords(agreedAt) });
    if (state === 'declined') return clientNotificationMessages.declined({ home });
    return state === 'canceled'
      ? clientNotificationMessages.canceledByUs({ home })
      : clientNotificationMessages.proposed({ home });
  },
});

export const agentAssigned = defineNotification({
  ...{ key: 'your-agent', isFor: 'client' },
  label: clientNotificationMessages.agent,
  help: clientNotificationMessages.agentHelp,
  ...{ choices: ['email', 'digest', 'app', 'off'], byDefault: 'digest' },
  facts: z.object({ name: z.string() }),
  tell: clientNotificationMessages.agentIs,
});

export const clientNotifications = [tourAnswered, agentAssigned];

/**
 * Tells a client in the app what became of their tour; what it said before counts as read. A tour
 * that the client asked for again has no news yet.
 */
export async function tellClientOfTour(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  tour: TourRow,
): Promise<void> {
  if (tour.person_id === null) return;
  const about = { kind: 'tour', id: tour.id };
  const to = [tour.person_id];
  await markOutdated(tx, { type: tourAnswered, to, about });
  // One that waits for a signature isn’t confirmed for the client yet.
  if (tour.state === 'requested' || tour.agreement_envelope_id !== null) return;
  await notify(services, tx, {
    ...{ type: tourAnswered, to, event: `tour:${tour.id}:${tour.version}` },
    ...{ about, path: '/property-list/tours' },
    facts: {
      state: tour.state as z.output<typeof tourAnswered.facts>['state'],
      ...homeFacts(tour),
      agreedAt: tour.agreed_at,
    },
  });
}

/** Tells the client of a lead that has a new agent who that is. */
export async function tellClientOfAgent(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  leadId: string,
): Promise<void> {
  const lead = await findClientsAgent(tx, leadId);
  if (!lead) return;
  const agent = (await namePeople(tx, [lead.agent_id])).get(lead.agent_id);
  if (!agent) return;
  await notify(services, tx, {
    ...{ type: agentAssigned, to: [lead.person_id], event: `agent:${leadId}:${lead.version}` },
    ...{ about: { kind: 'lead', id: leadId }, path: '/property-list/clientprofile' },
    facts: { name: fullName(agent) },
  });
}
