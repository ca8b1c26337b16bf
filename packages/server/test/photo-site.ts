import { expect } from 'vitest';
import { servePhotos } from '../src/feed/photos/serve-photos.ts';
import { startPhotoCopies } from '../src/feed/photos/start-photo-copies.ts';
import { createApp, type Room } from '../src/platform/index.ts';
import { insertListings } from './factories/listings.ts';
import { insertPhotos } from './factories/photos.ts';
import { createPhotoHouse } from './photo-services.ts';

/** Photos alone, beside a call of another kind. */
export const photoRoom: Room = {
  name: 'photos',
  start(app, services) {
    servePhotos(app, services);
    startPhotoCopies(services);
    app.get('/other', async () => 'other');
  },
};

/** How long a browser may cache a photo answer. */
export const FOREVER = 'public, max-age=31536000, immutable';

export type PhotoSite = Awaited<ReturnType<typeof openPhotoSite>>;

/** The addresses of photos on a photo house. */
export async function openPhotoSite() {
  const services = await createPhotoHouse();
  const node = services.node();
  const app = await createApp({ services: node, rooms: [photoRoom] });
  const { db, host } = services;
  return {
    services,
    node,
    app,
    /** A home with photos of these paths, the first of them the main one. */
    async homeWith(...paths: string[]) {
      const [listingId = 0] = await insertListings(db, [{}]);
      const photos = await insertPhotos(
        db,
        listingId,
        paths.map((path) => ({ source_url: `${host.url}${path}` })),
      );
      const [main = expect.fail(), second = main] = photos;
      return { listingId, main, second };
    },
    get: (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      app.inject({ method, url, headers }),
    async counted(name: string) {
      const metric = await node.metrics.registry.getSingleMetric(name)?.get();
      return metric?.values[0]?.value ?? 0;
    },
    async close() {
      await app.close();
      await services.close();
    },
  };
}
