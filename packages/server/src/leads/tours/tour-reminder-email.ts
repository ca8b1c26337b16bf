import { formatPhone } from '@homestead/contract/platform';
import { type Email, instantInWords, layOutEmail, type MailSettings } from '#platform';
import { fullName } from '../full-name.ts';
import type { SeenContacts } from '../inquiries/lead-mail-store.ts';
import { tourEmailMessages } from '../messages.ts';
import { homeInWords, homeOf } from './tour-calendar.ts';
import type { TourAgent } from './tour-reminder-store.ts';
import type { TourRow } from './tour-state-store.ts';
import { contactInWords } from './tour-wanted-email.ts';

type ConfirmedTour = Omit<TourRow, 'agreed_at' | 'lead' | 'times'> & { agreed_at: Date };

const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

/** To the client, about a tour that is close: where, when, with whom, and how to get there. */
export function tourReminderEmail(
  settings: MailSettings,
  tour: ConfirmedTour,
  agent: TourAgent | null,
  myTourUrl: string,
): Email {
  const at = instantInWords(tour.agreed_at);
  const remind =
    tour.kind === 'video-chat'
      ? tourEmailMessages.remindVideoChat
      : tourEmailMessages.remindInPerson;
  return layOutEmail(settings, {
    kind: 'leads.tour-reminder',
    subject: tourEmailMessages.reminderSubject({ at }),
    name: null,
    paragraphs: [
      remind({ home: homeInWords(homeOf(tour)), at }),
      whoShows(agent, settings.brokerage),
    ],
    lists: wayThere(tour),
    action: { label: tourEmailMessages.seeTour(), url: myTourUrl },
    closing: [],
  });
}

/** To the agent or the team, about a tour that is close, with the contacts that they may see. */
export function agentReminderEmail(
  settings: MailSettings,
  tour: ConfirmedTour,
  { seen, answerUrl }: { seen: SeenContacts; answerUrl: string },
): Email {
  const { name, agreed_at } = tour;
  const at = instantInWords(agreed_at);
  const home = homeInWords(homeOf(tour));
  return layOutEmail(settings, {
    kind: 'leads.tour-reminder-agent',
    subject: tourEmailMessages.agentReminderSubject({ home, at }),
    name: null,
    paragraphs: [
      tourEmailMessages.agentReminder({ home, name, at }),
      ...contactInWords(tour, seen),
    ],
    lists: wayThere(tour),
    action: { label: tourEmailMessages.seeRequest(), url: answerUrl },
    closing: [tourEmailMessages.linkIsYours()],
  });
}

function whoShows(agent: TourAgent | null, firm: MailSettings['brokerage']): string {
  const name = agent
    ? fullName({ firstName: agent.first_name, lastName: agent.last_name })
    : firm.name;
  const phone = agent?.phone ?? firm.phone;
  return phone
    ? tourEmailMessages.yourAgent({ name, phone: formatPhone(phone) })
    : tourEmailMessages.yourAgentNoPhone({ name });
}

/** A link to the video chat, or to directions where the address may be shown. */
function wayThere({ kind, video_link, home_address: address }: ConfirmedTour) {
  if (kind === 'video-chat') {
    if (!video_link) return [];
    const label = tourEmailMessages.joinVideoChat();
    const items = [{ label, url: video_link, text: new URL(video_link).hostname }];
    return [{ heading: tourEmailMessages.videoChat(), items }];
  }
  if (!address) return [];
  const url = `${DIRECTIONS}${encodeURIComponent(address)}`;
  const items = [{ label: tourEmailMessages.directions(), url, text: address }];
  return [{ heading: tourEmailMessages.gettingThere(), items }];
}
