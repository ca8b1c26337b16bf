import {
  calendarFile,
  cut,
  type MailAttachment,
  methodOf,
  type Settings,
  siteLink,
} from '#platform';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import type { TourHome } from './tour-request-store.ts';
import type { TourRow } from './tour-state-store.ts';

/** How long a tour lasts in a calendar. */
export const TOUR_MINUTES = 30;

/** The site's page for a home. */
export function homePage(site: Pick<Settings, 'publicUrl'>, home: TourHome): string {
  return siteLink(site, `/singleproduct/${encodeURIComponent(home.mlsNumber)}`);
}

/** A home's address where that may be shown, otherwise its MLS number. */
export function homeInWords({ address, mlsNumber }: Omit<TourHome, 'listingKey'>): string {
  return address ?? tourEmailMessages.homeByNumber({ number: mlsNumber });
}

/** Leaves room for the news and a time around it. */
const STREET_MAX = 24;

/** A home in a subject: "5011 Chicago St", or its MLS number. */
export function homeInShort(
  { address, mlsNumber }: Omit<TourHome, 'listingKey'>,
  max = STREET_MAX,
): string {
  const [street = ''] = (address ?? '').split(',');
  return cut(street || tourEmailMessages.numberAlone({ number: mlsNumber }), max);
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
      endsAt: new Date(start.getTime() + TOUR_MINUTES * 60_000),
      isAgreed: false,
      summary: tourEmailMessages.calendarSummary({ home: homeInWords(home) }),
      description,
      location: home.address,
      url: homePage(settings, home),
    }),
  }));
}

/** The home of a stored request. */
export const homeOf = (
  row: Pick<TourRow, 'listing_key' | 'mls_number' | 'home_address'>,
): TourHome => ({
  listingKey: row.listing_key,
  mlsNumber: row.mls_number,
  address: row.home_address,
});

type CalendarSettings = Pick<Settings, 'publicUrl' | 'brokerage' | 'MAIL_FROM'>;

/**
 * Calendar files for what became of a tour: its first entry has the confirmed time or is taken out,
 * and with the first answer the entries of the other times asked for are taken out, too.
 */
export function tourUpdates(
  settings: CalendarSettings,
  { before, after }: { before: TourRow; after: TourRow },
): MailAttachment[] {
  const isFirst = before.calendar_sequence === 0;
  const [first, ...others] = isFirst ? before.times : [before.agreed_at];
  const start = after.agreed_at ?? first;
  return [
    ...(start ? [tourUpdate(settings, after, { start, index: 0, isOn: !!after.agreed_at })] : []),
    ...others.flatMap((time, index) =>
      time ? [tourUpdate(settings, after, { start: time, index: index + 1, isOn: false })] : [],
    ),
  ];
}

/** The confirmed time of a tour once more, for one of those who take part. */
export const tourEntry = (
  settings: CalendarSettings,
  tour: TourRow,
  start: Date,
  to = tour.email,
) => tourUpdate(settings, tour, { start, index: 0, isOn: true, attendee: to });

function tourUpdate(
  settings: CalendarSettings,
  tour: TourRow,
  update: { start: Date; index: number; isOn: boolean; attendee?: string },
): MailAttachment {
  const { start, index, isOn, attendee = tour.email } = update;
  const { publicUrl, brokerage, MAIL_FROM } = settings;
  const { hostname } = new URL(publicUrl);
  const from = MAIL_FROM ?? brokerage.email ?? `tours@${hostname}`;
  const home = homeOf(tour);
  const invitation = {
    organizer: { name: brokerage.name, email: from },
    ...{ attendee, isCanceled: !isOn },
  };
  const method = methodOf({ invitation });
  return {
    filename: `tour-${index + 1}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: calendarFile(brokerage.name, {
      uid: `tour-${tour.id}-${index + 1}@${hostname}`,
      sequence: tour.calendar_sequence,
      changedAt: new Date(),
      startsAt: start,
      endsAt: new Date(start.getTime() + TOUR_MINUTES * 60_000),
      isAgreed: isOn,
      summary: tourEmailMessages.confirmedSummary({ home: homeInWords(home) }),
      description: tour.video_link
        ? tourEmailMessages.videoChatAt({ link: tour.video_link })
        : attendee === tour.email
          ? tourEmailMessages.confirmedText({ firm: brokerage.name })
          : '',
      location: tour.video_link ?? home.address,
      url: homePage(settings, home),
      invitation,
    }),
  };
}
