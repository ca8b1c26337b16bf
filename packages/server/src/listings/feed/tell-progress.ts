import type { House } from '#platform';
import type { RunOptions } from './feed-context.ts';

const EVERY_MS = 5000;
/** A pass with fewer rows than this is everyday news and not told. */
const WORTH_TELLING = 200;

/** Tells the person at the terminal how far a large pass has come, every five seconds. */
export function tellProgress({
  tell,
  settings,
}: Pick<House, 'tell' | 'settings'>): NonNullable<RunOptions['onProgress']> {
  let toldAt = 0;
  let isWhole = false;
  return ({ seen, expected }) => {
    if (expected === null || expected < WORTH_TELLING || seen === 0 || isWhole) return;
    isWhole = seen >= expected;
    if (!isWhole && Date.now() - toldAt < EVERY_MS) return;
    toldAt = Date.now();
    const count = `${seen.toLocaleString('en-US')} of ${expected.toLocaleString('en-US')}`;
    tell(`${settings.MLS_NAME}: ${count} listings are in.`);
  };
}
