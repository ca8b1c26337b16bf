import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { groupedText, moneyText, shortMoneyText, UNKNOWN } from '#platform';
import { cardMessages } from '../messages/card.ts';
import { mapMessages } from '../messages/map.ts';
import type { MapBounds, MapPoint } from '../search/search-shapes.ts';
import type { HomeStates, MapPin } from './map-pin.ts';
import styles from './pins.module.css';

interface Shown {
  pin: MapPin;
  marker: Marker;
}

interface MarkEvents {
  onPick: (pin: MapPin) => void;
  /** The pointer is over a home's pin, or over none. */
  onPoint: (mlsNumber: string | null) => void;
}

/** A home of the list that the map can highlight. */
export interface PointedHome {
  mlsNumber: string;
  at: MapPoint;
}

/**
 * The clusters and price pins of a map. They are buttons for the pointer only: for keyboards and
 * screen readers there is the list, which spares them hundreds of pins.
 */
export class PinLayer {
  readonly #map: LibreMap;
  readonly #events: MarkEvents;
  readonly #onShown: () => void;
  readonly #shown = new Map<string, Shown>();
  #states: HomeStates = { saved: new Set(), viewed: new Set() };
  #picked: string | null = null;
  #pointer: Marker | null = null;

  /** `onShown` is called when other pins are shown. */
  constructor(map: LibreMap, events: MarkEvents, onShown: () => void) {
    this.#map = map;
    this.#events = events;
    this.#onShown = onShown;
  }

  /** Where the pins are. */
  get places(): readonly MapPoint[] {
    return [...this.#shown.values()].map(({ pin }) => pin.at);
  }

  /** Moves the focus to the first pin inside a box, such as that of a cluster that was opened. */
  focusInside([west, south, east, north]: MapBounds): void {
    const first = [...this.#shown.values()].find(
      ({ pin: { at } }) => at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north,
    );
    first?.marker.getElement().focus({ preventScroll: true });
  }

  /** Shows exactly these pins; those already shown aren't touched. */
  show(pins: readonly MapPin[]): void {
    const wanted = new Set(pins.map(({ key }) => key));
    for (const [key, { marker }] of this.#shown) {
      if (wanted.has(key)) continue;
      marker.remove();
      this.#shown.delete(key);
    }
    for (const pin of pins) {
      if (this.#shown.has(pin.key)) continue;
      const marker = new Marker({ element: this.#draw(pin) }).setLngLat(pin.at);
      this.#shown.set(pin.key, { pin, marker: marker.addTo(this.#map) });
    }
    this.#refresh();
    this.#onShown();
  }

  /** Marks the pins of saved and viewed homes. */
  setStates(states: HomeStates): void {
    this.#states = states;
    this.#refresh();
  }

  /** The pin whose card is open, or none. */
  pick(key: string | null): void {
    this.#picked = key;
    this.#refresh();
  }

  /** Highlights a home of the list: its own pin, or an extra one over its cluster. */
  point(home: PointedHome | null): void {
    this.#pointer?.remove();
    this.#pointer = null;
    let hasPin = false;
    for (const { pin, marker } of this.#shown.values()) {
      const isIt = home !== null && pin.home?.mlsNumber === home.mlsNumber;
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

  #draw(pin: MapPin): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.className = (pin.home ? styles.pin : styles.cluster) ?? '';
    button.ariaLabel = labelOf(pin);
    button.append(textOf(pin));
    button.dataset.testid = pin.home ? 'pin' : 'cluster';
    if (!pin.home) button.dataset.size = sizeOf(pin.count);
    if (pin.home?.isApproximate) button.dataset.approximate = '';
    button.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#events.onPick(pin);
    });
    if (pin.home) {
      const { mlsNumber } = pin.home;
      button.addEventListener('pointerenter', () => this.#events.onPoint(mlsNumber));
      button.addEventListener('pointerleave', () => this.#events.onPoint(null));
    }
    return button;
  }

  #refresh(): void {
    for (const { pin, marker } of this.#shown.values()) {
      const element = marker.getElement();
      const number = pin.home?.mlsNumber ?? '';
      element.toggleAttribute('data-saved', this.#states.saved.has(number));
      element.toggleAttribute('data-viewed', this.#states.viewed.has(number));
      element.toggleAttribute('data-picked', pin.key === this.#picked);
    }
  }
}

function textOf({ home, count, lowestPriceCents }: MapPin): string {
  if (!home) return groupedText(count);
  return lowestPriceCents === null ? UNKNOWN : shortMoneyText(lowestPriceCents);
}

function labelOf({ home, count, lowestPriceCents }: MapPin): string {
  if (home) {
    const price = lowestPriceCents === null ? cardMessages.noPrice() : moneyText(lowestPriceCents);
    return mapMessages.pin({ price, place: home.street ?? home.cityLine });
  }
  return lowestPriceCents === null
    ? mapMessages.cluster({ count })
    : mapMessages.clusterFrom({ count, price: shortMoneyText(lowestPriceCents) });
}

function sizeOf(count: number): string {
  if (count < 10) return 'small';
  return count < 100 ? 'medium' : 'large';
}
