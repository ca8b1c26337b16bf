import { lazy, Suspense } from 'react';
import { DeskPanel, TableSkeleton } from '#desk';
import { leadRecordMessages } from '../messages/lead-record.ts';

// The page is there before what happened.
const LeadTimeline = lazy(async () => ({
  default: (await import('../timeline/lead-timeline.tsx')).LeadTimeline,
}));

/** What happened with a lead, with what staff do next above it. */
export function LeadHappened({ leadId }: { leadId: string }) {
  return (
    <DeskPanel title={leadRecordMessages.happened()}>
      <Suspense fallback={<TableSkeleton columns={2} />}>
        <LeadTimeline leadId={leadId} />
      </Suspense>
    </DeskPanel>
  );
}
