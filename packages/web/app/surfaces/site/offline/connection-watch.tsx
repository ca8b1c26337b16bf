import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { setConnectionLost, useConnectionLost } from '#platform';
import { offlineMessages } from '../messages/offline.ts';
import { holdPages, untilNextTry } from './hold-pages.ts';

window.fetch = holdPages(window.fetch.bind(window), setConnectionLost);

/** When the page in view was loaded, which is before this script. */
const loaded = { key: '', at: performance.timeOrigin };

/**
 * Keeps the page and its address while there is no connection, says so, and goes on by itself when
 * it is back. Pages that the browser knows it can't load are held before anything changes; others
 * while they load (`holdPages`).
 */
export function ConnectionWatch() {
  const { key, pathname } = useLocation();
  const isLost = useConnectionLost();
  useHeldNavigation();
  if (loaded.key !== key) {
    if (loaded.key) loaded.at = Date.now();
    loaded.key = key;
  }
  return isLost ? <LostNote isList={pathname.startsWith('/property-list')} /> : null;
}

function LostNote({ isList }: { isList: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  // At the top of the page, what is below would move down: the page scrolls by as much instead.
  // Elsewhere browsers do that themselves.
  useLayoutEffect(() => {
    const height = place.current?.parentElement?.offsetHeight ?? 0;
    if (window.scrollY === 0) window.scrollBy({ top: height, behavior: 'instant' });
  }, []);
  const time = clock.format(loaded.at);
  const text = navigator.onLine
    ? offlineMessages.unreachable({ time })
    : isList
      ? offlineMessages.resultsFrom({ time })
      : offlineMessages.pageFrom({ time });
  return (
    <span ref={place} className="frame">
      {text}
    </span>
  );
}

/** The person's own clock: it is compared with now. */
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

function useHeldNavigation(): void {
  const here = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && !(isSamePage(currentLocation, nextLocation) && nextLocation.hash),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const left = new AbortController();
    // A form to its own page waits for the person, who may have changed their mind.
    const goOn = () => (isSamePage(here, blocker.location) ? blocker.reset() : blocker.proceed());
    untilReached(left.signal).then(goOn, () => {});
    return () => left.abort();
  }, [blocker, here]);
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** The browser may be wrong about being offline, so that the server is asked. */
async function untilReached(signal: AbortSignal): Promise<void> {
  for (let tries = 0; !(await isReached(signal)); tries += 1) {
    setConnectionLost(true);
    await untilNextTry(tries, signal);
  }
  setConnectionLost(false);
}

async function isReached(signal: AbortSignal): Promise<boolean> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}
