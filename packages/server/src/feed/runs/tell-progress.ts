import type { Services } from '#platform';
import { progressMessages } from '../messages.ts';
import type { RunOptions } from './feed-context.ts';

const EVERY_MS = 5000;
/** A pass with fewer rows than this is routine and not reported. */
const WORTH_TELLING = 200;

/** Reports the progress of a large pass at the terminal every five seconds. */
export function tellProgress({
  tell,
  settings,
}: Pick<Services, 'tell' | 'settings'>): NonNullable<RunOptions['onProgress']> {
  let toldAt = 0;
  let isWhole = false;
  return ({ seen, expected }) => {
    if (expected === null || expected < WORTH_TELLING || seen === 0 || isWhole) return;
    isWhole = seen >= expected;
    if (!isWhole && Date.now() - toldAt < EVERY_MS) return;
    toldAt = Date.now();
    tell(progressMessages.listingsIn({ mls: settings.MLS_NAME, seen, expected }));
  };
}
