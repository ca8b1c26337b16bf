import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { newFormKey } from '#forms';
import { deskMessages } from '../messages.ts';
import { type Done, mayDo, type RecordAction, sayDone, useConfirmed } from '../record-actions.tsx';
import { sayProblem } from '../show-toast.tsx';
import { withProof } from '../with-proof.ts';
import styles from './data-table.module.css';

interface BulkBarProps<Row> {
  /** The selected rows. */
  records: readonly Row[];
  actions: readonly RecordAction<Row>[];
  onClear: () => void;
  onDone: () => void;
}

/** Actions that work on all selected rows together. */
export function BulkBar<Row extends object>({
  records,
  actions,
  onClear,
  onDone,
}: BulkBarProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const confirmed = useConfirmed();
  if (records.length === 0) return null;
  const act = async ({ label, run }: RecordAction<Row>) => {
    setBusy(true);
    const done: Done[] = [];
    try {
      for (const record of records) {
        const key = { idempotencyKey: newFormKey() };
        done.push((await withProof(async () => run?.(record, key))) ?? '');
      }
      sayDone(deskMessages.bulkDone({ action: label(), count: done.length }), done, onDone);
      onClear();
    } catch (error) {
      sayProblem(error, (reason) =>
        deskMessages.bulkStopped({ done: done.length, all: records.length, reason }),
      );
    } finally {
      setBusy(false);
      onDone();
    }
  };
  const offered = actions.filter((action) => records.every((record) => mayDo(record, action)));
  return (
    <section className={styles.bulk} aria-label={deskMessages.selection()}>
      <Text fw={600} size="sm" role="status">
        {deskMessages.selected({ count: records.length })}
      </Text>
      {offered.map((action) => (
        <Button
          key={action.name}
          variant="default"
          loading={isBusy}
          onClick={() =>
            confirmed(
              action,
              deskMessages.bulkTitle({ action: action.label(), count: records.length }),
              () => act(action),
            )
          }
        >
          {action.label()}
        </Button>
      ))}
      {offered.length === 0 && <Text size="sm">{deskMessages.nothingForAll()}</Text>}
      <Button variant="subtle" onClick={onClear}>
        {deskMessages.clearSelection()}
      </Button>
    </section>
  );
}
