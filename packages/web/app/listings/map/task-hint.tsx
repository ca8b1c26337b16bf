import { useEffect, useRef } from 'react';
import type { DrawMode } from './draw-area.ts';
import styles from './map.module.css';

/** Something that somebody does on the map, until it is done or called off. */
export interface Task {
  /** Before drawing, 'pen' or 'away': the pen is on its way, or can't be had. */
  kind: DrawMode | 'point' | 'pen' | 'away';
  stop: () => void;
}

const hints: Record<Task['kind'], string> = {
  pen: 'The pen is on its way.',
  away: 'The pen could not be loaded. Try again in a moment.',
  freehand: 'Draw around the homes you want, in one stroke.',
  polygon: 'Click corner by corner; click the first corner again to close the area.',
  point: 'Click the point that homes should be around.',
};

/** Says what to do for a task and calls it off, by its button or Escape. */
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
      {hints[task.kind]}
      <button ref={cancel} type="button" className="button" onClick={task.stop}>
        Cancel
      </button>
    </div>
  );
}
