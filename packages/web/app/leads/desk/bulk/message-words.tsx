import type { BulkInput } from '@homestead/contract/leads';
import { mergeFieldNames } from '@homestead/contract/messaging';
import { Button, Group, Select, Textarea, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { hintBelow, ProblemNote, useAnswer } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { templates } from '../templates/template-client.ts';

interface MessageWordsProps {
  kind: 'email' | 'text';
  isDisabled: boolean;
  /** The words were refused: they may be sent with a reason. */
  asksReason: boolean;
  onChange: (action: BulkInput | null) => void;
}

const TEMPLATES_MOST = 100;
const fieldsHint = mergeFieldNames.map((name) => `{{${name}}}`).join(' ');

/** The words of a message to many leads: from a template or written here, with merge fields. */
export function MessageWords({ kind, isDisabled, asksReason, onChange }: MessageWordsProps) {
  const [subject, setSubject] = useState('');
  const [content, setContent] = useState('');
  const [reason, setReason] = useState('');
  const channel = kind === 'email' ? 'email' : 'sms';
  const found = useAnswer(channel, (signal) =>
    templates.listTemplates({ channel, use: 'current', pageSize: TEMPLATES_MOST }, { signal }),
  );
  const choices = found.answer?.data ?? [];
  const isWritten = content.trim() !== '' && (kind === 'text' || subject.trim() !== '');
  const edit = (set: (value: string) => void) => (value: string) => {
    set(value);
    onChange(null);
  };
  const use = (id: string | null) => {
    const template = choices.find((one) => one.id === id);
    if (!template) return;
    setSubject(template.subject);
    setContent(template.body);
    setReason(template.fairHousingReason ?? '');
    onChange(null);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const fairHousingReason = reason.trim();
    const words = { content: content.trim(), ...(fairHousingReason && { fairHousingReason }) };
    onChange(kind === 'email' ? { kind, subject: subject.trim(), ...words } : { kind, ...words });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <ProblemNote problem={found.problem} onRetry={found.again} />
      {choices.length > 0 && (
        <Select
          label={leadBulkMessages.template()}
          placeholder={leadBulkMessages.ownWords()}
          data={choices.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          onChange={use}
          disabled={isDisabled}
        />
      )}
      {kind === 'email' && (
        <TextInput
          label={leadBulkMessages.subject()}
          maxLength={150}
          value={subject}
          onChange={(event) => edit(setSubject)(event.currentTarget.value)}
          disabled={isDisabled}
          required
        />
      )}
      <Textarea
        label={leadBulkMessages.message()}
        description={leadBulkMessages.fields({ all: fieldsHint })}
        inputWrapperOrder={hintBelow}
        autosize
        minRows={kind === 'email' ? 6 : 3}
        maxRows={16}
        value={content}
        onChange={(event) => edit(setContent)(event.currentTarget.value)}
        disabled={isDisabled}
        required
      />
      {(asksReason || reason !== '') && (
        <TextInput
          label={leadBulkMessages.reason()}
          description={leadBulkMessages.reasonHint()}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          disabled={isDisabled}
        />
      )}
      <Group justify="flex-end">
        <Button type="submit" variant="default" disabled={isDisabled || !isWritten}>
          {leadBulkMessages.check()}
        </Button>
      </Group>
    </form>
  );
}
