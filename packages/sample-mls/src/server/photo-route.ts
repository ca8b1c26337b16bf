import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feed } from '../feed/feed.ts';
import type { Listing } from '../market/listing.ts';
import { type Photo, photosOf } from '../market/photos.ts';
import { ODataError } from '../odata/odata-error.ts';
import { pictureType, readPicture } from '../pictures/manifest.ts';
import type { Faults } from './faults.ts';
import type { PhotoAddresses } from './photo-addresses.ts';
import type { Quota } from './quota.ts';
import type { Tokens } from './tokens.ts';

type PhotoDependencies = {
  readonly feed: Feed;
  readonly quota: Quota;
  readonly faults: Faults;
  readonly tokens: Tokens;
  readonly addresses: PhotoAddresses;
};

const hourMs = 3_600_000;

const notFound = (): ODataError => new ODataError(404, 'NotFound', 'There is no such photo.');
const forbidden = (message: string): ODataError => new ODataError(403, 'Forbidden', message);

/**
 * Serves `/photos/{ListingKey}/{n}.webp`, open to everyone like the picture hosts of most MLSs, or
 * the vendor's signed addresses; both have a rate limit per address. An open address with the
 * current `v` may be cached forever.
 */
export function photoRoute(
  app: FastifyInstance,
  { feed, quota, faults, tokens, addresses }: PhotoDependencies,
): void {
  const { media } = feed.vendor;
  const downloadedAt = new Map<string, number>();

  function limit(request: FastifyRequest, reply: FastifyReply): void {
    const seconds = quota.take(request.ip, Date.now());
    if (seconds === 0) return;
    if (feed.vendor.saysRetryAfter) reply.header('retry-after', String(seconds));
    throw new ODataError(429, 'TooManyRequests', `Too many photos; try again in ${seconds} s.`);
  }

  function find(
    index: number | null,
    isWanted: (listing: Listing, photo: Photo) => boolean,
  ): { listing: Listing; photo: Photo } {
    if (index === null) throw notFound();
    const listing = feed.market.listing(index);
    const photo = photosOf(listing, feed.market.stateOf(index)).find((one) =>
      isWanted(listing, one),
    );
    if (photo === undefined) throw notFound();
    return { listing, photo };
  }

  async function send(reply: FastifyReply, photo: Photo): Promise<FastifyReply> {
    const fault = faults.takePhotoFault();
    if (fault === 'absent') throw notFound();
    if (fault === 'broken') return reply.type(pictureType).send('This is no picture.');
    return reply.type(pictureType).send(await readPicture(photo.picture));
  }

  if (media.address === 'open') {
    app.get<{ Params: { key: string; file: string }; Querystring: { v?: string } }>(
      '/photos/:key/:file',
      async (request, reply) => {
        limit(request, reply);
        feed.market.refresh();
        const number = Number(/^(\d{1,2})\.webp$/.exec(request.params.file)?.[1] ?? 0);
        const { listing, photo } = find(
          feed.market.findIndex(request.params.key),
          (_listing, one) => one.order === number - 1,
        );
        const etag = `"${listing.key}-${number}-${photo.version}"`;
        const current = request.query.v === String(photo.version);
        reply
          .header('etag', etag)
          .header(
            'cache-control',
            current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
          );
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        return send(reply, photo);
      },
    );
    return;
  }

  app.get<{ Params: { grant: string; key: string; file: string } }>(
    '/:grant/images/:key/:file',
    async (request, reply) => {
      limit(request, reply);
      const { grant, key, file } = request.params;
      if (media.wantsToken && !tokens.holds(request.headers['user-agent'] ?? '', Date.now()))
        throw forbidden('The User-Agent must be your access token.');
      if (!addresses.allows(grant, key, file)) throw forbidden('This address has expired.');
      feed.market.refresh();
      const { photo } = find(
        feed.findIndex('ListingKey', key),
        (listing, one) => addresses.fileOf(listing, one) === file,
      );
      if (media.isOnceAnHour) {
        if (Date.now() - (downloadedAt.get(file) ?? 0) < hourMs)
          throw new ODataError(
            429,
            'TooManyRequests',
            'This photo was downloaded within the hour.',
          );
        if (downloadedAt.size > 100_000) downloadedAt.clear();
        downloadedAt.set(file, Date.now());
      }
      return send(reply, photo);
    },
  );
}
