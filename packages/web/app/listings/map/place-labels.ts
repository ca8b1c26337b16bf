import type { WireServiceArea } from '@homestead/contract/listings';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import type { MapPoint } from '../search/search-shapes.ts';
import styles from './pins.module.css';

interface Label {
  text: string;
  kind: 'county' | 'city' | 'zip';
  at: MapPoint;
  /** Shown from this zoom to just below `to`. */
  from: number;
  to: number;
}

/** Where names compete for room, the first wins. */
const labelsOf = ({ cities, zips, countyLines }: WireServiceArea): readonly Label[] => [
  ...cities.map(
    ({ name, outline, center }): Label => ({
      text: name,
      kind: 'city',
      at: middleOf(outline) ?? center,
      from: 7,
      to: 14,
    }),
  ),
  ...countyLines.counties.map(
    ({ name, center }): Label => ({ text: name, kind: 'county', at: center, from: 7, to: 10.5 }),
  ),
  ...zips.map(
    ({ zip, center }): Label => ({ text: zip, kind: 'zip', at: center, from: 11.5, to: 24 }),
  ),
];

/** Where a name is written, in pixels below its place: the first that is free. */
const PLACES = [0, -38, 38];
/** How much room is kept around the middle of a cluster and of a name, in pixels. */
const CLUSTER = { across: 26, down: 20 };
const NAME_DOWN = 10;
/** Half the width of a letter, in pixels. */
const HALF_LETTER = 4;

export interface PlaceLabels {
  /** The pins have changed. */
  update: () => void;
  remove: () => void;
}

/**
 * Writes the visible names of places on a map, where neither a pin nor another name is, hidden from
 * screen readers, which use the list. Over streets, `onlyCities`.
 */
export function showLabels(
  map: LibreMap,
  area: WireServiceArea,
  { pinsAt, onlyCities }: { pinsAt: () => readonly MapPoint[]; onlyCities: boolean },
): PlaceLabels {
  const labels = labelsOf(area).filter(({ kind }) => !onlyCities || kind === 'city');
  const shown = new Map<Label, Marker>();
  const update = () => {
    const zoom = map.getZoom();
    const bounds = map.getBounds();
    const taken = pinsAt().map((at): Taken => ({ ...CLUSTER, ...pixels(map.project(at)) }));
    for (const label of labels) {
      const [x, y] = label.at;
      const isWanted = zoom >= label.from && zoom < label.to && bounds.contains([x, y]);
      const marker = shown.get(label);
      if (!isWanted) {
        marker?.remove();
        shown.delete(label);
        continue;
      }
      const written = marker ?? write(label).addTo(map);
      shown.set(label, written);
      const room = { across: label.text.length * HALF_LETTER, down: NAME_DOWN };
      const at = { ...room, ...pixels(map.project([x, y])) };
      const down = PLACES.find((one) => isFree({ ...at, y: at.y + one }, taken));
      written.getElement().hidden = down === undefined;
      if (down === undefined) continue;
      written.setOffset([0, down]);
      taken.push({ ...at, y: at.y + down });
    }
  };
  update();
  map.on('moveend', update);
  return {
    update,
    remove: () => {
      map.off('moveend', update);
      for (const marker of shown.values()) marker.remove();
    },
  };
}

/** Half the width and height around a middle, in pixels. */
interface Taken {
  x: number;
  y: number;
  across: number;
  down: number;
}

const pixels = ({ x, y }: { x: number; y: number }) => ({ x, y });

function isFree(room: Taken, taken: readonly Taken[]): boolean {
  return !taken.some(
    ({ x, y, across, down }) =>
      Math.abs(x - room.x) < across + room.across && Math.abs(y - room.y) < down + room.down,
  );
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
