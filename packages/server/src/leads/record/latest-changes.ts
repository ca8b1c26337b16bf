import { type Queryable, type RecordChangeRow, selectLatestRecordChanges } from '#platform';
import { LEAD_RECORD } from '../details/lead-detail-columns.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';

/** Older changes say nothing about the age of a field: it is as old as they are. */
const MOST = 100;

/** The last change of each column of a lead, among its newest. */
export async function selectLatestChanges(
  db: Queryable,
  leadId: LeadRow['id'],
): Promise<ReadonlyMap<string, RecordChangeRow>> {
  const record = { kind: LEAD_RECORD, recordId: leadId };
  const rows = await selectLatestRecordChanges(db, record, MOST);
  const latest = new Map<string, RecordChangeRow>();
  for (const row of rows) {
    for (const column of Object.keys(row.after)) {
      if (!latest.has(column)) latest.set(column, row);
    }
  }
  return latest;
}
