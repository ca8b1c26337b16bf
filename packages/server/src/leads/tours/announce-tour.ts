import type { Language } from '@homestead/contract/platform';
import type { AccountsServices } from '#accounts';
import { findEmailHome, presentEmailHome } from '#listings';
import { notify } from '#messaging';
import { type DatabaseTransaction, recordEvent } from '#platform';
import type { InquiryOrigin } from '../inquiries/inquiry.ts';
import { findTeamAddress } from '../inquiries/inquiry-store.ts';
import { findSeenContacts } from '../inquiries/lead-mail-store.ts';
import { recordInquiry } from '../inquiries/record-inquiry.ts';
import { tourRequested } from '../lead-events.ts';
import { tourAsked } from '../notifications/staff-notifications.ts';
import { TOURS_PATH } from '../notifications/tell-lead.ts';
import type { TourInput } from './read-tour-input.ts';
import { writeToClient } from './tour-client.ts';
import { tourAnswerLink } from './tour-links.ts';
import { type ToldTour, tourRequestedEmail } from './tour-requested-email.ts';
import { tourWantedEmail } from './tour-wanted-email.ts';

/** Where the form was sent from, and what was agreed to with it. */
export type TourOrigin = Omit<InquiryOrigin, 'language'> & {
  /** IP address. */
  address: string | null;
};

interface AnnouncedTour extends ToldTour {
  contact: Pick<TourInput, 'name' | 'email' | 'phone' | 'comments'>;
  personId: string | null;
  /** Of the page with the form. */
  language: Language;
  origin: TourOrigin;
}

/**
 * Makes a stored request an inquiry of a lead, confirms it by email, notifies the brokerage, and
 * records the event.
 */
export async function announceTour(
  services: AccountsServices,
  tx: DatabaseTransaction,
  { contact, personId, language, origin, ...tour }: AnnouncedTour,
): Promise<void> {
  const { mail, settings } = services;
  const [firstName = '', ...rest] = contact.name.split(/\s+/);
  const { agentId, leadId } = await recordInquiry(services, tx, {
    ...{ kind: 'tour', firstName, lastName: rest.join(' '), tourRequestId: tour.id, personId },
    ...{ email: contact.email, phone: contact.phone, message: contact.comments, home: tour.home },
    ...{ origin: { ...origin, language }, address: origin.address, hasOwnEmails: true },
  });
  const { conciergeEmail, email } = settings.brokerage;
  const own = await findTeamAddress(tx, agentId);
  const told = await notify(services, tx, {
    ...{ type: tourAsked, to: agentId ? [agentId] : [], event: `tour:${tour.id}` },
    ...{ about: { kind: 'lead', id: leadId }, path: TOURS_PATH },
    facts: { name: contact.name, address: tour.home.address, mlsNumber: tour.home.mlsNumber },
  });
  const team = own ? told.emails[0] : (conciergeEmail ?? email);
  const answering = { id: tour.id, role: own ? 'agent' : 'team', email: team ?? '' } as const;
  const seen = await findSeenContacts(tx, own ? agentId : null);
  const answerUrl = team ? await tourAnswerLink(settings, tx, answering) : '';
  const { mlsNumber } = tour.home;
  const asked = { person_id: personId, mls_number: mlsNumber, language };
  const received = await writeToClient(settings, tx, asked, (client) =>
    tourRequestedEmail(settings, tour, client),
  );
  const shown = await findEmailHome(tx, mlsNumber);
  const home = shown && presentEmailHome(settings, shown);
  const wanted = tourWantedEmail(settings, { tour, contact, seen, answerUrl, home });
  await mail.queueAll(tx, [
    { ...received, to: contact.email, unproven: 'tour' },
    ...(team ? [{ ...wanted, to: team }] : []),
  ]);
  await recordEvent(tx, tourRequested, { tourRequestId: tour.id, mlsNumber, personId });
}
