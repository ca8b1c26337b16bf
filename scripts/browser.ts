import { createRequire } from 'node:module';

const chromium = createRequire(import.meta.url)('./set-up/chromium.cjs') as {
  findChromium: () => string | undefined;
  adviceOnChromium: () => string;
};

/**
 * The Chromium for browser tests and benches: the one at CHROMIUM_PATH, or the installed one.
 * Throws with what to run if there is none.
 */
export function requireChromium(): string {
  const path = chromium.findChromium();
  if (path === undefined) throw new Error(chromium.adviceOnChromium());
  return path;
}
