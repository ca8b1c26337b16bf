import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import { MapView } from '#listings/map';
import type { MapStyles, SiteArea } from '#platform';
import { directionsMessages } from '../messages/directions.ts';
import { drawRoute } from './draw-route.ts';
import type { MapsFacts } from './load-maps.ts';
import styles from './maps.module.css';

export interface RouteMapProps extends Pick<MapsFacts, 'marks' | 'line'> {
  mapStyles: MapStyles | null;
  area: Pick<SiteArea, 'box' | 'mapStart'>;
  /** The browser can't draw maps. */
  onNone: () => void;
}

const nothing = () => {};
const events = { onRest: nothing, onPick: nothing, onPoint: nothing, onGround: nothing };

/** The map of the page Maps. The list beside it says the same. */
export default function RouteMap({ marks, line, mapStyles, area, onNone }: RouteMapProps) {
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
    view.setName(directionsMessages.mapOfRoute());
    view.drawOn((map) => drawRoute(map, { marks, line }));
    return () => view.close();
  }, [marks, line, mapStyles, area]);
  return <div ref={container} className={styles.canvas} />;
}
