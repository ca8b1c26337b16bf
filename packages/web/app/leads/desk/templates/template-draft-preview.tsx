import type { TemplateChannel } from '@homestead/contract/messaging';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { AS_TEXT, type FieldValues, LiveEmailPreview } from '#desk';
import { templateMessages } from '../messages/templates.ts';
import { templates } from './template-client.ts';

const emailViews = () => [
  { value: 'html', label: templateMessages.asHtml() },
  { value: AS_TEXT, label: templateMessages.asText() },
];

/** The template that is being written, filled in with examples. */
export function TemplateDraftPreview({
  values,
  channel,
}: {
  values: FieldValues;
  channel: TemplateChannel;
}) {
  const [view, setView] = useState('html');
  const [subject, body] = [String(values.subject ?? ''), String(values.body ?? '')];
  return (
    <LiveEmailPreview
      typed={body.trim() === '' ? null : { channel, subject, body }}
      ask={(draft, signal) => templates.previewTemplateDraft(draft, { signal })}
      views={channel === 'email' ? emailViews() : []}
      view={view}
      onView={setView}
      below={({ segments }) =>
        segments && (
          <Text size="sm" c="dimmed">
            {templateMessages.segmentHint({ count: segments })}
          </Text>
        )
      }
    />
  );
}
