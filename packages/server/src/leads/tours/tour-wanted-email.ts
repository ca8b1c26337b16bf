import { formatPhone } from '@homestead/contract/platform';
import { type Email, instantInWords, layOutEmail, type MailSettings, serviceArea } from '#platform';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { tourEmailMessages } from '../messages.ts';
import type { TourInput } from './read-tour-input.ts';
import { homeInWords } from './tour-calendar.ts';
import type { ToldTour } from './tour-requested-email.ts';

const wanted = {
  'in-person': tourEmailMessages.wantedInPerson,
  'video-chat': tourEmailMessages.wantedVideoChat,
};

/** To the lead's agent or the brokerage's concierge team: who wants to see which home, and when. */
export function tourWantedEmail(
  settings: MailSettings,
  facts: {
    tour: ToldTour;
    contact: Pick<TourInput, 'name' | 'email' | 'phone' | 'comments'>;
    /** An agent may not be allowed to see them. */
    seen: SeenContacts;
    answerUrl: string;
  },
): Email {
  const { tour, contact, seen, answerUrl } = facts;
  const home = homeInWords(tour.home);
  const agreement = serviceArea().buyerAgreement;
  return layOutEmail(settings, {
    kind: 'leads.tour-wanted',
    subject: tourEmailMessages.wantedSubject({ home }),
    name: null,
    paragraphs: [
      wanted[tour.kind]({ name: contact.name, home, number: tour.home.mlsNumber }),
      tourEmailMessages.wantedTimes({ times: tour.startsAt.map(instantInWords).join('; ') }),
      ...contactInWords(contact, seen),
      tourEmailMessages.wantedMessage({ message: contact.comments }),
    ],
    action: { label: tourEmailMessages.answer(), url: answerUrl },
    closing: [tourEmailMessages.linkIsYours(), ...(agreement ? [agreement.forAgents] : [])],
  });
}

/** How to reach the client, as a paragraph; none for who may see neither. */
export function contactInWords(
  { phone, email }: Pick<TourInput, 'phone' | 'email'>,
  seen: SeenContacts,
): string[] {
  const shown = formatPhone(phone);
  if (seen.phone && seen.email) return [tourEmailMessages.wantedContact({ phone: shown, email })];
  if (seen.phone) return [tourEmailMessages.wantedPhone({ phone: shown })];
  return seen.email ? [tourEmailMessages.wantedEmail({ email })] : [];
}
