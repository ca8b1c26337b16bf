import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Icon, type IconName } from '#design';
import type { MapPoint } from '../search/search-shapes.ts';
import type { DrawMode } from './draw-area.ts';
import styles from './map-tools.module.css';
import { RadiusSheet } from './radius-sheet.tsx';

interface MapToolsProps {
  /** The search is bounded by drawn areas or a distance. */
  isBounded: boolean;
  miles: number | undefined;
  isFollowing: boolean;
  /** The map shows another part than was searched. */
  isMoved: boolean;
  centerOf: () => MapPoint;
  onFollow: (isFollowing: boolean) => void;
  onSearchHere: () => void;
  onDraw: (mode: DrawMode) => void;
  onUseView: () => void;
  onRadius: (center: MapPoint, miles: number) => void;
  onPointRadius: (miles: number) => void;
  onClear: () => void;
}

type Sheet = 'draw' | 'radius';

/** The buttons over the map: what is searched when it moves, areas, distance. */
export function MapTools(props: MapToolsProps) {
  const [open, setOpen] = useState<Sheet | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    opener.current?.focus();
  };
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const turn = (sheet: Sheet, icon: IconName, label: ReactNode) => (
    <button
      type="button"
      className={styles.tool}
      aria-expanded={open === sheet}
      onClick={(event) => {
        opener.current = event.currentTarget;
        setOpen(open === sheet ? null : sheet);
      }}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open, from wherever the focus is in it
    <div onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <FollowControl {...props} />
        <div className={styles.row}>
          {turn('draw', 'pen', 'Draw')}
          {turn('radius', 'radius', 'Radius')}
          {props.isBounded && (
            <button type="button" className={styles.tool} onClick={then(props.onClear)}>
              <Icon name="close" />
              <span>Clear</span>
            </button>
          )}
        </div>
      </div>
      {open === 'draw' && (
        <div className={styles.sheet}>
          <h2>Draw an area</h2>
          <button type="button" className="button" onClick={then(() => props.onDraw('freehand'))}>
            In one stroke
          </button>
          <button type="button" className="button" onClick={then(() => props.onDraw('polygon'))}>
            Corner by corner
          </button>
          <button type="button" className="button" onClick={then(props.onUseView)}>
            Use what the map shows
          </button>
          <p className={styles.quiet}>
            Homes in any of your areas are listed. Arrow keys move the map, plus and minus zoom.
          </p>
        </div>
      )}
      {open === 'radius' && (
        <RadiusSheet
          miles={props.miles}
          centerOf={props.centerOf}
          onChoose={(center, miles) => then(() => props.onRadius(center, miles))()}
          onPoint={(miles) => then(() => props.onPointRadius(miles))()}
        />
      )}
    </div>
  );
}

/** Where an area bounds the search, moving the map changes nothing. */
function FollowControl({ isBounded, isFollowing, isMoved, onFollow, onSearchHere }: MapToolsProps) {
  if (isBounded) return <span />;
  return (
    <div className={styles.row}>
      <label className={styles.follow}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => onFollow(event.currentTarget.checked)}
        />
        Search as I move the map
      </label>
      {!isFollowing && isMoved && (
        <button type="button" className={styles.tool} data-look="primary" onClick={onSearchHere}>
          Search this area
        </button>
      )}
    </div>
  );
}
