import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { MapView } from '#listings/map';
import type { MapStyles, SiteArea } from '#platform';
import styles from './sales.module.css';

export interface SalesMapProps {
  places: readonly { title: string; longitude: number; latitude: number }[];
  mapStyles: MapStyles | null;
  area: Pick<SiteArea, 'box' | 'mapStart'>;
  /** The browser can't draw maps. */
  onNone: () => void;
}

const nothing = () => {};
const events = { onRest: nothing, onPick: nothing, onPoint: nothing, onGround: nothing };
const NEAREST = 14;

/** Where an agent’s homes sold. The list next to it says the same. */
export default function SalesMap({ places, mapStyles, area, onNone }: SalesMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(onNone);
  latest.current = onNone;
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
      latest.current();
      return;
    }
    view.drawOn((map) => {
      const bounds = new LngLatBounds();
      for (const { title, longitude, latitude } of places) {
        const element = document.createElement('span');
        element.className = styles.pin ?? '';
        element.title = title;
        element.ariaHidden = 'true';
        new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
        bounds.extend([longitude, latitude]);
      }
      map.fitBounds(bounds, { padding: 48, maxZoom: NEAREST, animate: false });
    });
    return () => view.close();
  }, [places, mapStyles, area]);
  return <div ref={container} className={styles.canvas} />;
}
