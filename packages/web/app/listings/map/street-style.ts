import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl';

const STYLE_WITHIN_MS = 5_000;
const TILES_WITHIN_MS = 8_000;

/** The style of the configured street map; null when it doesn't answer in time or isn't a style. */
export async function fetchStreetStyle(
  url: string,
  signal: AbortSignal,
): Promise<StyleSpecification | null> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(STYLE_WITHIN_MS)]);
    const answer = await fetch(url, { signal: limit, credentials: 'omit' });
    const style: unknown = answer.ok ? await answer.json() : null;
    return isStyle(style) ? style : null;
  } catch {
    return null;
  }
}

function isStyle(style: unknown): style is StyleSpecification {
  return (
    typeof style === 'object' && style !== null && 'layers' in style && Array.isArray(style.layers)
  );
}

/** Whether a style leaves the names of places to the page, which writes them above the pins. */
export function leavesNamesToPage({ metadata }: StyleSpecification): boolean {
  const facts = metadata as Record<string, unknown> | undefined;
  return facts?.['homestead:place-names'] === 'page';
}

interface SourceEvent {
  sourceId?: string;
  tile?: unknown;
}

/**
 * Whether a new street map shows anything in time: false once all its `sources` fail, or when no
 * tile arrives within some seconds.
 */
export function showsStreets(
  map: LibreMap,
  sources: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  const failed = new Set<string>();
  return new Promise((resolve) => {
    const end = (shows: boolean) => {
      clearTimeout(limit);
      map.off('sourcedata', onData);
      map.off('error', onError);
      resolve(shows);
    };
    const onData = (event: object) => {
      const { sourceId = '', tile }: SourceEvent = event;
      if (tile && sources.includes(sourceId)) end(true);
    };
    const onError = (event: object) => {
      const { sourceId = '' }: SourceEvent = event;
      failed.add(sourceId);
      if (sources.every((source) => failed.has(source))) end(false);
    };
    const limit = setTimeout(() => end(false), TILES_WITHIN_MS);
    map.on('sourcedata', onData);
    map.on('error', onError);
    signal.addEventListener('abort', () => end(false), { once: true });
  });
}
