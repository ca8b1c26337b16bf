import { Modal, Text } from '@mantine/core';
import { deskMessages } from '../messages.ts';
import type { BulkDone } from '../record-actions.tsx';

interface BulkReportProps {
  /** The action. */
  title: string;
  result: BulkDone;
  onClose: () => void;
}

/** Which of several records an action was refused for, and why. */
export default function BulkReport({ title, result, onClose }: BulkReportProps) {
  const { done, refused } = result;
  return (
    <Modal opened onClose={onClose} title={title} size="lg">
      <Text>{deskMessages.bulkCounts({ done, refused: refused.length })}</Text>
      <ul className="grid gap-2 above-4">
        {refused.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike, and the list is fixed
          <li key={index}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {reason}
            </Text>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
