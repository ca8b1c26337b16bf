import type { Map as LibreMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawFreehandMode, TerraDrawPolygonMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { MapArea, MapPoint } from '../search/search-shapes.ts';
import { thinnedOutline } from './map-box.ts';

/** How an area is drawn: in one stroke, or corner by corner. */
export type DrawMode = 'freehand' | 'polygon';

/**
 * Lets the visitor draw one area on the map. Returns its corners, at most 100; null when `signal`
 * canceled it or it encloses nothing.
 */
export function drawArea(
  map: LibreMap,
  { mode, color, signal }: { mode: DrawMode; color: string; signal: AbortSignal },
): Promise<MapArea | null> {
  const accent = color as `#${string}`;
  const look = { fillColor: accent, fillOpacity: 0.15, outlineColor: accent, outlineWidth: 3 };
  const pen = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, prefixId: 'homes-pen' }),
    modes: [
      new TerraDrawFreehandMode({
        drawInteraction: 'click-move-or-drag',
        minDistance: 8,
        autoClose: true,
        styles: look,
      }),
      new TerraDrawPolygonMode({ styles: look }),
    ],
  });
  return new Promise((resolve) => {
    const end = (area: MapArea | null) => {
      signal.removeEventListener('abort', onAbort);
      pen.stop();
      resolve(area);
    };
    const onAbort = () => end(null);
    signal.addEventListener('abort', onAbort);
    pen.on('finish', (id) => {
      const geometry = pen.getSnapshotFeature(id)?.geometry;
      const ring = geometry?.type === 'Polygon' ? geometry.coordinates[0] : undefined;
      const line = (ring ?? []).map(([x = 0, y = 0]): MapPoint => [x, y]);
      const area = thinnedOutline(line, degreesPerPixel(map));
      // The pen is still calling its listeners and can only be stopped after that.
      queueMicrotask(() => end(area.length >= 3 ? area : null));
    });
    pen.start();
    pen.setMode(mode);
  });
}

/** Degrees of latitude per pixel. */
function degreesPerPixel(map: LibreMap): number {
  const bounds = map.getBounds();
  return (bounds.getNorth() - bounds.getSouth()) / Math.max(1, map.getContainer().clientHeight);
}
