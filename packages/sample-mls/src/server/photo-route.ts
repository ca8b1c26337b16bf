import type { FastifyInstance } from 'fastify';
import type { Feed } from '../feed/feed.ts';
import { photosOf, pictureFactsOf } from '../market/photos.ts';
import { ODataError } from '../odata/odata-error.ts';
import type { Faults } from './faults.ts';
import { type PhotoStudio, StudioBusyError } from './photo-studio.ts';
import type { Quota } from './quota.ts';

export type PhotoDependencies = {
  readonly feed: Feed;
  readonly studio: PhotoStudio;
  readonly quota: Quota;
  readonly faults: Faults;
};

const notFound = (): ODataError => new ODataError(404, 'NotFound', 'There is no such photo.');

/**
 * Serves `/photos/{ListingKey}/{n}.jpg`, open to everybody as the picture hosts of MLSs are, but
 * with a rate limit per address. An address with the current `v` may be kept for ever.
 */
export function photoRoute(
  app: FastifyInstance,
  { feed, studio, quota, faults }: PhotoDependencies,
): void {
  app.get<{ Params: { key: string; file: string }; Querystring: { v?: string } }>(
    '/photos/:key/:file',
    async (request, reply) => {
      const seconds = quota.take(request.ip, Date.now());
      if (seconds > 0) {
        reply.header('retry-after', String(seconds));
        throw new ODataError(429, 'TooManyRequests', `Too many photos; try again in ${seconds} s.`);
      }
      const fault = faults.takePhotoFault();
      if (fault === 'absent') throw notFound();
      if (fault === 'broken') return reply.type('image/jpeg').send('This is no picture.');
      feed.market.refresh();
      const number = Number(/^(\d{1,2})\.jpg$/.exec(request.params.file)?.[1] ?? 0);
      const index = feed.market.findIndex(request.params.key);
      if (index === null || number === 0) throw notFound();
      const listing = feed.market.listing(index);
      const state = feed.market.stateOf(index);
      const photo = photosOf(listing, state)[number - 1];
      if (photo === undefined) throw notFound();
      const name = `${listing.key}-${number}-${photo.version}`;
      const current = request.query.v === String(photo.version);
      reply
        .header('etag', `"${name}"`)
        .header(
          'cache-control',
          current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      const facts = pictureFactsOf(listing, { ...state, photoVersion: photo.version });
      try {
        const bytes = await studio.draw(name, facts, photo.scene, photo.variant);
        return reply.type('image/jpeg').send(bytes);
      } catch (error) {
        reply.header('cache-control', 'no-store').removeHeader('etag');
        if (!(error instanceof StudioBusyError)) throw error;
        reply.header('retry-after', '5');
        throw new ODataError(503, 'ServiceUnavailable', error.message);
      }
    },
  );
}
