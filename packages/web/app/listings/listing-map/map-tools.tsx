import { useState } from 'react';
import { Icon } from '#design';
import type { MapPoint } from '../search-shapes.ts';
import type { DrawMode } from './draw-area.ts';
import styles from './map.module.css';
import { RadiusSheet } from './radius-sheet.tsx';

interface MapToolsProps {
  /** The search is bounded by drawn areas or a distance. */
  isBounded: boolean;
  miles: number | undefined;
  isFollowing: boolean;
  /** The map shows another part than was searched. */
  isMoved: boolean;
  centreOf: () => MapPoint;
  onFollow: (isFollowing: boolean) => void;
  onSearchHere: () => void;
  onDraw: (mode: DrawMode) => void;
  onUseView: () => void;
  onRadius: (centre: MapPoint, miles: number) => void;
  onPointRadius: (miles: number) => void;
  onClear: () => void;
}

/** The buttons over the map: what is searched when it moves, areas, distance. */
export function MapTools(props: MapToolsProps) {
  const [open, setOpen] = useState<'draw' | 'radius' | null>(null);
  const toggle = (sheet: 'draw' | 'radius') => () => setOpen(open === sheet ? null : sheet);
  const then = (act: () => void) => () => {
    setOpen(null);
    act();
  };
  return (
    <>
      <div className={styles.tools}>
        <FollowControl {...props} />
        <div className={styles.row}>
          <button
            type="button"
            className={styles.tool}
            aria-expanded={open === 'draw'}
            onClick={toggle('draw')}
          >
            <Icon name="pen" />
            <span>Draw</span>
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-expanded={open === 'radius'}
            onClick={toggle('radius')}
          >
            <Icon name="radius" />
            <span>Radius</span>
          </button>
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
          <h3>Draw an area</h3>
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
          centreOf={props.centreOf}
          onChoose={(centre, miles) => then(() => props.onRadius(centre, miles))()}
          onPoint={(miles) => then(() => props.onPointRadius(miles))()}
        />
      )}
    </>
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
