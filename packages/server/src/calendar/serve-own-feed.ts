import type { FastifyInstance } from 'fastify';
import {
  addressOf,
  CALENDAR_TYPE,
  calendarFeed,
  countLinkTry,
  refuse,
  type Services,
  sha256,
} from '#platform';
import { openCalendar } from './calendar-services.ts';
import { findFeedOwner } from './calendar-store.ts';
import { ownFeedMessages } from './messages.ts';

const DAYS_BACK = 30;
const DAYS_AHEAD = 90;
const DAY = 86_400_000;
const EVERY_MINUTES = 15;

/** The address that a calendar program subscribes. */
export const ownFeedAddress = (publicUrl: string, key: string) =>
  `${publicUrl}/calendar-feeds/${key}/tours.ics`;

/**
 * Serves the feed of a secret address: what rooms have for its owner, such as confirmed tours. The
 * key is in the path, because calendar programs can't send anything else. Refuses (not-found).
 */
export function serveOwnFeed(app: FastifyInstance, services: Services): void {
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'HEAD'],
    url: '/calendar-feeds/:key/tours.ics',
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const { key } = request.params;
      if (!/^[\w-]{43}$/.test(key)) return refuse('not-found');
      const { db, settings } = services;
      const personId = await findFeedOwner(db, sha256(key));
      if (!personId) {
        await countLinkTry(services.throttles, key, addressOf(request));
        return refuse('not-found');
      }
      const now = Date.now();
      const within = {
        from: new Date(now - DAYS_BACK * DAY),
        to: new Date(now + DAYS_AHEAD * DAY),
      };
      const { feedSources } = openCalendar(services);
      const found = await Promise.all(
        feedSources.map((entriesOf) => entriesOf(services, db, personId, within)),
      );
      const firm = settings.brokerage.name;
      const name = ownFeedMessages.name({ firm });
      const feed = calendarFeed(firm, { name, minutes: EVERY_MINUTES, entries: found.flat() });
      return reply
        .header('cache-control', 'private, max-age=300')
        .header('x-robots-tag', 'noindex')
        .type(CALENDAR_TYPE)
        .send(feed);
    },
  });
}
