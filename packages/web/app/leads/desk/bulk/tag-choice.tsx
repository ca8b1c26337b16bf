import { type BulkInput, LEAD_TAG_MAX } from '@homestead/contract/leads';
import { Autocomplete, Button, Group } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { useAnswer } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { leadTags } from './lead-bulk-client.ts';

interface TagChoiceProps {
  kind: 'add-tag' | 'remove-tag';
  isDisabled: boolean;
  onChange: (action: BulkInput | null) => void;
}

/** Asks which tag many leads get or lose; tags in use are suggested. */
export function TagChoice({ kind, isDisabled, onChange }: TagChoiceProps) {
  const [typed, setTyped] = useState('');
  const tags = useAnswer('lead-tags', (signal) => leadTags.listLeadTags({}, { signal }));
  const choose = (tag: string) => {
    const named = tag.trim();
    onChange(named === '' ? null : { kind, tag: named });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    choose(typed);
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" wrap="nowrap">
        <Autocomplete
          label={leadBulkMessages.tag()}
          description={kind === 'add-tag' ? leadBulkMessages.tagHint() : undefined}
          data={tags.answer?.data.map(({ tag }) => tag) ?? []}
          maxLength={LEAD_TAG_MAX}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            onChange(null);
          }}
          onOptionSubmit={choose}
          disabled={isDisabled}
          flex={1}
          data-autofocus
        />
        <Button type="submit" variant="default" disabled={isDisabled || typed.trim() === ''}>
          {leadBulkMessages.check()}
        </Button>
      </Group>
    </form>
  );
}
