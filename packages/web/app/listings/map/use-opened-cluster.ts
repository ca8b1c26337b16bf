import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapPin, PinsOnMap } from './map-pin.ts';
import type { MapView } from './map-view.ts';

/**
 * After a cluster was opened, moves the focus to the first of its pins and counts its homes, for
 * screen readers. Set `opening` to the cluster before the map moves.
 */
export function useOpenedCluster(
  view: MapView | null,
  shown: PinsOnMap | null,
): { opening: RefObject<MapPin | null>; opened: number | null } {
  const opening = useRef<MapPin>(null);
  const [opened, setOpened] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other pins end the opening
  useEffect(() => {
    const cluster = opening.current;
    opening.current = null;
    setOpened(cluster?.count ?? null);
    if (cluster) view?.pins.focusInside(cluster.extent);
  }, [shown]);
  return { opening, opened };
}
