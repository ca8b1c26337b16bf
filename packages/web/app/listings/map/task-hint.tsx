import { useEffect, useRef } from 'react';
import { mapMessages } from '../messages/map.ts';
import type { DrawMode } from './draw-area.ts';
import styles from './map.module.css';

/** Something the visitor does on the map, until it is done or canceled. */
export interface Task {
  /** Before drawing, 'pen' while the drawing tool loads, or 'away' when it can't be loaded. */
  kind: DrawMode | 'point' | 'pen' | 'away';
  stop: () => void;
}

const hints: Record<Task['kind'], () => string> = {
  pen: mapMessages.penLoading,
  away: mapMessages.penNotLoaded,
  freehand: mapMessages.drawFreehand,
  polygon: mapMessages.drawPolygon,
  point: mapMessages.clickPoint,
};

/** Says what to do for a task. Its button or Escape cancels the task. */
export function TaskHint({ task }: { task: Task }) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') task.stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [task]);
  return (
    <div className={styles.hint} role="status">
      {hints[task.kind]()}
      <button ref={cancel} type="button" className="button" onClick={task.stop}>
        {mapMessages.cancel()}
      </button>
    </div>
  );
}
