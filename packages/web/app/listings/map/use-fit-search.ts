import { type RefObject, useEffect } from 'react';
import type { SearchFilter } from '../search/search-fields.ts';
import type { MapArea, MapBounds } from '../search/search-shapes.ts';
import { outlinesOf } from './area-layer.ts';
import { areaOfBox, boxAround } from './map-box.ts';
import { findPins } from './map-client.ts';
import type { MapView } from './map-view.ts';

const EVERYWHERE: MapBounds = [-105, 39.5, -89.5, 44];
/** Coarse, since only the outermost pins matter. */
const FAR = 8;

/** Moves the map to the search's box, its areas, or else all of its homes. */
export function useFitSearch(
  view: MapView | null,
  filter: SearchFilter,
  lastBox: RefObject<string | null>,
): void {
  const { bounds } = filter;
  const box = String(bounds);
  const outlines = JSON.stringify(outlinesOf(filter));
  const { bounds: _, ...wishes } = filter;
  const asked = JSON.stringify(wishes);
  useEffect(() => {
    view?.setOutlines(JSON.parse(outlines));
  }, [view, outlines]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a box set by this map is already visible
  useEffect(() => {
    if (!view) return;
    if (bounds) {
      if (lastBox.current !== box) view.fit(bounds, 0);
      return;
    }
    const drawn = boxAround((JSON.parse(outlines) as MapArea[]).flat());
    if (drawn) {
      view.fit(drawn);
      return;
    }
    const stop = new AbortController();
    findPins(JSON.parse(asked), { box: EVERYWHERE, zoom: FAR, signal: stop.signal }).then(
      ({ pins }) => {
        const around = boxAround(pins.flatMap(({ extent }) => areaOfBox(extent)));
        if (around && !stop.signal.aborted) view.fit(around, 60);
      },
      () => {
        // usePins reports that pins can't be loaded.
      },
    );
    return () => stop.abort();
  }, [view, box, outlines, asked]);
}
