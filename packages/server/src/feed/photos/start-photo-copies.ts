import type { Services } from '#platform';
import { MAX_ATTEMPTS } from './photo-copier.ts';
import { photoServiceOf } from './photo-service.ts';
import { reviveFailed } from './photo-sweep-store.ts';

/**
 * Registers the background work on photos: copying (each node takes what no other has claimed),
 * trimming when they exceed PHOTO_DISK_MEGABYTES, and a nightly cleanup.
 */
export function startPhotoCopies(services: Services): void {
  const desk = photoServiceOf(services);
  services.jobs.define({
    name: 'feed.copy-photos',
    recurs: true,
    run: (_data, signal) => desk.copyInBackground(signal),
  });
  services.jobs.define({
    name: 'feed.trim-photos',
    recurs: true,
    run: async (_data, signal) => {
      await desk.disk.measureIfOld();
      if (desk.disk.isOver) await desk.disk.trim(signal, { mains: true });
    },
  });
  services.jobs.define({
    name: 'feed.tidy-photos',
    recurs: true,
    run: async (_data, signal) => {
      await reviveFailed(services.db, MAX_ATTEMPTS);
      await desk.disk.tidy(signal);
    },
  });
}

/**
 * A visitor is viewing this home: its photos are copied before others. Cheap enough to call on
 * every view.
 */
export function wantPhotosOf(services: Services, listingId: number): void {
  photoServiceOf(services).wanted.add(listingId);
}
