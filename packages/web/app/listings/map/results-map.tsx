import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef, useState } from 'react';
import { rich, useSite } from '#platform';
import { mapMessages } from '../messages/map.ts';
import type { Search } from '../search/search.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import { type MapBounds, type MapPoint, roundDegrees } from '../search/search-shapes.ts';
import { placesText } from '../search/search-words.ts';
import { outlinesOf } from './area-layer.ts';
import type { DrawMode } from './draw-area.ts';
import styles from './map.module.css';
import { areaOfBox, boxAround } from './map-box.ts';
import { findHomesAt } from './map-client.ts';
import type { MapHome, MapPin } from './map-pin.ts';
import { MapTools } from './map-tools.tsx';
import type { MapView } from './map-view.ts';
import { PinCard } from './pin-card.tsx';
import type { PointedHome } from './pin-layer.ts';
import { type Task, TaskHint } from './task-hint.tsx';
import { useFitSearch } from './use-fit-search.ts';
import { useFollowing } from './use-following.ts';
import { useMapView } from './use-map-view.ts';
import { useOpenedCluster } from './use-opened-cluster.ts';
import { type LoadHomeStates, usePins } from './use-pins.ts';
import { pointAtCard, usePointing } from './use-pointing.ts';
import { useSearchChange } from './use-search-change.ts';

/** What counts as one spot, in degrees: about 10 meters. */
const SPOT = 0.0001;

export interface ResultsMapProps {
  search: Search;
  total: number;
  /** Where the homes of this page of the list are. */
  homes: readonly PointedHome[];
  /** The same search without the map, from now on. */
  listHref: string;
  loadHomeStates: LoadHomeStates;
}

/**
 * The map of a search: its homes as clusters and pins, its areas, and the tools that change them.
 * The address holds the map's box, areas and distance, so that a reload shows the same. Keyboards
 * and screen readers use the list. When the browser can't draw a map, it says so.
 */
export function ResultsMap({ search, total, homes, listHref, loadHomeStates }: ResultsMapProps) {
  const { filter } = search;
  const { mapStyles, area } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useFollowing();
  const [isMoved, setMoved] = useState(false);
  const [card, setCard] = useState<{ pin: MapPin; homes: readonly MapHome[] } | null>(null);
  const [ground, setGround] = useState(mapStyles ? 'loading' : 'shown');
  const [task, setTask] = useState<Task | null>(null);
  const isBounded = Boolean(filter.areas?.length || filter.within);
  const go = useSearchChange(search);

  const opened = useMapView(container, {
    box: filter.bounds ?? boxAround(outlinesOf(filter).flat()) ?? [...area.mapStart],
    region: area.box,
    mapStyles,
    events: {
      onRest(isByHand) {
        pins.load();
        if (!isByHand || isBounded || task) return;
        setMoved(true);
        if (isFollowing) searchHere();
      },
      onPick(pin) {
        if (!task) pick(pin);
      },
      onPoint: pointAtCard,
      onGround: (_, isAway) => setGround(isAway ? 'away' : 'shown'),
    },
  });
  const view = typeof opened === 'string' ? null : opened;
  const pins = usePins(view, filter, loadHomeStates);
  usePointing(view, homes);
  useMapName(view, search, total);
  const { opening, opened: openedCount } = useOpenedCluster(view, pins.shown);
  useFitSearch(view, filter, go.lastBox);

  const searchHere = () => {
    if (!view) return;
    setMoved(false);
    go.to({ ...filter, bounds: roundedBox(view.bounds) });
  };
  const pick = async (pin: MapPin | null) => {
    const homesThere = pin && (await homesOf(pin, view, filter));
    if (pin && homesThere === null) {
      opening.current = pin;
      view?.approach(pin.extent);
    }
    const isCard = pin !== null && homesThere !== null && homesThere.length > 0;
    setCard(isCard ? { pin, homes: homesThere } : null);
    view?.pins.pick(isCard ? pin.key : null);
  };
  const bound = (change: Pick<SearchFilter, 'areas' | 'within'>) =>
    go.to({ ...filter, bounds: undefined, ...change } as SearchFilter);
  const newTask = () => {
    const stop = new AbortController();
    const end = () => {
      stop.abort();
      setTask(null);
    };
    return { signal: stop.signal, begin: (kind: Task['kind']) => setTask({ kind, stop: end }) };
  };
  const draw = async (mode: DrawMode) => {
    if (!view) return;
    pick(null);
    const { signal, begin } = newTask();
    begin('pen');
    try {
      const area = await view.draw(mode, signal, () => begin(mode));
      if (signal.aborted) return;
      setTask(null);
      if (area) bound({ areas: [...(filter.areas ?? []), area] });
    } catch {
      if (!signal.aborted) begin('away');
    }
  };
  const pointRadius = async (miles: number) => {
    if (!view) return;
    pick(null);
    const { signal, begin } = newTask();
    begin('point');
    const at = await view.pickPoint(signal);
    if (signal.aborted) return;
    setTask(null);
    if (at) bound({ within: withinOf(at, miles) });
  };

  if (opened === 'none') {
    return (
      <div className={styles.away}>
        <p>{mapMessages.notSupported()}</p>
        <a className="button" href={listHref}>
          {mapMessages.backToList()}
        </a>
      </div>
    );
  }
  return (
    <div className={styles.panel} data-task={task?.kind}>
      {view && !task && (
        <MapTools
          isBounded={isBounded}
          miles={filter.within?.miles}
          isFollowing={isFollowing}
          isMoved={isMoved}
          centerOf={() => view.center}
          onFollow={(follows) => {
            setFollowing(follows);
            if (follows && isMoved) searchHere();
          }}
          onSearchHere={searchHere}
          onDraw={draw}
          onUseView={() =>
            bound({ areas: [...(filter.areas ?? []), areaOfBox(roundedBox(view.bounds))] })
          }
          onRadius={(center, miles) => bound({ within: withinOf(center, miles) })}
          onPointRadius={pointRadius}
          onClear={() => bound({ areas: undefined, within: undefined } as SearchFilter)}
        />
      )}
      {task && <TaskHint task={task} />}
      <div ref={container} className={styles.canvas} />
      <div className={styles.notes}>
        <div role="status">
          {openedCount !== null && (
            <p className="unseen">{mapMessages.homesHere({ count: openedCount })}</p>
          )}
          {pins.shown && pins.shown.withoutPlace > 0 && (
            <p className={styles.note}>
              {mapMessages.notOnMap({ count: pins.shown.withoutPlace })}
            </p>
          )}
          {ground === 'loading' && <p className={styles.note}>{mapMessages.loading()}</p>}
          {ground === 'away' && <p className={styles.note}>{mapMessages.streetsUnavailable()}</p>}
        </div>
        {pins.hasFailed && (
          <p className={styles.note} role="alert">
            {rich(
              mapMessages.homesNotLoaded({
                again: (text) => (
                  <button type="button" onClick={pins.load}>
                    {text}
                  </button>
                ),
              }),
            )}
          </p>
        )}
      </div>
      {card && view && (
        <PinCard view={view} pin={card.pin} homes={card.homes} onClose={() => pick(null)} />
      )}
    </div>
  );
}

function useMapName(view: MapView | null, { filter }: Search, count: number): void {
  const places = placesText(filter);
  const name = places ? mapMessages.namedIn({ count, places }) : mapMessages.named({ count });
  useEffect(() => view?.setName(name), [view, name]);
}

/** A pin's homes when zooming in can't separate them; null when it can. */
async function homesOf(
  { home, extent: [west, south, east, north] }: MapPin,
  view: MapView | null,
  filter: SearchFilter,
): Promise<readonly MapHome[] | null> {
  if (home) return [home];
  const isSpot = east - west < SPOT && north - south < SPOT;
  if (!isSpot && !view?.isNearest) return null;
  return findHomesAt(filter, [west - SPOT, south - SPOT, east + SPOT, north + SPOT]);
}

function withinOf([longitude, latitude]: MapPoint, miles: number): SearchFilter['within'] {
  return { longitude: roundDegrees(longitude), latitude: roundDegrees(latitude), miles };
}

/** As an address holds it. */
function roundedBox(box: MapBounds): MapBounds {
  return box.map(roundDegrees) as MapBounds;
}
