import { useEffect, useRef, useState } from 'react';
import { usePerson } from '#accounts';
import { ApiError } from '#platform';
import type { SearchFilter } from '../search/search-fields.ts';
import { snapToTiles } from './map-box.ts';
import { findPins } from './map-client.ts';
import type { HomeStates, PinsOnMap } from './map-pin.ts';
import type { MapView } from './map-view.ts';
import { getViewedHomes } from './viewed-homes.ts';

/** What the signed-in person did with homes; called only when someone is signed in. */
export type LoadHomeStates = (mlsNumbers: readonly string[]) => Promise<HomeStates>;

/** The pins on the map, and whether the last attempt to load them failed. */
interface LoadedPins {
  shown: PinsOnMap | null;
  hasFailed: boolean;
  /** Loads what the map shows now, unless that is already loaded. */
  load: () => void;
}

/** Loads the homes of a search for the visible part of the map and shows them. */
export function usePins(
  view: MapView | null,
  filter: SearchFilter,
  loadHomeStates: LoadHomeStates,
): LoadedPins {
  const [shown, setShown] = useState<PinsOnMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const running = useRef<AbortController>(null);
  const loaded = useRef('');
  const { bounds: _, ...wishes } = filter;
  const asked = JSON.stringify(wishes);

  const load = () => {
    if (!view) return;
    // The service knows zooms in these steps.
    const zoom = Math.floor(view.zoom * 4) / 4;
    const box = snapToTiles(view.bounds, zoom);
    const key = `${zoom} ${box.join()} ${asked}`;
    if (loaded.current === key) return;
    running.current?.abort();
    const { signal } = restart(running);
    loaded.current = key;
    findPins(JSON.parse(asked), { box, zoom, signal }).then(
      (found) => {
        if (signal.aborted) return;
        setFailed(false);
        setShown(found);
        view.pins.show(found.pins);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        loaded.current = '';
        if (!(error instanceof ApiError)) throw error;
        setFailed(true);
      },
    );
  };
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search loads again
  useEffect(() => latest.current(), [view, asked]);
  useEffect(() => () => running.current?.abort(), []);
  useHomeStates(view, shown, loadHomeStates);
  return { shown, hasFailed, load: () => latest.current() };
}

/** Replaces the running controller with a new one. */
function restart(running: { current: AbortController | null }): AbortController {
  running.current = new AbortController();
  return running.current;
}

/** Marks the pins of homes that the visitor saved or viewed, on this device or in their account. */
function useHomeStates(
  view: MapView | null,
  shown: PinsOnMap | null,
  loadHomeStates: LoadHomeStates,
): void {
  const isSignedIn = usePerson() !== null;
  useEffect(() => {
    if (!view || !shown) return;
    const viewed = new Set(getViewedHomes());
    view.pins.setStates({ saved: new Set(), viewed });
    const numbers = shown.pins.flatMap(({ home }) => home?.mlsNumber ?? []);
    if (!isSignedIn || numbers.length === 0) return;
    let isOver = false;
    loadHomeStates(numbers).then((states) => {
      if (isOver) return;
      view.pins.setStates({ saved: states.saved, viewed: new Set([...viewed, ...states.viewed]) });
    });
    return () => {
      isOver = true;
    };
  }, [view, shown, isSignedIn, loadHomeStates]);
}
