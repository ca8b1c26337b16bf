import { formatPhone } from '@homestead/contract/platform';
import {
  type Email,
  instantInWords,
  layOutEmail,
  type MailSettings,
  shortInstant,
} from '#platform';
import { nameOf } from '../full-name.ts';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { tourStaffMessages } from '../messages/staff-emails.ts';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { homeInShort, homeInWords, homeOf } from './tour-calendar.ts';
import type { TourClient } from './tour-client.ts';
import type { TourAgent } from './tour-reminder-store.ts';
import type { TourRow } from './tour-state-store.ts';
import { contactInWords } from './tour-wanted-email.ts';

type ConfirmedTour = Omit<TourRow, 'agreed_at' | 'lead' | 'times'> & { agreed_at: Date };

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** To the client, about a tour that is close: where, when, with whom, and how to get there. */
export function tourReminderEmail(
  settings: MailSettings,
  tour: ConfirmedTour,
  { name, home, agent, myTourUrl }: TourClient & { agent: TourAgent | null; myTourUrl: string },
): Email {
  const at = instantInWords(tour.agreed_at);
  const firm = settings.brokerage.name;
  const remind =
    tour.kind === 'video-chat'
      ? tourEmailMessages.remindVideoChat
      : tourEmailMessages.remindInPerson;
  return layOutEmail(settings, {
    kind: 'leads.tour-reminder',
    subject: tourEmailMessages.reminderSubject({
      home: homeInShort(homeOf(tour)),
      at: shortInstant(tour.agreed_at),
    }),
    heading: tourEmailMessages.reminderHeading(),
    name,
    paragraphs: [
      remind({ home: homeInWords(homeOf(tour)), at }),
      whoShows(agent, settings.brokerage),
    ],
    home,
    ...actionsOf(tour, { label: tourEmailMessages.seeTour(), url: myTourUrl }),
    closing: [],
    why: tourEmailMessages.whyClient({ firm }),
  });
}

/** To the agent or the team, about a tour that is close, with the contacts that they may see. */
export function agentReminderEmail(
  settings: MailSettings,
  tour: ConfirmedTour,
  { seen, answerUrl }: { seen: SeenContacts; answerUrl: string },
): Email {
  const { name, agreed_at } = tour;
  const home = homeOf(tour);
  return layOutEmail(settings, {
    kind: 'leads.tour-reminder-agent',
    subject: tourStaffMessages.agentReminderSubject({
      home: homeInShort(home),
      at: shortInstant(agreed_at),
    }),
    name: null,
    paragraphs: [
      tourStaffMessages.agentReminder({
        ...{ home: homeInWords(home), name, at: instantInWords(agreed_at) },
      }),
      ...contactInWords(tour, seen),
    ],
    ...actionsOf(tour, { label: tourStaffMessages.seeRequest(), url: answerUrl }),
    closing: [tourStaffMessages.linkIsYours()],
    why: tourStaffMessages.why({ firm: settings.brokerage.name }),
  });
}

function whoShows(agent: TourAgent | null, firm: MailSettings['brokerage']): string {
  const name = agent ? nameOf(agent) : firm.name;
  const phone = agent?.phone ?? firm.phone;
  return phone
    ? tourEmailMessages.yourAgent({ name, phone: formatPhone(phone) })
    : tourEmailMessages.yourAgentNoPhone({ name });
}

/** First the way there: the video chat, or directions where the address may be shown. */
function actionsOf(
  { kind, video_link: link, home_address: address }: ConfirmedTour,
  see: { label: string; url: string },
) {
  if (kind === 'video-chat' && link) {
    return { action: { label: tourEmailMessages.joinVideoChat(), url: link }, secondAction: see };
  }
  if (kind === 'video-chat' || !address) return { action: see };
  const url = `${DIRECTIONS}${encodeURIComponent(address)}`;
  return { action: { label: tourEmailMessages.directions(), url }, secondAction: see };
}
