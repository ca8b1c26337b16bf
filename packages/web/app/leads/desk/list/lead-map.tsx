import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { MapView } from '#listings/map';
import type { MapStyles, SiteArea } from '#platform';
import styles from './lead-areas.module.css';

export interface LeadMapProps {
  places: readonly { name: string; count: string; href: string; center: [number, number] }[];
  mapStyles: MapStyles | null;
  area: Pick<SiteArea, 'box' | 'mapStart'>;
  onOpen: (href: string) => void;
  /** The browser can't draw maps. */
  onNone: () => void;
}

const nothing = () => {};
const events = { onRest: nothing, onPick: nothing, onPoint: nothing, onGround: nothing };
const NEAREST = 12;

/** How many leads live where. The table below it has the same numbers and links. */
export default function LeadMap({ places, mapStyles, area, onOpen, onNone }: LeadMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef({ onOpen, onNone });
  latest.current = { onOpen, onNone };
  useEffect(() => {
    if (!container.current) return;
    let view: MapView;
    try {
      view = new MapView(container.current, {
        box: [...area.mapStart],
        region: area.box,
        mapStyles,
        events,
      });
    } catch {
      latest.current.onNone();
      return;
    }
    view.drawOn((map) => {
      const bounds = new LngLatBounds();
      for (const { name, count, href, center } of places) {
        const element = document.createElement('a');
        element.className = styles.pin ?? '';
        element.href = href;
        element.textContent = count;
        element.title = name;
        element.ariaLabel = `${name}: ${count}`;
        element.addEventListener('click', (event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          latest.current.onOpen(href);
        });
        new Marker({ element }).setLngLat(center).addTo(map);
        bounds.extend(center);
      }
      if (!bounds.isEmpty()) {
        map.fitBounds(bounds, { padding: 48, maxZoom: NEAREST, animate: false });
      }
    });
    return () => view.close();
  }, [places, mapStyles, area]);
  return <div ref={container} className={styles.canvas} />;
}
