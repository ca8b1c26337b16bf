import type { WireLeadRecord } from '@homestead/contract/leads';
import { LEAD_NOTES_MAX } from '@homestead/contract/leads';
import { phoneText } from '@homestead/contract/platform';
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { leadRecordMessages } from '../messages/lead-record.ts';
import { choicesOf, kindOf, type LeadField, mustHave, typedText } from './lead-fields.ts';
import type { Lookups } from './lead-record-client.ts';

const LINE_MAX = 254;

interface FieldEditorProps {
  lead: WireLeadRecord;
  field: LeadField;
  lookups: Lookups | null;
  label: string;
  value: string | null;
  onSave: (value: string | null) => void;
  onCancel: () => void;
}

/**
 * The input of a field that is changed in place. A choice is saved when it is chosen; what is typed
 * with Enter, or with Ctrl and Enter where a text has lines. Escape leaves it as it was.
 */
export function FieldEditor({
  lead,
  field,
  lookups,
  label,
  value,
  onSave,
  onCancel,
}: FieldEditorProps) {
  const kind = kindOf(field);
  const [text, setText] = useState(() =>
    kind === 'tel' && value ? phoneText(value) : (value ?? ''),
  );
  const isRequired =
    mustHave.has(field) || (field === 'agentId' && !lead.abilities.includes('unassign'));
  if (kind === 'choice') {
    return (
      <Select
        aria-label={label}
        data={choicesOf(lead, field, lookups)}
        value={value}
        searchable
        autoFocus
        defaultDropdownOpened
        selectFirstOptionOnChange
        allowDeselect={false}
        clearable={!isRequired}
        clearButtonProps={{ 'aria-label': leadRecordMessages.clear({ field: label }) }}
        maxDropdownHeight={320}
        onChange={onSave}
        onBlur={onCancel}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
    );
  }
  const trimmed = text.trim();
  const save = () => onSave(trimmed === '' ? null : trimmed);
  const isUnusable = isRequired && trimmed === '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onCancel();
    if (event.key !== 'Enter' || isUnusable) return;
    if (kind === 'lines' && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    save();
  };
  const about = { 'aria-label': label, autoFocus: true, autoComplete: 'off', onKeyDown };
  return (
    <div className="grid gap-2">
      {kind === 'lines' ? (
        <Textarea
          {...about}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={LEAD_NOTES_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      ) : (
        <TextInput
          {...about}
          type={kind}
          maxLength={kind === 'date' ? undefined : LINE_MAX}
          value={text}
          onChange={(event) => setText(typedText(field, event.currentTarget.value))}
        />
      )}
      <div className="row gap-2">
        <Button size="compact-sm" disabled={isUnusable} onClick={save}>
          {leadRecordMessages.save()}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {leadRecordMessages.cancel()}
        </Button>
      </div>
    </div>
  );
}
