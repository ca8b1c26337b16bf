import type { BulkInput, BulkMatch, WireBulkAction } from '@homestead/contract/leads';
import { Button, Drawer, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { type BulkDone, ProblemNote, TableSkeleton, useAnswer, useFormKeys, useWork } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { bulkDoneOf, leadBulk, readLookups, untilDone } from './lead-bulk-client.ts';

type Kind = BulkInput['kind'];

const titles = {
  assign: leadBulkMessages.assignTitle,
  stage: leadBulkMessages.stageTitle,
  status: leadBulkMessages.statusTitle,
};

/** Stands for no id, where a lead can be left without one. */
const NONE = 'none';

/** Some leads by their ids, or all that a list holds. */
export type BulkLeads = { leadIds: string[] } | { match: BulkMatch };

interface BulkDrawerProps {
  kind: Kind;
  leads: BulkLeads;
  /** How many those are. */
  count: number;
  onClose: () => void;
  onDone: (done: BulkDone) => void;
}

/** Asks what many leads get, says who is left out and why, and changes them. */
export default function BulkDrawer({ kind, leads, count, onClose, onDone }: BulkDrawerProps) {
  const [value, setValue] = useState<string | null>(null);
  const [step, setStep] = useState<WireBulkAction | null>(null);
  const keys = useFormKeys();
  const lookups = useAnswer('bulk-lookups', readLookups);
  const action = value === null ? null : inputOf(kind, value === NONE ? null : value);
  const asked = action ? JSON.stringify(action) : null;
  const preview = useAnswer(asked, (signal) =>
    leadBulk.previewLeadBulk({ action: action as BulkInput, ...leads }, { signal }),
  );
  const told = preview.answer?.data ?? null;
  const work = useWork(async () => {
    if (!action) return;
    const started = await keys.send(asked ?? '', (key) =>
      leadBulk.startLeadBulk({ action, ...leads }, key),
    );
    const done = await bulkDoneOf(await untilDone(started.data, setStep));
    onClose();
    onDone(done);
  });
  const close = () => {
    if (!work.isBusy) onClose();
  };
  const choices = lookups.answer ? choicesOf(kind, lookups.answer.data) : [];
  return (
    <Drawer opened onClose={close} position="right" title={titles[kind]({ count })}>
      <div className="grid gap-4">
        <ProblemNote problem={lookups.problem} onRetry={lookups.again} />
        {lookups.isLoading && !lookups.answer && <TableSkeleton columns={1} />}
        {lookups.answer && (
          <Select
            label={leadBulkMessages.to()}
            placeholder={leadBulkMessages.choose()}
            searchable
            data={choices}
            nothingFoundMessage={leadBulkMessages.noMatch()}
            value={value}
            onChange={setValue}
            disabled={work.isBusy}
            data-autofocus
          />
        )}
        <ProblemNote problem={preview.problem} onRetry={preview.again} />
        {preview.isLoading && <TableSkeleton columns={1} />}
        {told && !preview.isLoading && <BulkPreview told={told} />}
        <ProblemNote problem={work.problem} />
        {step && work.isBusy && (
          <Text size="sm" role="status">
            {leadBulkMessages.step({
              done: told ? told.total - step.counts.waiting : 0,
              all: told?.total ?? count,
            })}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} disabled={work.isBusy}>
            {leadBulkMessages.cancel()}
          </Button>
          <Button
            loading={work.isBusy}
            disabled={!told || told.ready === 0 || preview.isLoading}
            onClick={() => void work.run()}
          >
            {leadBulkMessages.run({ count: told?.ready ?? count })}
          </Button>
        </Group>
      </div>
    </Drawer>
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
