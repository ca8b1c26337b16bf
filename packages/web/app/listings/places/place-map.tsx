import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSite } from '#platform';
import { listingHref } from '../listing/listing-address.ts';
import type { MapPin } from '../map/map-pin.ts';
import { useFitSearch } from '../map/use-fit-search.ts';
import { useMapView } from '../map/use-map-view.ts';
import { usePins } from '../map/use-pins.ts';
import { mapMessages } from '../messages/map.ts';
import { DEFAULT_SORT } from '../search/search.ts';
import { filterHref } from '../search/search-address.ts';
import type { SearchFilter } from '../search/search-fields.ts';
import { roundDegrees } from '../search/search-shapes.ts';
import styles from './places.module.css';

export interface PlaceMapProps {
  filter: SearchFilter;
  count: number;
  name: string;
  /** The browser can't draw maps. */
  onNone: () => void;
}

const nothing = () => {};
const noStates = async () => ({ saved: new Set<string>(), viewed: new Set<string>() });

/** The homes of a place; a pin leads to its home, a cluster to the search on the map. */
export default function PlaceMap({ filter, count, name, onNone }: PlaceMapProps) {
  const { mapStyles, area } = useSite();
  const container = useRef<HTMLDivElement>(null);
  const lastBox = useRef<string | null>(null);
  const navigate = useNavigate();
  const open = ({ home, extent }: MapPin) => {
    if (home) navigate(listingHref(home.mlsNumber));
    else {
      const [west, south, east, north] = extent;
      const bounds = [west, south, east, north].map(roundDegrees) as typeof extent;
      navigate(filterHref({ ...filter, bounds }, DEFAULT_SORT, 'map'));
    }
  };
  const opened = useMapView(container, {
    box: [...area.mapStart],
    region: area.box,
    mapStyles,
    events: {
      onRest: () => pins.load(),
      onPick: (pin) => pin && open(pin),
      onPoint: nothing,
      onGround: nothing,
    },
  });
  const view = typeof opened === 'string' ? null : opened;
  const pins = usePins(view, filter, noStates);
  useFitSearch(view, filter, lastBox);
  useEffect(() => {
    if (opened === 'none') onNone();
  }, [opened, onNone]);
  useEffect(() => {
    view?.setName(mapMessages.namedIn({ count, places: name }));
    // The wheel and one finger scroll the page; two fingers and the buttons zoom.
    view?.drawOn((map) => {
      map.scrollZoom.disable();
      if (navigator.maxTouchPoints > 0) map.dragPan.disable();
    });
  }, [view, count, name]);
  return <div ref={container} className={styles.canvas} />;
}
