import { Marker } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import { MapView } from '#listings/map';
import type { MapStyles, SiteArea } from '#platform';
import styles from './surroundings.module.css';

export interface HomeMapProps {
  position: { latitude: number; longitude: number };
  mapStyles: MapStyles | null;
  area: Pick<SiteArea, 'box'>;
  /** The browser can't draw maps. */
  onNone: () => void;
}

/** Half of the shown height and width, in degrees: some twenty blocks. */
const AROUND = { latitude: 0.012, longitude: 0.018 };

const nothing = () => {};
const events = { onRest: nothing, onPick: nothing, onPoint: nothing, onGround: nothing };

/** A map with a pin at one home. */
export default function HomeMap({ position, mapStyles, area, onNone }: HomeMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const latest = useRef(onNone);
  latest.current = onNone;
  const { latitude, longitude } = position;
  useEffect(() => {
    if (!container.current) return;
    let view: MapView;
    try {
      view = new MapView(container.current, {
        box: [
          longitude - AROUND.longitude,
          latitude - AROUND.latitude,
          longitude + AROUND.longitude,
          latitude + AROUND.latitude,
        ],
        region: area.box,
        mapStyles,
        events,
      });
    } catch {
      latest.current();
      return;
    }
    view.drawOn((map) => {
      // The wheel and one finger scroll the page; two fingers and the buttons zoom.
      map.scrollZoom.disable();
      if (navigator.maxTouchPoints > 0) map.dragPan.disable();
      const element = document.createElement('span');
      element.className = styles.pin ?? '';
      element.ariaHidden = 'true';
      new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    });
    return () => view.close();
  }, [latitude, longitude, mapStyles, area]);
  return <div ref={container} className={styles.canvas} />;
}
