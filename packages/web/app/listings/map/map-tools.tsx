import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon, type IconName } from '#design';
import { mapMessages } from '../messages/map.ts';
import type { MapPoint } from '../search/search-shapes.ts';
import type { DrawMode } from './draw-area.ts';
import styles from './map-tools.module.css';
import { RadiusSheet } from './radius-sheet.tsx';

interface MapToolsProps {
  /** The search is bounded by drawn areas or a distance. */
  isBounded: boolean;
  miles: number | undefined;
  isFollowing: boolean;
  /** The map was moved since the last search. */
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

/** The buttons over the map: search when it moves, draw areas, set a distance. */
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
  const turn = (sheet: Sheet, icon: IconName, label: string) => (
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
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the open sheet, wherever the focus is in it
    <div onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <FollowControl {...props} />
        <div className={styles.row}>
          {turn('draw', 'pen', mapMessages.draw())}
          {turn('radius', 'radius', mapMessages.radius())}
          {props.isBounded && (
            <button type="button" className={styles.tool} onClick={then(props.onClear)}>
              <Icon name="close" />
              <span>{mapMessages.clear()}</span>
            </button>
          )}
        </div>
      </div>
      {open === 'draw' && (
        <div className={styles.sheet}>
          <h2>{mapMessages.drawTitle()}</h2>
          <button type="button" className="button" onClick={then(() => props.onDraw('freehand'))}>
            {mapMessages.freehand()}
          </button>
          <button type="button" className="button" onClick={then(() => props.onDraw('polygon'))}>
            {mapMessages.polygon()}
          </button>
          <button type="button" className="button" onClick={then(props.onUseView)}>
            {mapMessages.visibleArea()}
          </button>
          <p className="quiet text-13 line-14">{mapMessages.drawHint()}</p>
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

/** Missing when an area bounds the search, since moving the map changes nothing then. */
function FollowControl({ isBounded, isFollowing, isMoved, onFollow, onSearchHere }: MapToolsProps) {
  if (isBounded) return <span />;
  return (
    <div className={styles.row}>
      <label className={`${styles.tool} ${styles.follow}`}>
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => onFollow(event.currentTarget.checked)}
        />
        {mapMessages.follow()}
      </label>
      {!isFollowing && isMoved && (
        <button type="button" className={styles.tool} data-look="primary" onClick={onSearchHere}>
          {mapMessages.searchHere()}
        </button>
      )}
    </div>
  );
}
