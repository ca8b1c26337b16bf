import {
  foldTimeline,
  TIMELINE_PAGE,
  type TimelineGroup,
  type timelineEndpoints,
  timelineGroups,
  type WireTimelineEntry,
} from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { namePeople } from '#accounts';
import { addressLine, presentHomeCard } from '#listings';
import { type Caller, type Queryable, readTogether, refuse, thisMoment } from '#platform';
import { requireLead } from '../details/lead-details.ts';
import { findName, nameOf } from '../full-name.ts';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { selectLeadGroup } from '../merges/lead-group-store.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { mayWriteNotes } from '../notes/note-policy.ts';
import { refuseLead } from '../refuse-lead.ts';
import { entryId, placeText, readEntryId, readPlace } from './timeline-place.ts';
import type { HomeRef, Look, TimelineRow } from './timeline-source.ts';
import { timelineSources } from './timeline-sources.ts';
import {
  countTimeline,
  findTimelineRow,
  ROWS_MAX,
  selectPinned,
  selectTimeline,
  selectTimelineHomes,
  type TimelineHome,
} from './timeline-store.ts';

/** Characters of a text that a list has; the rest is asked for when an entry is opened. */
const PREVIEW = 1000;
const WHOLE = 200_000;

/**
 * A page of what happened with a lead, as far as the caller may see it. Refuses (lead-not-found)
 * and a `before` that isn't the `next` of a page (bad-input).
 */
export async function readTimeline(
  db: Queryable,
  caller: Caller,
  { id, groups, before }: { id: string; groups: string | undefined; before: string | undefined },
): Promise<AnswerOf<typeof timelineEndpoints.getLeadTimeline>> {
  const lead = await requireLead(db, caller, id);
  const place = before === undefined ? null : (readPlace(before) ?? refuseBefore());
  const asked = groups?.split(',') as TimelineGroup[] | undefined;
  const group = await selectLeadGroup(db, lead.id);
  const seen = { lead, group, caller, textMax: PREVIEW };
  const look: Look = { ...seen, groups: new Set(asked ?? timelineGroups) };
  const everything: Look = { ...look, groups: new Set(timelineGroups) };
  const [rows, pinned, counts] = await readTogether(
    db,
    () => selectTimeline(db, look, place),
    () => (place ? [] : selectPinned(db, everything)),
    () => (place ? {} : countTimeline(db, everything)),
  );
  const shown = await presentRows(db, look, [...pinned, ...rows]);
  const entries = shown.slice(pinned.length);
  const taken = howMany(entries);
  const last = taken < rows.length || rows.length === ROWS_MAX ? rows[taken - 1] : undefined;
  const known = entries.slice(0, taken).filter((entry) => entry !== null);
  return {
    data: foldTimeline(known),
    next: last ? placeText(last) : null,
    name: nameOf(lead),
    pinned: shown.slice(0, pinned.length).filter((entry) => entry !== null),
    counts,
    abilities: [
      ...(mayWriteNotes(caller) ? (['note'] as const) : []),
      ...(mayWorkLeads(caller) ? (['log', 'text', 'email'] as const) : []),
    ],
  };
}

/** How many of the rows make a page of items. */
function howMany(entries: readonly (WireTimelineEntry | null)[]): number {
  let items: WireTimelineEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry === null) continue;
    const grown = foldTimeline([...items.slice(-1), entry]);
    items = [...items.slice(0, -1), ...grown];
    if (items.length > TIMELINE_PAGE) return index;
  }
  return entries.length;
}

function refuseBefore(): never {
  const label = 'before';
  const message = timelineMessages.beforeRefused();
  return refuse('bad-input', { fields: [{ field: 'before', label, message }], message });
}

/** One entry with all of its text. Refuses (lead-not-found, entry-not-found). */
export async function readTimelineEntry(
  db: Queryable,
  caller: Caller,
  { id, entry }: { id: string; entry: string },
): Promise<WireTimelineEntry> {
  const lead = await requireLead(db, caller, id);
  const group = await selectLeadGroup(db, lead.id);
  const groups = new Set(timelineGroups);
  const look: Look = { lead, group, caller, groups, textMax: WHOLE };
  const place = readEntryId(entry);
  const row = place && (await findTimelineRow(db, look, place));
  const [shown] = row ? await presentRows(db, look, [row]) : [];
  return shown ?? refuseLead('entry-not-found');
}

/** Rows as entries, in their order; null for one that says nothing. */
async function presentRows(
  db: Queryable,
  { caller, textMax }: Look,
  rows: readonly TimelineRow[],
): Promise<(WireTimelineEntry | null)[]> {
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const sources = timelineSources.filter(({ key }) => bySource.has(key));
  const named = sources.flatMap((source) =>
    (bySource.get(source.key) ?? []).flatMap((row) => [
      row.by,
      ...(source.peopleIn?.(row.facts) ?? []),
    ]),
  );
  const ids = [...new Set(named.filter((id): id is string => typeof id === 'string'))];
  const people = await namePeople(db, ids);
  const personName = (id: string | null | undefined) =>
    findName(people, id) ?? timelineMessages.someone();
  const contexts = new Map<string, unknown>();
  for (const { key, load } of sources) {
    if (load) contexts.set(key, await load(db, bySource.get(key) ?? [], caller));
  }
  const told = rows.map((row) => {
    const source = sources.find(({ key }) => key === row.source);
    return source?.present(row, {
      caller,
      people,
      nameOf: personName,
      context: contexts.get(row.source),
    });
  });
  const homes = await selectTimelineHomes(
    db,
    told.flatMap((shown) => shown?.home ?? []),
  );
  return rows.map((row, index): WireTimelineEntry | null => {
    const shown = told[index];
    if (!shown) return null;
    const { body = '', home, ...rest } = shown;
    return {
      id: entryId(row),
      at: new Date(row.at).toISOString(),
      by: row.by === null ? null : personName(row.by),
      body: body.slice(0, textMax),
      isCut: body.length > textMax,
      home: home ? presentHome(home, homes) : null,
      ...{ facts: [], attachments: [], message: null, note: null, abilities: [] },
      ...rest,
    };
  });
}

/** A home as it may be shown now; of one that isn't anymore, what was shown to the lead then. */
function presentHome(ref: HomeRef, homes: readonly TimelineHome[]): WireTimelineEntry['home'] {
  const row = homes.find(({ id, listing_key }) =>
    ref.listingId ? id === ref.listingId : listing_key === ref.listingKey,
  );
  const mlsNumber = row?.mls_number ?? ref.mlsNumber ?? null;
  if (!mlsNumber && !ref.address) return null;
  if (!row || row.visibility === 'none') {
    return { mlsNumber, address: ref.address ?? null, photoToken: null };
  }
  const { street, photo } = presentHomeCard(row, thisMoment());
  const address = street && addressLine({ ...row, street_address: street });
  return { mlsNumber, address: address || null, photoToken: photo?.token ?? null };
}
