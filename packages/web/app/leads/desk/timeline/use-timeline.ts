import {
  foldTimeline,
  leadMessagesMoved,
  leadPlansMoved,
  leadsChanged,
  type WireTimelineEntry,
  type WireTimelineItem,
} from '@homestead/contract/leads';
import { useState } from 'react';
import { sayProblem, useAnswer, useWork } from '#desk';
import { useLive } from '#platform';
import { timelines } from './timeline-client.ts';

interface Later {
  key: string;
  items: readonly WireTimelineItem[];
  next: string | null;
}

/**
 * A lead's timeline, page by page. When something happens, the newest page is asked for again and
 * put before what was loaded: what is open and how far one has read stay.
 */
export function useTimeline(leadId: string, groups: string) {
  const key = `${leadId} ${groups}`;
  const [later, setLater] = useState<Later | null>(null);
  const {
    answer: first,
    problem,
    again,
  } = useAnswer(key, (signal) =>
    timelines.getLeadTimeline({ id: leadId, ...(groups && { groups }) }, { signal }),
  );
  useLive(leadsChanged, (changed) => {
    if (!changed || changed.leadId === leadId) again();
  });
  useLive(leadMessagesMoved, (moved) => {
    if (!moved || moved.leadId === leadId) again();
  });
  // A plan that pauses or stops is a line, too.
  useLive(leadPlansMoved, (moved) => {
    if (!moved || moved.leadId === leadId) again();
  });
  const [changes, setChanges] = useState<ReadonlyMap<string, WireTimelineEntry | null>>(new Map());
  const loaded = later?.key === key ? later : null;
  const all = first && [...first.data, ...olderThan(first.data, loaded?.items)];
  const items = all && foldTimeline(all.flatMap((item) => newestOf(item, changes.get(item.id))));
  const next = loaded && isJoined(first?.data, loaded.items) ? loaded.next : (first?.next ?? null);
  const more = useWork(async () => {
    if (next === null) return;
    const asked = { id: leadId, before: next, ...(groups && { groups }) };
    const page = await timelines.getLeadTimeline(asked).catch(sayProblem);
    if (!page) return;
    const before = items ?? [];
    setLater({ key, items: [...before, ...page.data], next: page.next });
  });
  /** Shows a note as it was saved; null takes it off. The newest page is asked for, too. */
  const change = (id: string, entry: WireTimelineEntry | null) => {
    setChanges((before) => new Map([...before, [id, entry]]));
    again();
  };
  return { first, items, problem, again, change, hasMore: next !== null, more };
}

/** An item or, of a note that was saved here since, what was saved. */
function newestOf(
  item: WireTimelineItem,
  saved: WireTimelineEntry | null | undefined,
): WireTimelineItem[] {
  if (saved === undefined) return [item];
  if (saved === null) return [];
  const isOlder = (saved.note?.version ?? 0) < (item.note?.version ?? 0);
  return [isOlder ? item : { ...saved, folded: null }];
}

const entriesOf = ({ folded, ...item }: WireTimelineItem) => folded ?? [item];

/** What was loaded after the last entry of the newest page; nothing if that one wasn't loaded. */
function olderThan(
  newest: readonly WireTimelineItem[],
  loaded: readonly WireTimelineItem[] = [],
): WireTimelineItem[] {
  const entries = loaded.flatMap(entriesOf);
  const last = newest.flatMap(entriesOf).at(-1);
  const at = entries.findIndex(({ id }) => id === last?.id);
  return at < 0 ? [] : entries.slice(at + 1).map((entry) => ({ ...entry, folded: null }));
}

/** Whether what was loaded goes on from the newest page. */
function isJoined(
  newest: readonly WireTimelineItem[] | undefined,
  loaded: readonly WireTimelineItem[],
): boolean {
  const last = newest?.flatMap(entriesOf).at(-1);
  return loaded.flatMap(entriesOf).some(({ id }) => id === last?.id);
}
