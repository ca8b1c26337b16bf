import type { House } from '#platform';
import { MOST_ATTEMPTS } from './photo-copier.ts';
import { photoDeskOf } from './photo-desk.ts';
import { reviveFailed } from './photo-sweep-store.ts';

/**
 * Registers what goes on about photos outside requests: copying (each node takes what no other has
 * claimed), trimming when they have outgrown PHOTO_DISK_MEGABYTES, and tidying every night.
 */
export function startPhotoCopies(house: House): void {
  const desk = photoDeskOf(house);
  house.jobs.define({
    name: 'listings.copy-photos',
    recurs: true,
    run: (_data, signal) => desk.copyInBackground(signal),
  });
  house.jobs.define({
    name: 'listings.trim-photos',
    recurs: true,
    run: async (_data, signal) => {
      await desk.disk.measureIfOld();
      if (desk.disk.isOver) await desk.disk.trim(signal, { mains: true });
    },
  });
  house.jobs.define({
    name: 'listings.tidy-photos',
    recurs: true,
    run: async (_data, signal) => {
      await reviveFailed(house.db, MOST_ATTEMPTS);
      await desk.disk.tidy(signal);
    },
  });
}

/**
 * Somebody looks at this home: its photos are copied before those of others. Cheap enough to be
 * called at every look.
 */
export function wantPhotosOf(house: House, listingId: number): void {
  photoDeskOf(house).wanted.add(listingId);
}
