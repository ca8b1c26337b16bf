import { calendarFile, type MailAttachment, type Settings } from '#platform';
import type { TourHome } from './tour-request-store.ts';

/** How long a tour is taken to last in a calendar. */
const MINUTES = 30;

/** The site's page of a home. */
export function homePage({ publicUrl }: Pick<Settings, 'publicUrl'>, home: TourHome): string {
  return `${publicUrl}/singleproduct/${encodeURIComponent(home.mlsNumber)}`;
}

/** A home in words: its address where that may be shown, else its MLS number. */
export function homeInWords({ address, mlsNumber }: Omit<TourHome, 'listingKey'>): string {
  return address ?? `the home with MLS number ${mlsNumber}`;
}

/**
 * A calendar file for each time of a tour request, tentative: asked for, not agreed. Entries hold
 * nothing that the visitor typed.
 */
export function tourCalendarFiles(
  settings: Pick<Settings, 'publicUrl' | 'brokerage'>,
  tour: { id: string; home: TourHome; startsAt: readonly Date[]; requestedAt: Date },
): MailAttachment[] {
  const { id, home, startsAt, requestedAt } = tour;
  const host = new URL(settings.publicUrl).hostname;
  const many = startsAt.length > 1;
  return startsAt.map((start, index) => ({
    filename: `tour-${index + 1}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(settings.brokerage.name, {
      uid: `tour-${id}-${index + 1}@${host}`,
      sequence: 0,
      changedAt: requestedAt,
      startsAt: start,
      endsAt: new Date(start.getTime() + MINUTES * 60_000),
      isAgreed: false,
      summary: `Tour asked for, not agreed: ${homeInWords(home)}`,
      description: `${many ? 'One of the times you asked for. ' : ''}Asked for, not agreed: ${settings.brokerage.name} will confirm a time with you.`,
      location: home.address,
      url: homePage(settings, home),
    }),
  }));
}
