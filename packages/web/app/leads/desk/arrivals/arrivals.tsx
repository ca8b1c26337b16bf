import type { WireInquiry } from '@homestead/contract/leads';
import { Badge } from '@mantine/core';
import type { Column } from '#desk';
import { inquiryName } from '../inquiries/inquiry-words.ts';
import { claimMessages } from '../messages/claims.ts';

/** Says politely who just came in; the list keeps its place and the focus. */
export function ArrivalNews({ latest }: { latest: readonly WireInquiry[] }) {
  return (
    <p className="unseen" role="status" aria-live="polite">
      {latest.length > 0 &&
        claimMessages.arrived({
          count: latest.length,
          names: latest.map(inquiryName).join(', '),
        })}
    </p>
  );
}

/** The columns, the first of which marks the rows that came while the list was open. */
export function markArrivals(
  columns: readonly Column<WireInquiry>[],
  ids: ReadonlySet<string>,
): readonly Column<WireInquiry>[] {
  const [first, ...others] = columns;
  if (!first || ids.size === 0) return columns;
  const cell = (row: WireInquiry) => (
    <>
      {ids.has(row.id) && <Badge size="sm">{claimMessages.isNew()}</Badge>} {first.cell(row)}
    </>
  );
  return [{ ...first, cell }, ...others];
}
