import { namePeople } from '#accounts';
import { type Caller, type Queryable, refuse } from '#platform';
import { leadTable } from '../details/lead-table.ts';
import { nameIn } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadDetailMessages } from '../messages/details.ts';
import { fieldOf } from './change-lead.ts';
import { selectLatestChanges } from './latest-changes.ts';

/**
 * Refuses (changed-meanwhile) to change columns of a locked lead that someone else changed after
 * the version that the caller read, with who did. Without a version the newest change wins, and the
 * history keeps both.
 */
export async function requireUnchanged(
  tx: Queryable,
  caller: Caller,
  lead: LeadRow,
  { columns, version }: { columns: readonly string[]; version: number | undefined },
): Promise<void> {
  if (version === undefined || version >= lead.version) return;
  const versions = lead.field_versions as Readonly<Record<string, number>>;
  const moved = columns.filter((column) => (versions[column] ?? 0) > version);
  if (moved.length === 0) return;
  const latest = await selectLatestChanges(tx, lead.id);
  const by = (column: string) => latest.get(column)?.changed_by ?? null;
  const foreign = moved.filter((column) => by(column) !== caller.personId);
  if (foreign.length === 0) return;
  const people = await namePeople(
    tx,
    foreign.flatMap((column) => by(column) ?? []),
  );
  const fields = foreign.map((column) => {
    const label = leadTable.columns[column as keyof LeadRow]?.label() ?? column;
    const person = by(column);
    const message = person
      ? leadDetailMessages.changedBy({ name: nameIn(people, person), label })
      : leadDetailMessages.changedBySomeone({ label });
    return { field: fieldOf(column), label, message };
  });
  refuse('changed-meanwhile', { fields, message: fields[0]?.message ?? '' });
}
