import { PICTURE_MAX_BYTES } from '@homestead/contract/platform';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal-error.ts';
import type { PictureUploads } from './picture-uploads.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** Serves `<path>/<key>.webp` and `.jpg`; a key names the same picture forever. */
export function servePictures(app: FastifyInstance, path: string, uploads: PictureUploads): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${path}/:file`,
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const [, key, format] = /^([0-9a-f]{40})\.(webp|jpg)$/.exec(request.params.file) ?? [];
      if (!key || !isFormat(format)) return refuse('not-found');
      const picture = (await uploads.find(key, format)) ?? refuse('not-found');
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

/** Body limit of a call with such a picture in base64. */
export const PICTURE_BODY_LIMIT = Math.ceil((PICTURE_MAX_BYTES * 4) / 3) + 1024;
