import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `load` once the element scrolls into view, unless there is nothing to load. */
export function useLoadInView<Place extends Element>(
  place: RefObject<Place | null>,
  load: (element: Place) => void,
  isLoaded = false,
): void {
  const loadNow = useEffectEvent(load);
  useEffect(() => {
    const element = place.current;
    if (!element || isLoaded) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      loadNow(element);
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, isLoaded]);
}
