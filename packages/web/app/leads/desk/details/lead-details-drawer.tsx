import { leadDetailEndpoints, type WireLeadDetails } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Alert } from '@mantine/core';
import { useMemo } from 'react';
import {
  Drawer,
  type Fact,
  Facts,
  ProblemNote,
  RecordDrawer,
  RecordHistory,
  TableSkeleton,
  useAnswer,
} from '#desk';
import { agoText, instantDateText, UNKNOWN } from '#platform';
import { duplicateName } from '../duplicates/duplicate-name.ts';
import { reasonsText } from '../duplicates/reasons-text.ts';
import type { LeadDrawerProps } from '../inquiries/lead-drawer.ts';
import { duplicateMessages } from '../messages/duplicates.ts';
import { leadDetailMessages } from '../messages/lead-details.ts';
import { leadDetails } from './lead-detail-client.ts';
import { leadDetailSections } from './lead-detail-sections.ts';

/** What is known about a lead and a second contact, with the history of both. */
export function LeadDetailsDrawer({ leadId: id, name, onClose, onDone }: LeadDrawerProps) {
  const { answer, problem, again } = useAnswer(id, (signal) =>
    leadDetails.getLeadDetails({ id }, { signal }),
  );
  const sections = useMemo(() => (answer ? leadDetailSections(answer) : []), [answer]);
  const title = leadDetailMessages.title({ name });
  if (!answer) {
    return (
      <Drawer opened onClose={onClose} position="right" size="lg" title={title}>
        {problem ? (
          <ProblemNote problem={problem} onRetry={again} />
        ) : (
          <TableSkeleton columns={2} />
        )}
      </Drawer>
    );
  }
  const { data } = answer;
  const { version } = data;
  const changed = () => {
    again();
    onDone();
  };
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={title}
      schema={leadDetailEndpoints.updateLeadDetails}
      sections={sections}
      record={data}
      mayEdit={data.abilities.includes('edit')}
      save={(changes, key) => leadDetails.updateLeadDetails({ ...changes, id, version }, key)}
      said={() => leadDetailMessages.saved({ name })}
      onSaved={onDone}
      onReload={again}
      above={<KnownFacts {...data} />}
      below={
        <>
          <h2 className="text-18 above-8 below-4">{leadDetailMessages.history()}</h2>
          <RecordHistory
            name={`${id} ${version}`}
            ask={(page, signal) =>
              leadDetails.getLeadDetailHistory({ id, page }, { ...(signal && { signal }) })
            }
            undo={(change, key) => leadDetails.undoLeadDetailChange({ id, change }, key)}
            onUndone={changed}
          />
        </>
      }
    />
  );
}

function KnownFacts({ duplicates, ...lead }: WireLeadDetails) {
  const facts: (Fact | false)[] = [
    { label: leadDetailMessages.email(), value: lead.email ?? UNKNOWN },
    {
      label: leadDetailMessages.phone(),
      value: lead.phone ? phoneText(lead.phone) : UNKNOWN,
    },
    !lead.hiddenColumns.includes('lastContactedAt') && {
      label: leadDetailMessages.lastContacted(),
      value: lead.lastContactedAt
        ? agoText(lead.lastContactedAt, new Date())
        : leadDetailMessages.noContact(),
    },
    lead.createdAt !== null && {
      label: leadDetailMessages.createdOn(),
      value: instantDateText(lead.createdAt),
    },
  ];
  return (
    <>
      {duplicates.length > 0 && (
        <Alert color="warn" mb="md">
          {duplicates.map((one) => (
            <div key={one.leadId}>
              {duplicateMessages.note({ name: duplicateName(one), why: reasonsText(one.reasons) })}
            </div>
          ))}
        </Alert>
      )}
      <Facts facts={facts.filter((fact) => fact !== false)} isNarrow />
    </>
  );
}
