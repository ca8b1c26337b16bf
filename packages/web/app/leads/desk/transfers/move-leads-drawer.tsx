import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { type BulkDone, Drawer, ProblemNote, TableSkeleton, useAnswer, useWork } from '#desk';
import { transferMessages } from '../messages/transfers.ts';
import { doneOf, transfers } from './transfer-client.ts';

interface MoveLeadsDrawerProps {
  agentId: string;
  /** All of the agent’s leads without it. */
  leadIds: readonly string[] | null;
  count: number;
  onClose: () => void;
  onMoved: (done: BulkDone & { message: string }) => void;
}

/** Asks who gets an agent’s leads, and moves them. */
export function MoveLeadsDrawer({
  agentId,
  leadIds,
  count,
  onClose,
  onMoved,
}: MoveLeadsDrawerProps) {
  const [to, setTo] = useState<string | null>(null);
  const people = useAnswer('takers', (signal) => transfers.listTransferPeople({}, { signal }));
  const work = useWork(async () => {
    if (!to) return;
    const answer = await transfers.assignLeads({
      ...{ fromAgentId: agentId, toAgentId: to },
      ...(leadIds && { leadIds: [...leadIds] }),
    });
    onClose();
    onMoved(doneOf(agentId, answer, leadIds === null));
  });
  const takers = people.answer?.data.filter(({ id, mayTake }) => mayTake && id !== agentId) ?? [];
  return (
    <Drawer opened onClose={onClose} position="right" title={transferMessages.moveTitle({ count })}>
      <div className="grid gap-4">
        <Text size="sm">{transferMessages.moveHint()}</Text>
        <ProblemNote problem={people.problem} onRetry={people.again} />
        {people.isLoading && !people.answer && <TableSkeleton columns={1} />}
        {people.answer && (
          <Select
            label={transferMessages.to()}
            placeholder={transferMessages.choose()}
            searchable
            data={takers.map(({ id, name }) => ({ value: id, label: name }))}
            nothingFoundMessage={transferMessages.nobody()}
            value={to}
            onChange={setTo}
            data-autofocus
          />
        )}
        <ProblemNote problem={work.problem} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {transferMessages.cancel()}
          </Button>
          <Button loading={work.isBusy} disabled={!to} onClick={() => void work.run()}>
            {transferMessages.moveNow({ count })}
          </Button>
        </Group>
      </div>
    </Drawer>
  );
}
