import { refuse } from '../refusal-error.ts';
import { workQueue } from '../work-queue.ts';
import { CONTENT, type Treatment } from './file-purpose.ts';
import { openPicture } from './open-picture.ts';

const SIDE = 3000;
const MAX_WAITING = 10;

const inTurn = workQueue(MAX_WAITING);

/**
 * The treatment of pictures that are kept whole: upright, at most 3,000 pixels a side, encoded
 * again in their own format, without the camera's metadata. Refuses (photo-unreadable) what
 * `openPicture` doesn't open, a damaged one, and (busy) if too many wait. One at a time.
 */
export function redrawPicture(maxBytes: number): Treatment {
  return (bytes) =>
    inTurn(async () => {
      try {
        const picture = await openPicture(bytes, maxBytes);
        const drawn = await picture
          .autoOrient()
          .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
          .toColorspace('srgb')
          .toBuffer();
        return { [CONTENT]: drawn };
      } catch {
        return refuse('photo-unreadable');
      }
    });
}
