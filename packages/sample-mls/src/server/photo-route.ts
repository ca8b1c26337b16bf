import type { FastifyInstance } from 'fastify';
import type { Feed } from '../feed/feed.ts';
import { photosOf } from '../market/photos.ts';
import { ODataError } from '../odata/odata-error.ts';
import { pictureType, readPicture } from '../pictures/manifest.ts';
import type { Faults } from './faults.ts';
import type { Quota } from './quota.ts';

export type PhotoDependencies = {
  readonly feed: Feed;
  readonly quota: Quota;
  readonly faults: Faults;
};

const notFound = (): ODataError => new ODataError(404, 'NotFound', 'There is no such photo.');

/**
 * Serves `/photos/{ListingKey}/{n}.webp`, open to everyone like the picture hosts of MLSs, but with
 * a rate limit per address. An address with the current `v` may be cached forever.
 */
export function photoRoute(app: FastifyInstance, { feed, quota, faults }: PhotoDependencies): void {
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
      if (fault === 'broken') return reply.type(pictureType).send('This is no picture.');
      feed.market.refresh();
      const number = Number(/^(\d{1,2})\.webp$/.exec(request.params.file)?.[1] ?? 0);
      const index = feed.market.findIndex(request.params.key);
      if (index === null || number === 0) throw notFound();
      const listing = feed.market.listing(index);
      const photo = photosOf(listing, feed.market.stateOf(index))[number - 1];
      if (photo === undefined) throw notFound();
      const etag = `"${listing.key}-${number}-${photo.version}"`;
      const current = request.query.v === String(photo.version);
      reply
        .header('etag', etag)
        .header(
          'cache-control',
          current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        );
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(pictureType).send(await readPicture(photo.picture));
    },
  );
}
