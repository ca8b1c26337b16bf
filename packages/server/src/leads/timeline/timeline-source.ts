import type { TimelineGroup, WireTimelineEntry } from '@homestead/contract/leads';
import type { RawBuilder } from 'kysely';
import type { Caller, PeopleByName, Queryable } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import type { LeadGroup } from '../merges/lead-group-store.ts';

/** Whose timeline is read, by whom, and what of it. */
export interface Look {
  lead: Pick<LeadRow, 'id'>;
  /** The lead, with those merged into it and all their accounts. */
  group: LeadGroup;
  caller: Caller;
  groups: ReadonlySet<TimelineGroup>;
  /** Texts are read up to this many characters. */
  textMax: number;
}

/** SQL of a source. `from` ends with its condition; more conditions are added with `and`. */
export interface SourceQuery {
  from: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  /** Orders what has the same instant. */
  id: RawBuilder<unknown>;
  idType: 'uuid' | 'bigint';
  /** Who of the staff did it. */
  by: RawBuilder<unknown>;
  /** A jsonb. */
  facts: RawBuilder<unknown>;
}

/** A row of any source. `at` has microseconds, which a Date would lose. */
export interface TimelineRow<Facts = unknown> {
  source: string;
  /** The id as a text that sorts as the id does. */
  tie: string;
  at: string;
  by: string | null;
  facts: Facts;
}

/** A home that an entry is about, as its source knows it. */
export interface HomeRef {
  listingId?: number | null;
  listingKey?: string | null;
  mlsNumber?: string | null;
  address?: string | null;
}

/** What a source says about a row; what is absent is empty. */
export type Shown = Pick<WireTimelineEntry, 'kind' | 'group' | 'title'> &
  Partial<
    Pick<WireTimelineEntry, 'body' | 'facts' | 'attachments' | 'message' | 'note' | 'abilities'>
  > & { home?: HomeRef | null };

export interface Known<Context> {
  caller: Caller;
  people: PeopleByName;
  nameOf: (id: string | null | undefined) => string;
  context: Context;
}

/**
 * One kind of thing that happens with a lead. It reads its own table by an index from where the
 * last page ended, so a timeline costs as little for a lead with a long one.
 */
export interface TimelineSource<Facts = never, Context = undefined> {
  /** Lower-case letters and hyphens; part of an entry's id. */
  readonly key: string;
  /** What its rows can be filtered by. */
  readonly groups: readonly TimelineGroup[];
  readonly maySee: (caller: Caller) => boolean;
  /** Null where the lead can't have any, such as visits of someone without an account. */
  readonly query: (look: Look) => SourceQuery | null;
  readonly peopleIn?: (facts: Facts) => readonly (string | null | undefined)[];
  /** What it needs besides the rows, asked once for a page that has some. */
  readonly load?: (
    db: Queryable,
    rows: readonly TimelineRow<Facts>[],
    caller: Caller,
  ) => Promise<Context>;
  /** Null for a row that says nothing. */
  readonly present: (row: TimelineRow<Facts>, known: Known<Context>) => Shown | null;
}
