import type { BulkInput } from '@homestead/contract/leads';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { readLookups } from './lead-bulk-client.ts';

type Kind = 'assign' | 'stage' | 'status';

/** Stands for no id, where a lead can be left without one. */
const NONE = 'none';

interface EntryChoiceProps {
  kind: Kind;
  isDisabled: boolean;
  onChange: (action: BulkInput | null) => void;
}

/** Chooses the agent, the stage or the contact status that many leads get. */
export function EntryChoice({ kind, isDisabled, onChange }: EntryChoiceProps) {
  const [value, setValue] = useState<string | null>(null);
  const lookups = useAnswer('bulk-lookups', readLookups);
  return (
    <>
      <ProblemNote problem={lookups.problem} onRetry={lookups.again} />
      {lookups.isLoading && !lookups.answer && <TableSkeleton columns={1} />}
      {lookups.answer && (
        <Select
          label={leadBulkMessages.to()}
          placeholder={leadBulkMessages.choose()}
          searchable
          data={choicesOf(kind, lookups.answer.data)}
          nothingFoundMessage={leadBulkMessages.noMatch()}
          value={value}
          onChange={(chosen) => {
            setValue(chosen);
            onChange(chosen === null ? null : inputOf(kind, chosen === NONE ? null : chosen));
          }}
          disabled={isDisabled}
          data-autofocus
        />
      )}
    </>
  );
}

function inputOf(kind: Kind, id: string | null): BulkInput {
  if (kind === 'assign') return { kind, agentId: id };
  return kind === 'stage' ? { kind, stageId: id ?? '' } : { kind, contactStatusLevelId: id };
}

type Lookups = Awaited<ReturnType<typeof readLookups>>['data'];

function choicesOf(kind: Kind, { agentList, leadStatuses, leadStatus }: Lookups) {
  const [list, none] =
    kind === 'assign'
      ? [agentList, leadBulkMessages.unclaimed()]
      : kind === 'stage'
        ? [leadStatuses, null]
        : [leadStatus, leadBulkMessages.noStatus()];
  const entries = list.map(({ id, display }) => ({ value: id, label: display }));
  return none === null ? entries : [...entries, { value: NONE, label: none }];
}
