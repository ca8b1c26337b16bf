import { useEffect } from 'react';
import { homeAnchor } from '../card/home-anchor.ts';
import type { MapView } from './map-view.ts';
import type { PointedHome } from './pin-layer.ts';

/** Highlights on the map the home whose card has the pointer or the focus. */
export function usePointing(view: MapView | null, homes: readonly PointedHome[]): void {
  useEffect(() => {
    const list = document.querySelector('main');
    if (!view || !list) return;
    const homeByAnchor = new Map(homes.map((home) => [homeAnchor(home.mlsNumber), home]));
    let pointed: string | undefined;
    const onPoint = (event: Event) => {
      const card = event.target instanceof Element ? event.target.closest('article[id]') : null;
      if (card?.id === pointed) return;
      pointed = card?.id;
      view.pins.point(homeByAnchor.get(pointed ?? '') ?? null);
    };
    for (const kind of ['pointerover', 'focusin']) list.addEventListener(kind, onPoint);
    return () => {
      for (const kind of ['pointerover', 'focusin']) list.removeEventListener(kind, onPoint);
      view.pins.point(null);
    };
  }, [view, homes]);
}

/** Highlights the card of the home whose pin is under the pointer, if the list shows it. */
export function pointAtCard(mlsNumber: string | null): void {
  for (const card of document.querySelectorAll('article[data-pointed]')) {
    card.removeAttribute('data-pointed');
  }
  if (mlsNumber === null) return;
  document.getElementById(homeAnchor(mlsNumber))?.setAttribute('data-pointed', '');
}
