import {
  AttributionControl,
  Map as LibreMap,
  NavigationControl,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { MapArea, MapBounds, MapPoint } from '../search/search-shapes.ts';
import { drawOutlines } from './area-layer.ts';
import { readColors, watchScheme } from './colors.ts';
import type { DrawMode } from './draw-area.ts';
import { drawnStyle } from './drawn-style.ts';
import type { MapPin } from './map-pin.ts';
import { PinLayer } from './pin-layer.ts';
import { showLabels } from './place-labels.ts';
import { fetchStreetStyle, showsStreets } from './street-style.ts';

setWorkerUrl(workerUrl);

/** Nebraska and Iowa with a good margin: there are no homes elsewhere. */
const REGION: MapBounds = [-107, 37.5, -87.5, 46];
const NEAREST = 19;

/** What shows below the homes: streets of the configured host, or our own lines. */
export type Ground = 'streets' | 'lines';

export interface MapViewEvents {
  /** It came to rest somewhere else; `isByHand` when somebody moved it. */
  onRest: (isByHand: boolean) => void;
  onPick: (pin: MapPin | null) => void;
  onPoint: (mlsNumber: string | null) => void;
  /** What is shown below the homes; `isAway` when streets were wanted but did not come. */
  onGround: (ground: Ground, isAway: boolean) => void;
}

/**
 * The map beside the results: ground, outlines and pins. Throws where the browser has no WebGL 2.
 * Everything that moves does so at once for whoever asked for less motion.
 */
export class MapView {
  readonly pins: PinLayer;
  readonly #map: LibreMap;
  readonly #end = new AbortController();
  readonly #events: MapViewEvents;
  #outlines: readonly MapArea[] = [];
  #hideLabels: (() => void) | null = null;
  #ground: Ground = 'lines';
  #hasStyle = false;

  constructor(
    container: HTMLElement,
    { box, styleUrl, events }: { box: MapBounds; styleUrl: string | null; events: MapViewEvents },
  ) {
    this.#events = events;
    this.#map = new LibreMap({
      container,
      style: drawnStyle(readColors()),
      bounds: box,
      maxBounds: REGION,
      maxZoom: NEAREST,
      minZoom: 4,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: false,
      locale: { 'Map.Title': 'Arrow keys move the map, plus and minus zoom' },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
    this.#map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    this.#map.addControl(
      new AttributionControl({ compact: container.clientWidth < 480 }),
      'bottom-left',
    );
    this.pins = new PinLayer(this.#map, events);
    this.#map.on('moveend', (event: { originalEvent?: unknown; isByHand?: boolean }) =>
      events.onRest(Boolean(event.originalEvent ?? event.isByHand)),
    );
    // A tile that does not come leaves a gap; whether any comes is watched by showsStreets.
    this.#map.on('error', () => {});
    this.#map.on('click', () => events.onPick(null));
    this.#map.on('style.load', () => {
      this.#hasStyle = true;
      this.#redraw();
    });
    this.#hideLabels = showLabels(this.#map);
    const stop = watchScheme(() => this.#changeScheme());
    this.#end.signal.addEventListener('abort', stop);
    if (styleUrl) this.#map.once('load', () => this.#layStreets(styleUrl));
  }

  /** What is in sight: west, south, east, north. */
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

  /** Where a place is on the screen, from the corner of the map. */
  place(at: MapPoint): { x: number; y: number } {
    return this.#map.project(at);
  }

  /** Hears of every frame in which the map moves. Gives what ends it. */
  whileMoving(onMove: () => void): () => void {
    this.#map.on('move', onMove);
    return () => this.#map.off('move', onMove);
  }

  /** Brings a box into sight, with some room around it unless told otherwise. */
  fit(box: MapBounds, padding = 40): void {
    this.#map.fitBounds(box, { padding: this.#inSight(padding), maxZoom: 16 });
  }

  /** Goes nearer to homes that stand together, so that they fill the map. */
  approach(extent: MapBounds): void {
    const camera = this.#map.cameraForBounds(extent, { padding: this.#inSight(80) });
    const zoom = Math.min(NEAREST, Math.max(camera?.zoom ?? 0, this.zoom + 1));
    this.#map.easeTo({ ...camera, zoom }, { isByHand: true });
  }

  /** Whether no nearer view could take pins apart. */
  get isNearest(): boolean {
    return this.zoom >= NEAREST - 0.5;
  }

  /** Draws the outlines that bound the search. */
  setOutlines(outlines: readonly MapArea[]): void {
    this.#outlines = outlines;
    if (this.#hasStyle) this.#redraw();
  }

  /**
   * Lets somebody draw an area; null when it is called off. The pen comes when it is wanted, and
   * `onPen` is told once it is there. Refuses when it can't be had.
   */
  async draw(mode: DrawMode, signal: AbortSignal, onPen: () => void): Promise<MapArea | null> {
    const { drawArea } = await import('./draw-area.ts');
    if (signal.aborted) return null;
    onPen();
    return drawArea(this.#map, { mode, color: readColors().accent, signal });
  }

  /** Waits for a click on the map; null when it is called off. */
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

  /** Lets something that is no home be drawn, such as a way. */
  drawOn(draw: (map: LibreMap) => void): void {
    draw(this.#map);
  }

  /** The container has another size. */
  resize(): void {
    this.#map.resize();
  }

  close(): void {
    this.#end.abort();
    this.#hideLabels?.();
    this.pins.clear();
    this.#map.remove();
  }

  /** Room around a box, with that part of the map left out which lies below the window's foot. */
  #inSight(padding: number) {
    const { bottom, height } = this.#map.getContainer().getBoundingClientRect();
    const below = Math.min(Math.max(0, bottom - window.innerHeight), height / 2);
    return { top: padding, left: padding, right: padding, bottom: padding + (padding && below) };
  }

  #redraw(): void {
    drawOutlines(this.#map, this.#outlines, readColors());
  }

  #changeScheme(): void {
    if (this.#ground === 'lines') this.#setStyle(drawnStyle(readColors()));
  }

  #setStyle(style: StyleSpecification): void {
    this.#hasStyle = false;
    this.#map.setStyle(style, { diff: false });
  }

  /** Puts the street map below the homes; our own lines come back when it shows nothing. */
  async #layStreets(url: string): Promise<void> {
    const style = await fetchStreetStyle(url, this.#end.signal);
    if (this.#end.signal.aborted) return;
    if (!style) {
      this.#events.onGround('lines', true);
      return;
    }
    this.#ground = 'streets';
    this.#setStyle(style);
    const isThere = await showsStreets(this.#map, Object.keys(style.sources), this.#end.signal);
    if (this.#end.signal.aborted) return;
    if (isThere) {
      this.#hideLabels?.();
      this.#hideLabels = null;
      this.#events.onGround('streets', false);
      return;
    }
    this.#ground = 'lines';
    this.#setStyle(drawnStyle(readColors()));
    this.#events.onGround('lines', true);
  }
}
