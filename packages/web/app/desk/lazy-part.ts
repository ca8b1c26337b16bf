import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const AGAIN_MS = 3000;
const TRIES = 5;

/** Part of a page whose script loads on demand, also if the connection was lost in between. */
// Any properties, as React itself has it.
// biome-ignore lint/suspicious/noExplicitAny: the type of a lazy component is written with it
export function lazyPart<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadPart(load));
}

/**
 * Loads until it works: without a connection, once it is back. Otherwise a page would fail as a
 * whole, with what was typed into it. After some tries with a connection, it fails.
 */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let tries = 1; ; tries += navigator.onLine === false ? 0 : 1) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine !== false && tries >= TRIES) throw error;
    }
    await (navigator.onLine === false ? isBackOnline() : delay(AGAIN_MS));
  }
}

const isBackOnline = () => new Promise((done) => addEventListener('online', done, { once: true }));

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));
