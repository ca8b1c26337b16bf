import { type Email, instantInWords, layOutEmail, type MailSettings } from '#platform';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { buyerAgreement } from './buyer-agreement.ts';
import type { TourKind } from './read-tour-input.ts';
import { homeInShort, homeInWords, homePage, tourCalendarFiles } from './tour-calendar.ts';
import type { TourClient } from './tour-client.ts';
import type { TourHome } from './tour-request-store.ts';

/** A stored request, as emails describe it. */
export interface ToldTour {
  id: string;
  home: TourHome;
  kind: TourKind;
  startsAt: readonly Date[];
  requestedAt: Date;
}

const requested = {
  'in-person': tourEmailMessages.requestedInPerson,
  'video-chat': tourEmailMessages.requestedVideoChat,
};

/**
 * Sent to the person who requested a tour, with a calendar file for each time. Includes nothing
 * typed into the form, since anyone can type anyone's address.
 */
export function tourRequestedEmail(
  settings: MailSettings,
  tour: ToldTour,
  client: TourClient,
): Email {
  const { home, kind, startsAt } = tour;
  const firm = settings.brokerage.name;
  return {
    ...layOutEmail(settings, {
      kind: 'leads.tour-requested',
      subject: tourEmailMessages.requestedSubject({ home: homeInShort(home) }),
      heading: tourEmailMessages.requestedHeading(),
      ...client,
      paragraphs: [
        requested[kind]({ home: homeInWords(home) }),
        tourEmailMessages.timesRequested({
          count: startsAt.length,
          times: startsAt.map(instantInWords).join('; '),
        }),
        tourEmailMessages.notConfirmed({ firm }),
        ...buyerAgreement(),
      ],
      action: { label: tourEmailMessages.seeHome(), url: homePage(settings, home) },
      closing: [tourEmailMessages.ignore()],
      why: tourEmailMessages.whyClient({ firm }),
    }),
    attachments: tourCalendarFiles(settings, tour),
  };
}
