import type { WireServiceArea } from '@homestead/contract/listings';
import {
  AttributionControl,
  Map as LibreMap,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapStyles } from '#platform';
import { mapMessages } from '../messages/map.ts';
import type { MapArea, MapBounds, MapPoint } from '../search/search-shapes.ts';
import { loadServiceArea } from '../service-area.ts';
import { drawOutlines } from './area-layer.ts';
import { readColors, readScheme, watchScheme } from './colors.ts';
import type { DrawMode } from './draw-area.ts';
import { drawnStyle, emptyStyle } from './drawn-style.ts';
import type { MapPin } from './map-pin.ts';
import { PinLayer } from './pin-layer.ts';
import { type PlaceLabels, showLabels } from './place-labels.ts';
import { fetchStreetStyle, leavesNamesToPage, showsStreets } from './street-style.ts';

setWorkerUrl(workerUrl);

/** How far the map goes beyond the service area, in degrees. There are no homes there. */
const MARGIN = 2;
const NEAREST = 19;
/** Pins are regrouped from one of these steps to the next. */
const ZOOM_STEP = 0.25;

/** What the homes are drawn on: streets of the configured host, or our own county lines. */
export type Ground = 'streets' | 'lines';

interface MapViewEvents {
  /** It stopped somewhere else; `isByHand` when the visitor moved it. */
  onRest: (isByHand: boolean) => void;
  onPick: (pin: MapPin | null) => void;
  onPoint: (mlsNumber: string | null) => void;
  /** What the homes are drawn on now; `isAway` when the street map failed to load. */
  onGround: (ground: Ground, isAway: boolean) => void;
}

export interface MapViewStart {
  box: MapBounds;
  /** The service area; the map can't be moved far out of it. */
  region: Readonly<MapBounds>;
  mapStyles: MapStyles | null;
  events: MapViewEvents;
}

/**
 * The map beside the results: ground, outlines and pins. Throws where the browser has no WebGL 2.
 * Moves without animation for visitors who prefer reduced motion.
 */
export class MapView {
  readonly pins: PinLayer;
  readonly #map: LibreMap;
  readonly #end = new AbortController();
  readonly #events: MapViewEvents;
  #outlines: readonly MapArea[] = [];
  #labels: PlaceLabels | null = null;
  /** Null while the street map loads. */
  #ground: Ground | null = 'lines';
  #area: WireServiceArea | null = null;
  #hasStyle = false;
  #styles: MapStyles | null = null;
  /** The street map leaves the names of places to us. */
  #namesAreOurs = false;

  constructor(
    container: HTMLElement,
    { box, region: [west, south, east, north], mapStyles, events }: MapViewStart,
  ) {
    this.#events = events;
    this.#styles = mapStyles;
    if (mapStyles) this.#ground = null;
    this.#map = new LibreMap({
      container,
      style: this.#ownStyle(),
      bounds: box,
      maxBounds: [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN],
      maxZoom: NEAREST,
      minZoom: 4,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      locale: { 'Map.Title': mapMessages.canvas() },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    this.#map.addControl(
      new AttributionControl({ compact: container.clientWidth < 480 }),
      'bottom-left',
    );
    this.pins = new PinLayer(this.#map, events, () => this.#labels?.update());
    describeKeys(this.#map.getCanvas(), container);
    this.#map.on('moveend', (event: { originalEvent?: unknown; isByHand?: boolean }) =>
      events.onRest(Boolean(event.originalEvent ?? event.isByHand)),
    );
    // A missing tile leaves a gap; showsStreets watches whether any tile arrives.
    this.#map.on('error', () => {});
    this.#map.on('click', () => events.onPick(null));
    this.#map.on('style.load', () => {
      this.#hasStyle = true;
      this.#redraw();
    });
    // Without them, homes are drawn on empty ground.
    loadServiceArea().then(
      (area) => this.#showPlaces(area),
      () => {},
    );
    const stop = watchScheme(() => this.#changeScheme());
    this.#end.signal.addEventListener('abort', stop);
    if (mapStyles) this.#layStreets(mapStyles);
  }

  /** What screen readers call the map. */
  setName(name: string): void {
    this.#map.getCanvas().ariaLabel = name;
  }

  /** The visible part: west, south, east, north. */
  get bounds(): MapBounds {
    const bounds = this.#map.getBounds();
    return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  }

  get zoom(): number {
    return this.#map.getZoom();
  }

  get center(): MapPoint {
    const { lng, lat } = this.#map.getCenter();
    return [lng, lat];
  }

  /** A place's pixels from the top left corner of the map. */
  place(at: MapPoint): { x: number; y: number } {
    return this.#map.project(at);
  }

  /** Calls back on every frame in which the map moves. Returns a function that ends it. */
  whileMoving(onMove: () => void): () => void {
    this.#map.on('move', onMove);
    return () => this.#map.off('move', onMove);
  }

  /** Moves so that a box is visible, with some padding by default. */
  fit(box: MapBounds, padding = 40): void {
    const options = { padding: this.#inSight(padding), maxZoom: 16 };
    const { zoom = this.zoom } = this.#map.cameraForBounds(box, options) ?? {};
    // Pins of a nearer zoom would cover each other.
    if (zoom < this.zoom - ZOOM_STEP) this.pins.clear();
    this.#map.fitBounds(box, options);
  }

  /** Zooms in on a cluster's homes, so that they fill the map. */
  approach(extent: MapBounds): void {
    const camera = this.#map.cameraForBounds(extent, { padding: this.#inSight(80) });
    const zoom = Math.min(NEAREST, Math.max(camera?.zoom ?? 0, this.zoom + 1));
    this.#map.easeTo({ ...camera, zoom }, { isByHand: true });
  }

  /** Whether zooming in further couldn't separate pins. */
  get isNearest(): boolean {
    return this.zoom >= NEAREST - 0.5;
  }

  /** Draws the outlines that bound the search. */
  setOutlines(outlines: readonly MapArea[]): void {
    this.#outlines = outlines;
    if (this.#hasStyle) this.#redraw();
  }

  /**
   * Lets the visitor draw an area; null when they cancel. The drawing tool loads now, with `onPen`
   * called once it's there. Rejects when it can't be loaded.
   */
  async draw(mode: DrawMode, signal: AbortSignal, onPen: () => void): Promise<MapArea | null> {
    const { drawArea } = await import('./draw-area.ts');
    if (signal.aborted) return null;
    onPen();
    return drawArea(this.#map, { mode, color: readColors().accent, signal });
  }

  /** Waits for a click on the map; null when it is canceled. */
  pickPoint(signal: AbortSignal): Promise<MapPoint | null> {
    const canvas = this.#map.getCanvas();
    return new Promise((resolve) => {
      const end = (at: MapPoint | null) => {
        canvas.style.cursor = '';
        this.#map.off('click', onClick);
        resolve(at);
      };
      const onClick = ({ lngLat }: { lngLat: { lng: number; lat: number } }) =>
        end([lngLat.lng, lngLat.lat]);
      canvas.style.cursor = 'crosshair';
      this.#map.on('click', onClick);
      signal.addEventListener('abort', () => end(null), { once: true });
    });
  }

  /** Draws something other than homes, such as a route. */
  drawOn(draw: (map: LibreMap) => void): void {
    draw(this.#map);
  }

  /** The container's size changed. */
  resize(): void {
    this.#map.resize();
  }

  close(): void {
    this.#end.abort();
    this.#labels?.remove();
    this.#labels = null;
    this.pins.clear();
    this.#map.remove();
  }

  /** Padding around a box, leaving out the part of the map below the window's bottom edge. */
  #inSight(padding: number) {
    const { bottom, height } = this.#map.getContainer().getBoundingClientRect();
    const below = Math.min(Math.max(0, bottom - window.innerHeight), height / 2);
    return { top: padding, left: padding, right: padding, bottom: padding + (padding && below) };
  }

  #redraw(): void {
    drawOutlines(this.#map, this.#outlines, readColors());
  }

  #showPlaces(area: WireServiceArea): void {
    if (this.#end.signal.aborted) return;
    this.#area = area;
    if (this.#ground === 'lines') this.#setStyle(this.#ownStyle());
    this.#nameLabels();
  }

  /** Writes the names of places that the ground itself doesn't show. */
  #nameLabels(): void {
    this.#labels?.remove();
    this.#labels = null;
    const onlyCities = this.#ground === 'streets';
    if (!this.#area || !this.#ground || (onlyCities && !this.#namesAreOurs)) return;
    this.#labels = showLabels(this.#map, this.#area, {
      pinsAt: () => this.pins.places,
      onlyCities,
    });
  }

  async #changeScheme(): Promise<void> {
    if (this.#ground !== 'streets') {
      this.#setStyle(this.#ownStyle());
      return;
    }
    if (!this.#styles || this.#styles.light === this.#styles.dark) return;
    const style = await fetchStreetStyle(this.#styles[readScheme()], this.#end.signal);
    if (style && !this.#end.signal.aborted) this.#setStyle(style);
  }

  /** Our own lines, or nothing while the street map loads. */
  #ownStyle(): StyleSpecification {
    const colors = readColors();
    return this.#ground ? drawnStyle(colors, this.#area) : emptyStyle(colors);
  }

  #setStyle(style: StyleSpecification): void {
    this.#hasStyle = false;
    this.#map.setStyle(style, { diff: false });
  }

  /** Shows the street map below the homes; goes back to our own lines when it shows nothing. */
  async #layStreets(styles: MapStyles): Promise<void> {
    const style = await fetchStreetStyle(styles[readScheme()], this.#end.signal);
    if (this.#end.signal.aborted) return;
    if (style) {
      this.#ground = 'streets';
      this.#namesAreOurs = leavesNamesToPage(style);
      this.#setStyle(style);
    }
    const isThere =
      style !== null &&
      (await showsStreets(this.#map, Object.keys(style.sources), this.#end.signal));
    if (this.#end.signal.aborted) return;
    if (!isThere) {
      this.#ground = 'lines';
      this.#setStyle(this.#ownStyle());
    }
    this.#nameLabels();
    this.#events.onGround(isThere ? 'streets' : 'lines', !isThere);
  }
}

/** Tells screen readers how the keys move the map. */
function describeKeys(canvas: HTMLElement, container: HTMLElement): void {
  const hint = document.createElement('p');
  hint.id = `map-keys-${Math.random().toString(36).slice(2)}`;
  hint.hidden = true;
  hint.textContent = mapMessages.keys();
  container.append(hint);
  canvas.setAttribute('aria-describedby', hint.id);
}
