import type { WireTimelineEntry } from '@homestead/contract/leads';

/** A note of the timeline was saved, or deleted (null). */
export type NoteChanged = (entryId: string, entry: WireTimelineEntry | null) => void;
