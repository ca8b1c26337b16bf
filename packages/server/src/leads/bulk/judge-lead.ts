import type { BulkKind, BulkRowState } from '@homestead/contract/leads';
import { type Actor, RefusalError } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkRules } from './bulk-kinds.ts';

/** What can be done with a lead now: `done` if it would be changed. */
export interface Verdict {
  state: Extract<BulkRowState, 'done' | 'same' | 'refused'>;
  /** The code of the refusal. */
  reason: string | null;
}

const refused = (reason: string): Verdict => ({ state: 'refused', reason });

/** Judges one lead of a bulk action; undefined is one that isn't there or is out of sight. */
export function judgeLead(
  actor: Actor,
  kind: BulkKind,
  given: { lead: LeadRow | undefined; wanted: string | null; takers: ReadonlySet<string> },
): Verdict {
  const { lead, wanted, takers } = given;
  const { column, requireMayWith } = bulkRules[kind];
  if (!lead) return refused('lead-not-found');
  try {
    requireMayWith(actor, lead, wanted);
  } catch (error) {
    if (error instanceof RefusalError) return refused(error.code);
    throw error;
  }
  if (lead[column] === wanted) return { state: 'same', reason: null };
  const isTaken = kind !== 'assign' || wanted === null || takers.has(wanted);
  return isTaken ? { state: 'done', reason: null } : refused('agent-cannot-take');
}
