import { type Caller, type Queryable, refusalIn } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { selectMergedInSight } from './bulk-lead-store.ts';
import { type OpenBulk, refused, type Verdict } from './bulk-rules.ts';

/** Why the lead of an id that wasn't found can't be changed, by the code of a refusal. */
export type WhyMissing = (id: string) => string;

/** Reads for {@link WhyMissing} which leads of a bulk action were merged. */
export async function readMissing(
  db: Queryable,
  caller: Caller,
  { ids, found }: { ids: readonly string[]; found: ReadonlyMap<string, LeadRow> },
): Promise<WhyMissing> {
  const missing = ids.filter((id) => !found.has(id));
  const merged = await selectMergedInSight(db, caller, missing);
  return (id) => (merged.has(id) ? 'lead-merged' : 'lead-not-found');
}

/** Judges one lead of a bulk action; without one, `missing` says why. */
export function judgeLead(
  open: OpenBulk,
  lead: LeadRow | undefined,
  { wanted, missing }: { wanted: string | null; missing: string },
): Verdict {
  if (!lead) return refused(missing);
  try {
    return open.judge(lead, wanted);
  } catch (error) {
    return refused(refusalIn(error).code);
  }
}
