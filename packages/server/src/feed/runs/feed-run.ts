export type FeedRunKind = 'sync' | 'sweep' | 'file';

/** Counts of a run, added to the stored totals. */
export interface RunProgress {
  seen: number;
  changed: number;
  removed: number;
  refused: number;
  droppedFields: number;
  requests: number;
  bytes: number;
}

export interface FeedRun extends RunProgress {
  id: number;
  source: string;
  kind: FeedRunKind;
  startedAt: Date;
  endedAt: Date | null;
  /** `paused`: the MLS or our quota makes us wait; the next run goes on from the last page. */
  outcome: 'done' | 'failed' | 'interrupted' | 'paused' | null;
  failure: string | null;
  expected: number | null;
  latestModifiedAt: Date | null;
}
