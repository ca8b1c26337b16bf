import { type RefObject, useEffect, useRef, useState } from 'react';
import { MapView, type MapViewStart } from './map-view.ts';

/** 'none' where the browser can't draw a map. */
type OpenedView = MapView | 'opening' | 'none';

/**
 * A map in an element for as long as the element is mounted. `events` may change; of the
 * others only the first values are used.
 */
export function useMapView(
  container: RefObject<HTMLElement | null>,
  { box, region, mapStyles, events }: MapViewStart,
): OpenedView {
  const [view, setView] = useState<OpenedView>('opening');
  const latest = useRef(events);
  latest.current = events;
  const start = useRef({ box, region, mapStyles });
  useEffect(() => {
    if (!container.current) return;
    let opened: MapView;
    try {
      opened = new MapView(container.current, {
        ...start.current,
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
  }, [container]);
  return view;
}
