import type { FastifyInstance } from 'fastify';
import { refuse } from '../refusal-error.ts';
import type { Files } from './files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/**
 * Serves published pictures of a purpose as `<path>/<key>.webp` and `.jpg`; a key names the
 * same picture forever.
 */
export function servePictures(
  app: FastifyInstance,
  path: string,
  { files, purpose }: { files: Files; purpose: string },
): void {
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${path}/:file`,
    config: { access: { kind: 'public' } },
    schema: { hide: true },
    handler: async (request, reply) => {
      const [, key, format] = /^([0-9a-f]{40})\.(webp|jpg)$/.exec(request.params.file) ?? [];
      if (!key || !isFormat(format)) return refuse('not-found');
      const part = `512.${format}`;
      const { bytes: picture } = await files.read(key, { caller: null, part, purpose });
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
