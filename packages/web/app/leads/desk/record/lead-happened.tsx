import type { WireLeadRecord } from '@homestead/contract/leads';
import { Suspense } from 'react';
import { DeskPanel, lazyPart, TableSkeleton } from '#desk';
import { leadEmailMessages } from '../messages/emails.ts';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { leadRecords } from './lead-record-client.ts';

// The page is there before what happened.
const LeadTimeline = lazyPart(async () => ({
  default: (await import('../timeline/lead-timeline.tsx')).LeadTimeline,
}));
const LeadThreads = lazyPart(async () => ({
  default: (await import('../emails/lead-threads.tsx')).LeadThreads,
}));
const WhoCanSee = lazyPart(async () => ({
  default: (await import('#desk/who-can-see')).WhoCanSee,
}));

/** What happened with a lead, with what staff do next above it, and the emails by conversation. */
export function LeadHappened({ lead }: { lead: WireLeadRecord }) {
  return (
    <>
      <DeskPanel title={leadRecordMessages.happened()}>
        <Suspense fallback={<TableSkeleton columns={2} />}>
          <LeadTimeline leadId={lead.id} />
        </Suspense>
      </DeskPanel>
      {lead.abilities.includes('messages') && (
        <DeskPanel title={leadEmailMessages.threads()}>
          <Suspense fallback={<TableSkeleton columns={1} />}>
            <LeadThreads leadId={lead.id} name={lead.details.name} />
          </Suspense>
        </DeskPanel>
      )}
      <Suspense fallback={<TableSkeleton columns={1} />}>
        <WhoCanSee
          name={`lead ${lead.id}`}
          ask={(signal) => leadRecords.getLeadSight({ id: lead.id }, { signal })}
        />
      </Suspense>
    </>
  );
}
