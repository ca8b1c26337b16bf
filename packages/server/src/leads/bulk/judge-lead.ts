import { RefusalError } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { type OpenBulk, refused, type Verdict } from './bulk-rules.ts';

/** Judges one lead of a bulk action; undefined is one that isn't there or is out of sight. */
export function judgeLead(
  open: OpenBulk,
  lead: LeadRow | undefined,
  wanted: string | null,
): Verdict {
  if (!lead) return refused('lead-not-found');
  try {
    return open.judge(lead, wanted);
  } catch (error) {
    if (error instanceof RefusalError) return refused(error.code);
    throw error;
  }
}
