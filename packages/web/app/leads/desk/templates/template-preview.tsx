import type { WireTemplate } from '@homestead/contract/messaging';
import { Alert, Drawer, SegmentedControl, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { EmailFrame, ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { templateMessages } from '../messages/templates.ts';
import { templates } from './template-client.ts';
import styles from './template-preview.module.css';

const EXAMPLE = 'example';

/** A template as a lead would get it, filled in for an example or for one of the newest leads. */
export function TemplatePreview({
  template: { id, name },
  onClose,
}: {
  template: WireTemplate;
  onClose: () => void;
}) {
  const [lead, setLead] = useState(EXAMPLE);
  const [view, setView] = useState('html');
  const leads = useAnswer('leads', (signal) => inquiries.listInquiries({}, { signal }));
  const { answer, problem, again } = useAnswer(`${id} ${lead}`, (signal) =>
    templates.previewTemplate({ id, ...(lead !== EXAMPLE && { leadId: lead }) }, { signal }),
  );
  const shown = answer?.data;
  const known = new Map(leads.answer?.data.map((one) => [one.leadId, one.name]));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={templateMessages.previewOf({ name })}
    >
      <div className="grid gap-4">
        <Select
          label={templateMessages.previewFor()}
          data={[
            { value: EXAMPLE, label: templateMessages.example() },
            ...[...known].map(([value, label]) => ({ value, label })),
          ]}
          value={lead}
          onChange={(chosen) => setLead(chosen ?? EXAMPLE)}
          allowDeselect={false}
        />
        {problem && <ProblemNote problem={problem} onRetry={again} />}
        {!shown && !problem && <TableSkeleton columns={1} />}
        {shown && shown.missing.length > 0 && (
          <Alert color="warn">
            {shown.missing.map(({ field, message }) => (
              <Text key={field} size="sm">
                {message}
              </Text>
            ))}
          </Alert>
        )}
        {shown?.html && (
          <SegmentedControl
            value={view}
            onChange={setView}
            data={[
              { value: 'html', label: templateMessages.asHtml() },
              { value: 'text', label: templateMessages.asText() },
            ]}
          />
        )}
        {shown?.subject && (
          <Text fw={600}>{templateMessages.subject({ subject: shown.subject })}</Text>
        )}
        {shown?.html && view === 'html' ? (
          <EmailFrame html={shown.html} label={templateMessages.emailShown()} />
        ) : (
          shown && <PlainText text={shown.text} />
        )}
        {shown?.segments && (
          <Text size="sm" c="dimmed">
            {templateMessages.segmentHint({ count: shown.segments })}
          </Text>
        )}
      </div>
    </Drawer>
  );
}

function PlainText({ text }: { text: string }) {
  return <Text className={styles.text}>{text}</Text>;
}
