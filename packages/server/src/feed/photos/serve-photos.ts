import {
  type PhotoFormat,
  type PhotoWidth,
  photoFormats,
  photoWidths,
} from '@homestead/contract/feed';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { QueueFullError, RefusalError, refuse, type Services } from '#platform';
import { type PhotoService, photoServiceOf } from './photo-service.ts';
import { type AskedPhoto, findAskedPhoto, forgetCopy, type StoredPhoto } from './photo-store.ts';
import { renditionWidth } from './picture-engine.ts';
import { CopyLostError } from './rendition-maker.ts';
import { unavailablePicture } from './unavailable-picture.ts';

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' } as const;
const FOREVER = 'public, max-age=31536000, immutable';
const RETRY_AFTER_SECONDS = 2;

interface Asked {
  token: string;
  width: PhotoWidth;
  format: PhotoFormat;
}

/**
 * Serves `/photos/:token/:width.:format`. Copies the photo first if needed; if that fails, it sends
 * an uncached placeholder picture that says so. 404 for photos the public may not see, for other
 * widths and formats, and for AVIF of photos that aren't main; 503 if too many renditions are being
 * made.
 */
export function servePhotos(app: FastifyInstance, services: Services): void {
  const desk = photoServiceOf(services);
  watchRequests(app, desk);
  app.addHook('onClose', () => desk.close());
  app.route<{ Params: { token: string; file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/photos/:token/:file',
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const asked = readAsked(request.params);
      // Emails show them, too, in mail programs that are pages of other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      let photo = await requirePhoto(services, asked);
      await refuseNeedlessAvif(desk, photo, asked.format);
      noteLook(desk, photo);
      if (!photo.kept) photo = await copyNow(services, desk, photo, asked);
      if (!photo.kept) return sendUnavailable(reply, asked);
      if (isNotModified(request, etagOf(photo.kept, asked))) {
        return withCaching(reply, photo.kept, asked).status(304).send();
      }
      return sendRendition(request, reply, { services, desk, photo, asked });
    },
  });
}

/**
 * Background work yields to the rooms' requests, but not to photo requests, which may be waiting
 * for it.
 */
function watchRequests(app: FastifyInstance, desk: PhotoService): void {
  const isCounted = (request: FastifyRequest) => !request.url.startsWith('/photos/');
  app.addHook('onRequest', async (request) => {
    if (isCounted(request)) desk.backgroundGate.begin(request.raw);
  });
  app.addHook('onResponse', async (request) => desk.backgroundGate.end(request.raw));
  app.addHook('onRequestAbort', async (request) => desk.backgroundGate.end(request.raw));
}

function readAsked({ token, file }: { token: string; file: string }): Asked {
  const [, wantedWidth, wantedFormat] = /^(\d{1,5})\.([a-z]{1,5})$/.exec(file) ?? [];
  const width = photoWidths.find((known) => String(known) === wantedWidth);
  const format = photoFormats.find((known) => known === wantedFormat);
  if (!width || !format || !/^[\w-]{1,200}$/.test(token)) return refuse('not-found');
  return { token, width, format };
}

async function requirePhoto(services: Services, asked: Asked): Promise<AskedPhoto> {
  return (await findAskedPhoto(services.db, asked.token)) ?? refuse('not-found');
}

/** An existing AVIF of a former main photo is still served, because a page may link to it. */
async function refuseNeedlessAvif(
  desk: PhotoService,
  photo: AskedPhoto,
  format: PhotoFormat,
): Promise<void> {
  if (format !== 'avif' || photo.isMain) return;
  const { hash, width = 0 } = photo.kept ?? {};
  for (const wanted of photoWidths) {
    if (hash && (await desk.renditions.has(hash, renditionWidth(width, wanted), format))) return;
  }
  refuse('not-found');
}

function noteLook(desk: PhotoService, photo: AskedPhoto): void {
  if (!photo.wasLookedAtToday) desk.looks.note(photo.id);
  if (!photo.isMain && !photo.kept) desk.wanted.add(photo.listingId);
}

/** Copies the photo if that may help. Returns its state after that. */
async function copyNow(
  services: Services,
  desk: PhotoService,
  photo: AskedPhoto,
  asked: Asked,
): Promise<AskedPhoto> {
  if (photo.phase === 'resting' || photo.phase === 'failed') return photo;
  return (await desk.copyAsked(photo.id)) ? requirePhoto(services, asked) : photo;
}

async function sendRendition(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    services,
    desk,
    photo,
    asked,
  }: { services: Services; desk: PhotoService; photo: AskedPhoto; asked: Asked },
): Promise<FastifyReply> {
  try {
    let { kept } = photo;
    let picture = kept && (await findRendition(desk, kept, asked));
    if (kept && !picture) {
      await forgetCopy(services.db, photo.id, kept.hash);
      ({ kept } = await copyNow(services, desk, { ...photo, phase: 'due' }, asked));
      picture = kept && (await findRendition(desk, kept, asked));
    }
    if (!kept || !picture) return sendUnavailable(reply, asked);
    return withCaching(reply, kept, asked)
      .header('content-length', picture.length)
      .type(contentTypes[asked.format])
      .send(picture);
  } catch (error) {
    if (error instanceof QueueFullError) {
      return refuse('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }
    if (error instanceof RefusalError) throw error;
    request.log.warn({ err: error, photo: photo.id }, 'rendition not made');
    return sendUnavailable(reply, asked);
  }
}

/** The rendition; null when the copy it would be made from is lost. */
async function findRendition(desk: PhotoService, kept: StoredPhoto, asked: Asked) {
  try {
    return await desk.renditions.get(
      kept.hash,
      renditionWidth(kept.width, asked.width),
      asked.format,
    );
  } catch (error) {
    if (error instanceof CopyLostError) return null;
    throw error;
  }
}

function withCaching(reply: FastifyReply, kept: StoredPhoto, asked: Asked): FastifyReply {
  return reply.header('cache-control', FOREVER).header('etag', etagOf(kept, asked));
}

function etagOf(kept: StoredPhoto, asked: Asked): string {
  return `"${kept.hash.slice(0, 32)}-${renditionWidth(kept.width, asked.width)}-${asked.format}"`;
}

async function sendUnavailable(reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const picture = await unavailablePicture(asked.width, asked.format);
  return reply
    .header('cache-control', 'no-store')
    .header('content-length', picture.length)
    .type(contentTypes[asked.format])
    .send(picture);
}

function isNotModified(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  if (!header) return false;
  return header.split(',').some((given) => {
    const tag = given.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
