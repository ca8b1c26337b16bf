import type { WireServiceArea } from '@homestead/contract/listings';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import styles from './pins.module.css';

interface Label {
  text: string;
  kind: 'county' | 'city' | 'zip';
  at: readonly [number, number];
  /** Shown from this zoom to just below `to`. */
  from: number;
  to: number;
}

const labelsOf = ({ cities, zips, countyLines }: WireServiceArea): readonly Label[] => [
  ...countyLines.counties.map(
    ({ name, center }): Label => ({ text: name, kind: 'county', at: center, from: 7, to: 10.5 }),
  ),
  ...cities.map(
    ({ name, outline, center }): Label => ({
      text: name,
      kind: 'city',
      at: middleOf(outline) ?? center,
      from: 8.2,
      to: 14,
    }),
  ),
  ...zips.map(
    ({ zip, center }): Label => ({ text: zip, kind: 'zip', at: center, from: 11.5, to: 24 }),
  ),
];

/**
 * Writes the visible names of counties, cities and ZIP codes on a drawn map, hidden from screen
 * readers, which use the list. Returns a function that removes them.
 */
export function showLabels(map: LibreMap, area: WireServiceArea): () => void {
  const labels = labelsOf(area);
  const shown = new Map<Label, Marker>();
  const update = () => {
    const zoom = map.getZoom();
    const bounds = map.getBounds();
    for (const label of labels) {
      const [x, y] = label.at;
      const isWanted = zoom >= label.from && zoom < label.to && bounds.contains([x, y]);
      const marker = shown.get(label);
      if (isWanted && !marker) shown.set(label, write(label).addTo(map));
      if (!isWanted && marker) {
        marker.remove();
        shown.delete(label);
      }
    }
  };
  update();
  map.on('moveend', update);
  return () => {
    map.off('moveend', update);
    for (const marker of shown.values()) marker.remove();
  };
}

function write({ text, kind, at }: Label): Marker {
  const element = document.createElement('span');
  element.className = styles.label ?? '';
  element.dataset.kind = kind;
  element.textContent = text;
  element.ariaHidden = 'true';
  return new Marker({ element }).setLngLat([at[0], at[1]]);
}

function middleOf(outline: readonly (readonly [number, number])[]): [number, number] | null {
  if (outline.length === 0) return null;
  const sum = outline.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}
