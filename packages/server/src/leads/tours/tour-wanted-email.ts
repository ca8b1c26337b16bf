import { formatPhone } from '@homestead/contract/platform';
import {
  cut,
  type Email,
  type EmailHome,
  instantInWords,
  layOutEmail,
  type MailSettings,
  serviceArea,
} from '#platform';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { tourStaffMessages } from '../messages/staff-emails.ts';
import type { TourInput } from './read-tour-input.ts';
import { homeInWords } from './tour-calendar.ts';
import type { ToldTour } from './tour-requested-email.ts';

const wanted = {
  'in-person': tourStaffMessages.wantedInPerson,
  'video-chat': tourStaffMessages.wantedVideoChat,
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
    home: EmailHome | null;
  },
): Email {
  const { tour, contact, seen, answerUrl } = facts;
  const place = homeInWords(tour.home);
  const firm = settings.brokerage.name;
  const agreement = serviceArea().buyerAgreement;
  return layOutEmail(settings, {
    kind: 'leads.tour-wanted',
    subject: tourStaffMessages.wantedSubject({ home: cut(place, 55) }),
    name: null,
    paragraphs: [
      wanted[tour.kind]({ name: contact.name, home: place, number: tour.home.mlsNumber }),
      tourStaffMessages.wantedTimes({ times: tour.startsAt.map(instantInWords).join('; ') }),
      ...contactInWords(contact, seen),
      tourStaffMessages.wantedMessage({ message: contact.comments }),
    ],
    home: facts.home,
    action: { label: tourStaffMessages.answer(), url: answerUrl },
    closing: [tourStaffMessages.linkIsYours(), ...(agreement ? [agreement.forAgents] : [])],
    why: tourStaffMessages.why({ firm }),
  });
}

/** How to reach the client, as a paragraph; none for who may see neither. */
export function contactInWords(
  { phone, email }: Pick<TourInput, 'phone' | 'email'>,
  seen: SeenContacts,
): string[] {
  const shown = formatPhone(phone);
  if (seen.phone && seen.email) return [tourStaffMessages.wantedContact({ phone: shown, email })];
  if (seen.phone) return [tourStaffMessages.wantedPhone({ phone: shown })];
  return seen.email ? [tourStaffMessages.wantedEmail({ email })] : [];
}
