import type { WireListedLead } from '@homestead/contract/leads';
import { useState } from 'react';
import { type Column, FactList, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { leadListMessages } from '../messages/lead-list.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { LeadDrawer } from '../record/lead-actions.tsx';
import { leadRecords } from '../record/lead-record-client.ts';
import { ReachButtons } from '../record/lead-who.tsx';
import { TimelineDays } from '../timeline/timeline-days.tsx';
import { useTimeline } from '../timeline/use-timeline.ts';
import { leadName } from './lead-name.ts';

const facts = ['stage', 'contactStatusLevel', 'agent', 'lastContacted', 'lastInquiry', 'lender'];
const more = ['lenderStatus', 'phone', 'email', 'source', 'tags'];
const LATEST = 6;

interface LeadPeekProps {
  lead: WireListedLead;
  /** The columns of the list, of which the panel shows some. */
  columns: readonly Column<WireListedLead>[];
  onDone: () => void;
}

/** A lead beside its list: who they are, how to reach them, and what happened last. */
export default function LeadPeek({ lead, columns, onDone }: LeadPeekProps) {
  const { id } = lead;
  const name = leadName(lead);
  const { answer, problem, again } = useAnswer(id, (signal) =>
    leadRecords.getLeadContactDetails({ leadid: id }, { signal }),
  );
  const [drawer, setDrawer] = useState<string | null>(null);
  const record = answer?.data ?? null;
  const shown = [...facts, ...more].flatMap(
    (key) => columns.find((column) => column.id === key) ?? [],
  );
  return (
    <div className="grid gap-4">
      <h2 className="text-22">{name}</h2>
      {problem && <ProblemNote problem={problem} onRetry={again} />}
      {record && <ReachButtons lead={record} start={setDrawer} />}
      <FactList facts={shown.map(({ label, cell }) => ({ label: label(), value: cell(lead) }))} />
      <section className="can-shrink" aria-label={leadListMessages.latest()}>
        <h2 className="text-18 below-1">{leadListMessages.latest()}</h2>
        <Latest leadId={id} name={name} />
      </section>
      {record && (
        <LeadDrawer
          lead={record}
          open={drawer}
          onClose={() => setDrawer(null)}
          onDone={() => {
            again();
            onDone();
          }}
        />
      )}
    </div>
  );
}

/** The newest entries of a lead's timeline. */
function Latest({ leadId, name }: { leadId: string; name: string }) {
  const { items, problem, again, change } = useTimeline(leadId, '');
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!items) return <TableSkeleton columns={1} />;
  if (items.length === 0) return <p className="quiet">{timelineMessages.none()}</p>;
  const newest = items.slice(0, LATEST);
  return <TimelineDays items={newest} leadId={leadId} leadName={name} onChanged={change} />;
}
