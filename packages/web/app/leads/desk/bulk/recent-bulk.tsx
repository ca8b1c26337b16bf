import type { WireBulkAction } from '@homestead/contract/leads';
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Ago, Drawer, ProblemNote, showToast, TableSkeleton, useAnswer, useWork } from '#desk';
import { clockText } from '#platform';
import { leadBulkMessages } from '../messages/lead-bulk.ts';
import { isGoing, leadBulk, undoBulk } from './lead-bulk-client.ts';

const SHOWN = 20;

/** The viewer's bulk actions, newest first, with Undo for a day. */
export default function RecentBulk({
  onClose,
  onUndone,
}: {
  onClose: () => void;
  onUndone: () => void;
}) {
  const recent = useAnswer('recent-bulk', (signal) =>
    leadBulk.listLeadBulk({ pageSize: SHOWN }, { signal }),
  );
  const actions = recent.answer?.data ?? [];
  return (
    <Drawer opened onClose={onClose} position="right" title={leadBulkMessages.recent()}>
      <div className="grid gap-4">
        <Text size="sm" c="dimmed">
          {leadBulkMessages.recentHint()}
        </Text>
        <ProblemNote problem={recent.problem} onRetry={recent.again} />
        {recent.isLoading && !recent.answer && <TableSkeleton columns={2} />}
        {recent.answer && actions.length === 0 && (
          <div>
            <Text fw={600}>{leadBulkMessages.none()}</Text>
            <Text size="sm">{leadBulkMessages.noneHint()}</Text>
          </div>
        )}
        <ul className="grid gap-4">
          {actions.map((action) => (
            <RecentAction
              key={action.id}
              action={action}
              onUndone={() => {
                recent.again();
                onUndone();
              }}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}

function RecentAction({ action, onUndone }: { action: WireBulkAction; onUndone: () => void }) {
  const { id, what, startedAt, abilities } = action;
  const [kept, setKept] = useState<readonly string[]>([]);
  const work = useWork(async () => {
    const { counts } = await undoBulk(id);
    const { data } =
      counts.kept > 0
        ? await leadBulk.listLeadBulkRows({ id, state: 'kept', pageSize: 100 })
        : { data: [] };
    setKept(data.map(({ name, message }) => lineOf(name, message)));
    showToast(
      counts.kept > 0
        ? leadBulkMessages.undoKept({ count: counts.undone, kept: counts.kept })
        : leadBulkMessages.undoDone({ count: counts.undone }),
    );
    onUndone();
  });
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{what}</Text>
          <Text size="sm" c="dimmed">
            <Ago at={startedAt} />
          </Text>
          <Text size="sm">{summaryOf(action)}</Text>
          <LeftOut action={action} />
        </div>
        {abilities.includes('undo') && (
          <Button variant="default" loading={work.isBusy} onClick={() => void work.run()}>
            {leadBulkMessages.undo()}
          </Button>
        )}
      </Group>
      <ProblemNote problem={work.problem} />
      {kept.map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
    </li>
  );
}

/** Which leads an action left out, and why, once it is asked for. */
function LeftOut({ action: { id, counts } }: { action: WireBulkAction }) {
  const [isOpen, setOpen] = useState(false);
  const state = counts.refused > 0 ? 'refused' : 'failed';
  const left = useAnswer(isOpen ? `${id} ${state}` : null, (signal) =>
    leadBulk.listLeadBulkRows({ id, state, pageSize: 100 }, { signal }),
  );
  if (counts.refused + counts.failed === 0) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-button">{leadBulkMessages.whoWasLeft()}</summary>
      <ProblemNote problem={left.problem} onRetry={left.again} />
      {left.answer?.data.map(({ leadId, name, message }) => (
        <Text key={leadId} size="sm">
          {lineOf(name, message)}
        </Text>
      ))}
    </details>
  );
}

const lineOf = (name: string | null, message: string | null) =>
  [name ?? leadBulkMessages.hiddenLead(), message].filter(Boolean).join(': ');

function summaryOf(action: WireBulkAction): string {
  const { done, refused, failed, undone, kept, waiting, same } = action.counts;
  const all = done + refused + failed + undone + kept + waiting + same;
  if (action.nextAt !== null && waiting === all) {
    return leadBulkMessages.goesOutAt({ at: clockText(action.nextAt) });
  }
  if (isGoing(action)) return leadBulkMessages.step({ done: all - waiting, all });
  const parts = [
    done > 0 ? leadBulkMessages.changed({ count: done }) : null,
    refused + failed > 0 ? leadBulkMessages.leftAlone({ count: refused + failed }) : null,
    undone > 0 ? leadBulkMessages.undone({ count: undone }) : null,
    kept > 0 ? leadBulkMessages.kept({ count: kept }) : null,
  ];
  return parts.filter(Boolean).join(', ');
}
