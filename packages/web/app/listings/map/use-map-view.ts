import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapBounds } from '../search/search-shapes.ts';
import { MapView, type MapViewEvents } from './map-view.ts';

/** 'none' where the browser can't draw a map. */
type OpenedView = MapView | 'opening' | 'none';

/**
 * A map in an element for as long as the element is mounted. `events` may change; of `box` only the
 * first value is used.
 */
export function useMapView(
  container: RefObject<HTMLElement | null>,
  { box, styleUrl, events }: { box: MapBounds; styleUrl: string | null; events: MapViewEvents },
): OpenedView {
  const [view, setView] = useState<OpenedView>('opening');
  const latest = useRef(events);
  latest.current = events;
  const start = useRef(box);
  useEffect(() => {
    if (!container.current) return;
    let opened: MapView;
    try {
      opened = new MapView(container.current, {
        box: start.current,
        styleUrl,
        events: {
          onRest: (isByHand) => latest.current.onRest(isByHand),
          onPick: (pin) => latest.current.onPick(pin),
          onPoint: (mlsNumber) => latest.current.onPoint(mlsNumber),
          onGround: (ground, isAway) => latest.current.onGround(ground, isAway),
        },
      });
    } catch {
      setView('none');
      return;
    }
    setView(opened);
    return () => opened.close();
  }, [container, styleUrl]);
  return view;
}
