import type { WireLeadField, WireListedLead } from '@homestead/contract/leads';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { sayProblem, showToast } from '#desk';
import { leadDetails } from '../details/lead-detail-client.ts';
import { leadListMessages } from '../messages/lead-list.ts';
import { leadName } from './lead-columns.tsx';

interface InlineChoiceProps {
  field: WireLeadField;
  lead: WireListedLead;
  onChanged: () => void;
}

/**
 * A choice of a lead, changed in its row. It shows the new value until the server has answered,
 * and the old one again after a refusal, such as of a row that someone else has changed since.
 */
export function InlineChoice({ field, lead, onChanged }: InlineChoiceProps) {
  const { key, label, choices, edits } = field;
  const stored = lead.ids[key] ?? '';
  const [sent, setSent] = useState<{ value: string; over: number } | null>(null);
  const value = sent?.over === lead.version ? sent.value : stored;
  const current = lead[key as 'stage'];
  const isRetired = stored !== '' && !choices?.some(({ id }) => id === stored);
  const change = async (chosen: string) => {
    setSent({ value: chosen, over: lead.version });
    try {
      const change = { [edits ?? '']: chosen || null };
      await leadDetails.updateLeadDetails({ id: lead.id, version: lead.version, ...change });
      const name = choices?.find(({ id }) => id === chosen)?.name ?? leadListMessages.nothing();
      showToast(leadListMessages.changed({ field: label, name: leadName(lead), value: name }));
    } catch (error) {
      setSent(null);
      sayProblem(error);
    }
    onChanged();
  };
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      aria-label={leadListMessages.change({ field: label, name: leadName(lead) })}
      value={value}
      onChange={({ currentTarget }) => void change(currentTarget.value)}
      data={[
        { value: '', label: leadListMessages.nothing() },
        ...(isRetired ? [{ value: stored, label: current ?? leadListMessages.nothing() }] : []),
        ...(choices ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
