import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { countText, groupedText, moneyText, shortMoneyText, UNKNOWN } from '#platform';
import type { MapPoint } from '../search-shapes.ts';
import type { HomeStates, MapMark } from './map-mark.ts';
import styles from './marks.module.css';

interface Shown {
  mark: MapMark;
  marker: Marker;
}

interface MarkEvents {
  onPick: (mark: MapMark) => void;
  /** The pointer is over a home's pin, or over none. */
  onPoint: (mlsNumber: string | null) => void;
}

/** A home of the list, to be pointed at on the map. */
export interface PointedHome {
  mlsNumber: string;
  at: MapPoint;
}

/**
 * The clusters and price pins of a map. They are buttons for the pointer alone: whoever uses the
 * keyboard or hears the page has the list, and would have to pass hundreds of pins here.
 */
export class MarkLayer {
  readonly #map: LibreMap;
  readonly #events: MarkEvents;
  readonly #shown = new Map<string, Shown>();
  #states: HomeStates = { saved: new Set(), viewed: new Set() };
  #picked: string | null = null;
  #pointer: Marker | null = null;

  constructor(map: LibreMap, events: MarkEvents) {
    this.#map = map;
    this.#events = events;
  }

  /** Shows these marks and no others; those that stay are left as they are. */
  show(marks: readonly MapMark[]): void {
    const wanted = new Set(marks.map(({ key }) => key));
    for (const [key, { marker }] of this.#shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    for (const mark of marks) {
      if (this.#shown.has(mark.key)) continue;
      const marker = new Marker({ element: this.#draw(mark) }).setLngLat(mark.at);
      this.#shown.set(mark.key, { mark, marker: marker.addTo(this.#map) });
    }
    this.#refresh();
  }

  /** Tells pins apart that were saved or viewed. */
  setStates(states: HomeStates): void {
    this.#states = states;
    this.#refresh();
  }

  /** The mark whose card is open, or none. */
  pick(key: string | null): void {
    this.#picked = key;
    this.#refresh();
  }

  /** Shows where a home of the list is: its pin stands out, or one is put over its cluster. */
  point(home: PointedHome | null): void {
    this.#pointer?.remove();
    this.#pointer = null;
    let hasPin = false;
    for (const { mark, marker } of this.#shown.values()) {
      const isIt = home !== null && mark.home?.mlsNumber === home.mlsNumber;
      marker.getElement().toggleAttribute('data-pointed', isIt);
      hasPin ||= isIt;
    }
    if (!home || hasPin) return;
    const element = document.createElement('span');
    element.className = styles.pointer ?? '';
    element.ariaHidden = 'true';
    this.#pointer = new Marker({ element }).setLngLat(home.at).addTo(this.#map);
  }

  clear(): void {
    this.show([]);
    this.point(null);
  }

  #draw(mark: MapMark): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = (mark.home ? styles.pin : styles.cluster) ?? '';
    button.ariaLabel = labelOf(mark);
    button.append(textOf(mark));
    if (!mark.home) button.dataset.size = sizeOf(mark.count);
    if (mark.home?.isApproximate) button.dataset.approximate = '';
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#events.onPick(mark);
    });
    if (mark.home) {
      const { mlsNumber } = mark.home;
      button.addEventListener('pointerenter', () => this.#events.onPoint(mlsNumber));
      button.addEventListener('pointerleave', () => this.#events.onPoint(null));
    }
    return button;
  }

  #refresh(): void {
    for (const { mark, marker } of this.#shown.values()) {
      const element = marker.getElement();
      const number = mark.home?.mlsNumber ?? '';
      element.toggleAttribute('data-saved', this.#states.saved.has(number));
      element.toggleAttribute('data-viewed', this.#states.viewed.has(number));
      element.toggleAttribute('data-picked', mark.key === this.#picked);
    }
  }
}

function textOf({ home, count, lowestPriceCents }: MapMark): string {
  if (!home) return groupedText(count);
  return lowestPriceCents === null ? UNKNOWN : shortMoneyText(lowestPriceCents);
}

function labelOf({ home, count, lowestPriceCents }: MapMark): string {
  const price = lowestPriceCents === null ? 'Price not stated' : moneyText(lowestPriceCents);
  if (home) return `${price}, ${home.street ?? home.cityLine}`;
  const from = lowestPriceCents === null ? '' : ` from ${shortMoneyText(lowestPriceCents)}`;
  return `${countText(count, 'home')}${from}, come closer`;
}

function sizeOf(count: number): string {
  if (count < 10) return 'small';
  return count < 100 ? 'medium' : 'large';
}
