import type { BulkInput, BulkMatch, WireBulkAction } from '@homestead/contract/leads';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import {
  type BulkDone,
  Drawer,
  ProblemNote,
  TableSkeleton,
  useAnswer,
  useFormKeys,
  useWork,
} from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { EntryChoice } from './entry-choice.tsx';
import { bulkDoneOf, leadBulk, messagesDoneOf, untilDone } from './lead-bulk-client.ts';
import { MessageWords } from './message-words.tsx';
import { TagChoice } from './tag-choice.tsx';

type Kind = BulkInput['kind'];

const titles = {
  assign: leadBulkMessages.assignTitle,
  stage: leadBulkMessages.stageTitle,
  status: leadBulkMessages.statusTitle,
  'add-tag': leadBulkMessages.addTagTitle,
  'remove-tag': leadBulkMessages.removeTagTitle,
  email: leadBulkMessages.emailTitle,
  text: leadBulkMessages.textTitle,
};

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
  const [action, setAction] = useState<BulkInput | null>(null);
  const [step, setStep] = useState<WireBulkAction | null>(null);
  const keys = useFormKeys();
  const asked = action ? JSON.stringify(action) : null;
  const preview = useAnswer(asked, (signal) =>
    leadBulk.previewLeadBulk({ action: action as BulkInput, ...leads }, { signal }),
  );
  const told = preview.answer?.data ?? null;
  const work = useWork(async () => {
    if (!action) return;
    const started = await keys.send(asked ?? '', (key) =>
      leadBulk.startLeadBulk({ action, ...leads, ...(told && { expected: told.total }) }, key),
    );
    const done = isMessage
      ? messagesDoneOf(started.data)
      : await bulkDoneOf(await untilDone(started.data, setStep));
    onClose();
    onDone(done);
  });
  const isMessage = kind === 'email' || kind === 'text';
  const close = () => {
    if (!work.isBusy) onClose();
  };
  return (
    <Drawer opened onClose={close} position="right" title={titles[kind]({ count })} size="lg">
      <div className="grid gap-4">
        {kind === 'add-tag' || kind === 'remove-tag' ? (
          <TagChoice kind={kind} isDisabled={work.isBusy} onChange={setAction} />
        ) : kind === 'email' || kind === 'text' ? (
          <MessageWords
            kind={kind}
            isDisabled={work.isBusy}
            asksReason={preview.problem !== null}
            onChange={setAction}
          />
        ) : (
          <EntryChoice kind={kind} isDisabled={work.isBusy} onChange={setAction} />
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
            {(isMessage ? leadBulkMessages.send : leadBulkMessages.run)({
              count: told?.ready ?? count,
            })}
          </Button>
        </Group>
      </div>
    </Drawer>
  );
}
