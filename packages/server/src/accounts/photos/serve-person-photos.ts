import type { FastifyInstance } from 'fastify';
import { refuse } from '#platform';
import type { PersonPhotos } from './person-photos.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Serves `/people-photos/<key>.webp` and `.jpg`; a key names the same picture for ever. */
export function servePersonPhotos(app: FastifyInstance, photos: PersonPhotos): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: '/people-photos/:file',
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const [, key, format] = /^([0-9a-f]{40})\.(webp|jpg)$/.exec(request.params.file) ?? [];
      if (!key || !isFormat(format)) return refuse('not-found');
      const picture = (await photos.find(key, format)) ?? refuse('not-found');
      return reply
        .header('cache-control', FOREVER)
        .header('content-length', picture.length)
        .type(contentTypes[format])
        .send(picture);
    },
  });
}

function isFormat(text: string | undefined): text is keyof typeof contentTypes {
  return text === 'webp' || text === 'jpg';
}
