import { createRequire } from 'node:module';

const chromium = createRequire(import.meta.url)('./set-up/chromium.cjs') as {
  findChromium: () => string | undefined;
  adviceOnChromium: () => string;
};

/**
 * The Chromium of browser tests and benches: the one that CHROMIUM_PATH names, else the one that is
 * there. Refuses, with what to run, where there is none.
 */
export function requireChromium(): string {
  const path = chromium.findChromium();
  if (path === undefined) throw new Error(chromium.adviceOnChromium());
  return path;
}
