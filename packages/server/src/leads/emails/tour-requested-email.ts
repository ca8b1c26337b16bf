import { type Email, instantInWords, layOutEmail, type MailSettings } from '#accounts';
import type { TourKind } from '../read-tour-wish.ts';
import { homeInWords, homePage, tourCalendarFiles } from '../tour-calendar.ts';
import type { TourHome } from '../tour-request-store.ts';

/** A stored request, as mails tell of it. */
export interface ToldTour {
  id: string;
  home: TourHome;
  kind: TourKind;
  startsAt: readonly Date[];
  requestedAt: Date;
}

export const kindWords = { 'in-person': 'in person', 'video-chat': 'by video chat' } as const;

/**
 * To whoever asked for a tour, with a calendar file for each time. It holds nothing that was typed
 * into the form, as anybody can type anybody's address (safety.md).
 */
export function tourRequestedEmail(settings: MailSettings, tour: ToldTour): Email {
  const { home, kind, startsAt } = tour;
  const firm = settings.brokerage.name;
  return {
    ...layOutEmail(settings, {
      kind: 'leads.tour-requested',
      subject: 'We have your tour request',
      name: null,
      paragraphs: [
        `You asked to see ${homeInWords(home)} ${kindWords[kind]}.`,
        `${startsAt.length > 1 ? 'Times you asked for' : 'Time you asked for'}: ${startsAt.map(instantInWords).join('; ')}.`,
        `Nothing is agreed yet. ${firm} will get in touch to settle a time. The calendar files mark the times as asked for.`,
        'Before an agent shows you homes, Nebraska law asks for a written buyer agreement; the agent will go through it with you.',
      ],
      action: { label: 'See the home', url: homePage(settings, home) },
      closing: ['If you did not ask for this, you need not do anything.'],
    }),
    attachments: tourCalendarFiles(settings, tour),
  };
}
