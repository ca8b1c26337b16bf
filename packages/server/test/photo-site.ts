import { expect } from 'vitest';
import { servePhotos } from '../src/listings/photos/serve-photos.ts';
import { startPhotoCopies } from '../src/listings/photos/start-photo-copies.ts';
import { createApp, type Room } from '../src/platform/index.ts';
import { insertListings } from './factories/listings.ts';
import { insertPhotos } from './factories/photos.ts';
import { createPhotoHouse } from './photo-house.ts';

/** Photos alone, beside a call of another kind. */
export const photoRoom: Room = {
  name: 'photos',
  start(app, house) {
    servePhotos(app, house);
    startPhotoCopies(house);
    app.get('/other', async () => 'other');
  },
};

/** How long a browser may keep what it got of a photo. */
export const FOREVER = 'public, max-age=31536000, immutable';

export type PhotoSite = Awaited<ReturnType<typeof openPhotoSite>>;

/** The addresses of photos on a photo house. */
export async function openPhotoSite() {
  const house = await createPhotoHouse();
  const node = house.node();
  const app = await createApp({ house: node, rooms: [photoRoom] });
  const { db, host } = house;
  return {
    house,
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
      await house.close();
    },
  };
}
