import type { KeyboardEvent } from 'react';
import type { NeighborState } from '../neighbors.ts';
import type { RowRunner } from './use-row-keys.ts';

/** What rows use of their table: one object, updated in place, so that rows don’t render again. */
export interface RowContext<Row> {
  neighbors: () => NeighborState;
  /** Selects a row, or all from the last selected one on. */
  select: (id: string, isStretch: boolean) => void;
  peek: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, row: Row) => void;
  onDone: () => void;
  runners: Map<string, RowRunner>;
}
