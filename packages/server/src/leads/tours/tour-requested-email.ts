import { type Email, instantInWords, layOutEmail, type MailSettings, serviceArea } from '#platform';
import { tourEmailMessages } from '../messages.ts';
import type { TourKind } from './read-tour-input.ts';
import { homeInWords, homePage, tourCalendarFiles } from './tour-calendar.ts';
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
export function tourRequestedEmail(settings: MailSettings, tour: ToldTour): Email {
  const { home, kind, startsAt } = tour;
  const firm = settings.brokerage.name;
  const agreement = serviceArea().buyerAgreement;
  return {
    ...layOutEmail(settings, {
      kind: 'leads.tour-requested',
      subject: tourEmailMessages.requestedSubject(),
      name: null,
      paragraphs: [
        requested[kind]({ home: homeInWords(home) }),
        tourEmailMessages.timesRequested({
          count: startsAt.length,
          times: startsAt.map(instantInWords).join('; '),
        }),
        tourEmailMessages.notConfirmed({ firm }),
        ...(agreement ? [agreement.forVisitors] : []),
      ],
      action: { label: tourEmailMessages.seeHome(), url: homePage(settings, home) },
      closing: [tourEmailMessages.ignore()],
    }),
    attachments: tourCalendarFiles(settings, tour),
  };
}
