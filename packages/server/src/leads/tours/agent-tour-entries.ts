import type { CalendarEntry, Queryable, Services } from '#platform';
import { tourEmailMessages } from '../messages/tour-emails.ts';
import { homeInWords, homeOf, homePage, TOUR_MINUTES } from './tour-calendar.ts';
import { selectAgentTours } from './tour-state-store.ts';

/** An agent's confirmed tours for the feed of their calendar. Has nothing about the clients. */
export async function agentTourEntries(
  { settings }: Pick<Services, 'settings'>,
  db: Queryable,
  agentId: string,
  within: { from: Date; to: Date },
): Promise<CalendarEntry[]> {
  const { hostname } = new URL(settings.publicUrl);
  const tours = await selectAgentTours(db, agentId, within);
  return tours.flatMap((tour) => {
    const { agreed_at: startsAt, video_link: link } = tour;
    if (!startsAt) return [];
    const home = homeOf(tour);
    return {
      // The entry that emails bring along is the same one.
      uid: `tour-${tour.id}-1@${hostname}`,
      sequence: tour.calendar_sequence,
      changedAt: startsAt,
      startsAt,
      endsAt: new Date(startsAt.getTime() + TOUR_MINUTES * 60_000),
      isAgreed: true,
      summary: tourEmailMessages.confirmedSummary({ home: homeInWords(home) }),
      description: link ? tourEmailMessages.videoChatAt({ link }) : '',
      location: link ?? home.address,
      url: homePage(settings, home),
    };
  });
}
