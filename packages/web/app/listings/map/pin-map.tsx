import 'maplibre-gl/dist/maplibre-gl.css';
import { LngLatBounds, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { useSite } from '#platform';
import { MapView } from './map-view.ts';
import styles from './pin-map.module.css';

export interface PinMapProps {
  /** A pin with a text is as wide as that; one with an address is a link. */
  pins: readonly { at: readonly [number, number]; title: string; text?: string; href?: string }[];
  /** The nearest zoom that all pins are shown in. */
  nearest: number;
  /** Opens the address of a pin, unless the browser is to open it in a new tab. */
  onOpen?: (href: string) => void;
  /** The browser can't draw maps. */
  onNone: () => void;
}

const nothing = () => {};
const events = { onRest: nothing, onPick: nothing, onPoint: nothing, onGround: nothing };

/** A map of a few pins. What it shows is also in a list or a table next to it. */
export function PinMap({ pins, nearest, onOpen, onNone }: PinMapProps) {
  const { mapStyles, area } = useSite();
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
      for (const pin of pins) {
        const element = pinElement(pin, (href) => latest.current.onOpen?.(href));
        new Marker({ element }).setLngLat([...pin.at]).addTo(map);
        bounds.extend([...pin.at]);
      }
      if (!bounds.isEmpty()) {
        map.fitBounds(bounds, { padding: 48, maxZoom: nearest, animate: false });
      }
    });
    return () => view.close();
  }, [pins, nearest, mapStyles, area]);
  return <div ref={container} className={styles.canvas} />;
}

function pinElement(
  { title, text, href }: PinMapProps['pins'][number],
  open: (href: string) => void,
): HTMLElement {
  const element = document.createElement(href === undefined ? 'span' : 'a');
  element.className = String(text === undefined ? styles.dot : styles.label);
  element.textContent = text ?? '';
  element.title = title;
  if (href === undefined || !(element instanceof HTMLAnchorElement)) {
    element.ariaHidden = 'true';
    return element;
  }
  element.href = href;
  element.ariaLabel = text === undefined ? title : `${title}: ${text}`;
  element.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(href);
  });
  return element;
}
