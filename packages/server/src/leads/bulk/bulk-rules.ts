import type { BulkInput, BulkRowState } from '@homestead/contract/leads';
import type { Actor, Caller, DatabaseTransaction, Queryable, Services } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import type { BulkLeadRow, BulkOutcome } from './bulk-store.ts';

/** What is stored of a bulk action; where each lead gets another agent, its rows say whom. */
export type StoredBulkInput = BulkInput | { kind: 'assign'; agentId?: undefined };

/** What can be done with a lead now: `done` if it would be changed. */
export interface Verdict {
  state: Extract<BulkRowState, 'done' | 'same' | 'refused'>;
  /** The code of the refusal, or of why it is done later. */
  reason: string | null;
}

export const ready: Verdict = { state: 'done', reason: null };
export const same: Verdict = { state: 'same', reason: null };
export const refused = (reason: string): Verdict => ({ state: 'refused', reason });

/** Some leads of a bulk action that are judged or changed together. */
export interface BulkBatch<Input = StoredBulkInput> {
  actor: Actor;
  input: Input;
  leads: readonly LeadRow[];
  /** The ids that these leads get, or get back. */
  ids: readonly string[];
}

/** A kind of bulk action, with what its batch is judged by. */
export interface OpenBulk {
  /** Judges a lead in sight; may also throw a refusal. */
  judge(lead: LeadRow, wanted: string | null): Verdict;
  /** What the lead would get to read. */
  render?: (lead: LeadRow) => { subject: string; content: string };
  /** Changes a locked lead that is judged `done`. */
  change(
    tx: DatabaseTransaction,
    lead: LeadRow,
    wanted: string | null,
  ): Promise<Pick<BulkOutcome, 'before' | 'beforeText' | 'version'>>;
  /**
   * Changes a locked lead back; returns the code of why it stays as it is, or null. May also throw
   * a refusal before it writes anything.
   */
  takeBack(tx: DatabaseTransaction, lead: LeadRow, row: BulkLeadRow): Promise<string | null>;
}

/** What a kind of bulk action changes, and the rules for it. */
export interface BulkRules<Input extends StoredBulkInput = StoredBulkInput> {
  /** Refuses (not-permitted) a caller who may do it with no lead. */
  requireMay(caller: Caller): void;
  /** Refuses what no lead can get. */
  requireUsable(services: Services, db: Queryable, input: Input): Promise<void>;
  /** It can be canceled for so long before it is done. */
  waitSeconds?: number;
  /** The most leads, if not BULK_MAX. */
  most?: number;
  /** The id that each lead gets. */
  wantedOf(input: Input): string | null;
  open(services: Services, db: Queryable, batch: BulkBatch<Input>): Promise<OpenBulk>;
}
