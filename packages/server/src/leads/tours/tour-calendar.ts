import { calendarFile, type MailAttachment, type Settings } from '#platform';
import { tourEmailMessages } from '../messages.ts';
import type { TourHome } from './tour-request-store.ts';

/** How long a tour lasts in a calendar. */
const MINUTES = 30;

/** The site's page for a home. */
export function homePage({ publicUrl }: Pick<Settings, 'publicUrl'>, home: TourHome): string {
  return `${publicUrl}/singleproduct/${encodeURIComponent(home.mlsNumber)}`;
}

/** A home's address where that may be shown, otherwise its MLS number. */
export function homeInWords({ address, mlsNumber }: Omit<TourHome, 'listingKey'>): string {
  return address ?? tourEmailMessages.homeByNumber({ number: mlsNumber });
}

/**
 * A calendar file for each time of a tour request, tentative until confirmed. Entries include
 * nothing that the visitor typed.
 */
export function tourCalendarFiles(
  settings: Pick<Settings, 'publicUrl' | 'brokerage'>,
  tour: { id: string; home: TourHome; startsAt: readonly Date[]; requestedAt: Date },
): MailAttachment[] {
  const { id, home, startsAt, requestedAt } = tour;
  const host = new URL(settings.publicUrl).hostname;
  const firm = settings.brokerage.name;
  const description =
    startsAt.length > 1
      ? tourEmailMessages.calendarTextOfMany({ firm })
      : tourEmailMessages.calendarText({ firm });
  return startsAt.map((start, index) => ({
    filename: `tour-${index + 1}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(firm, {
      uid: `tour-${id}-${index + 1}@${host}`,
      sequence: 0,
      changedAt: requestedAt,
      startsAt: start,
      endsAt: new Date(start.getTime() + MINUTES * 60_000),
      isAgreed: false,
      summary: tourEmailMessages.calendarSummary({ home: homeInWords(home) }),
      description,
      location: home.address,
      url: homePage(settings, home),
    }),
  }));
}
