import { formatPhone } from '@homestead/contract/accounts';
import { type Email, instantInWords, layOutEmail, type MailSettings } from '#accounts';
import type { TourWish } from '../read-tour-wish.ts';
import { homeInWords, homePage } from '../tour-calendar.ts';
import { kindWords, type ToldTour } from './tour-requested-email.ts';

/** To the brokerage's concierge team: who wants to see which home, and when. */
export function tourWantedEmail(
  settings: MailSettings,
  facts: { tour: ToldTour; contact: Pick<TourWish, 'name' | 'email' | 'phone' | 'comments'> },
): Email {
  const { tour, contact } = facts;
  return layOutEmail(settings, {
    kind: 'leads.tour-wanted',
    subject: `Tour request: ${homeInWords(tour.home)}`,
    name: null,
    paragraphs: [
      `${contact.name} asks to see ${homeInWords(tour.home)} (MLS number ${tour.home.mlsNumber}) ${kindWords[tour.kind]}.`,
      `Times asked for: ${tour.startsAt.map(instantInWords).join('; ')}.`,
      `Phone: ${formatPhone(contact.phone)}. E-mail: ${contact.email}.`,
      `Message: ${contact.comments}`,
    ],
    action: { label: 'See the home', url: homePage(settings, tour.home) },
    closing: [
      'Before the tour, have a written buyer agreement signed, as Nebraska law asks since July 2025.',
    ],
  });
}
