import type { WireTemplate } from '@homestead/contract/messaging';
import { Alert, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { AS_TEXT, EmailPreview, useAnswer } from '#desk';
import { inquiries } from '../inquiries/inquiry-client.ts';
import { inquiryName } from '../inquiries/inquiry-words.ts';
import { templateMessages } from '../messages/templates.ts';
import { templates } from './template-client.ts';

const EXAMPLE = 'example';

/** A template as a lead would get it, filled in for an example or for one of the newest leads. */
export function TemplatePreview({
  template: { id, name, channel, subject, body },
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
  const known = new Map(leads.answer?.data.map((one) => [one.leadId, inquiryName(one)]));
  return (
    <EmailPreview
      title={templateMessages.previewOf({ name })}
      onClose={onClose}
      written={[
        { label: templateMessages.subject(), text: subject },
        { label: templateMessages.text(), text: body },
      ]}
      shown={shown ?? null}
      problem={problem}
      onRetry={again}
      views={
        channel === 'email'
          ? [
              { value: 'html', label: templateMessages.asHtml() },
              { value: AS_TEXT, label: templateMessages.asText() },
            ]
          : []
      }
      view={view}
      onView={setView}
      above={
        <>
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
          {shown && shown.missing.length > 0 && (
            <Alert color="warn">
              {shown.missing.map(({ field, message }) => (
                <Text key={field} size="sm">
                  {message}
                </Text>
              ))}
            </Alert>
          )}
        </>
      }
      below={
        shown?.segments && (
          <Text size="sm" c="dimmed">
            {templateMessages.segmentHint({ count: shown.segments })}
          </Text>
        )
      }
    />
  );
}
