import type { AccountsServices } from '#accounts';
import { type DatabaseTransaction, recordEvent } from '#platform';
import { findTeamAddress } from '../inquiries/inquiry-store.ts';
import { findSeenContacts } from '../inquiries/lead-mail-store.ts';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { tourRequested } from '../lead-events.ts';
import type { TourInput } from './read-tour-input.ts';
import { tourAnswerLink } from './tour-links.ts';
import { type ToldTour, tourRequestedEmail } from './tour-requested-email.ts';
import { tourWantedEmail } from './tour-wanted-email.ts';

interface AnnouncedTour extends ToldTour {
  contact: Pick<TourInput, 'name' | 'email' | 'phone' | 'comments'>;
  personId: string | null;
}

/**
 * Makes a stored request an inquiry of a lead, confirms it by email, notifies the brokerage, and
 * records the event.
 */
export async function announceTour(
  services: AccountsServices,
  tx: DatabaseTransaction,
  { contact, personId, ...tour }: AnnouncedTour,
): Promise<void> {
  const { mail, settings } = services;
  const [firstName = '', ...rest] = contact.name.split(/\s+/);
  const { agentId } = await recordInquiry(services, tx, {
    ...{ kind: 'tour', firstName, lastName: rest.join(' '), tourRequestId: tour.id, personId },
    ...{ email: contact.email, phone: contact.phone, message: contact.comments, home: tour.home },
    ...{ origin: {}, address: null, hasOwnEmails: true },
  });
  const { conciergeEmail, email } = settings.brokerage;
  const own = await findTeamAddress(tx, agentId);
  const team = own ?? conciergeEmail ?? email;
  const answering = { id: tour.id, role: own ? 'agent' : 'team', email: team ?? '' } as const;
  const seen = await findSeenContacts(tx, own ? agentId : null);
  const answerUrl = team ? await tourAnswerLink(settings, tx, answering) : '';
  await mail.queueAll(tx, [
    { ...tourRequestedEmail(settings, tour), to: contact.email, unproven: 'tour' },
    ...(team
      ? [{ ...tourWantedEmail(settings, { tour, contact, seen, answerUrl }), to: team }]
      : []),
  ]);
  const { mlsNumber } = tour.home;
  await recordEvent(tx, tourRequested, { tourRequestId: tour.id, mlsNumber, personId });
}
