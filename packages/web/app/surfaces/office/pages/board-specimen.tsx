import { referenceCalls, type referenceEndpoints } from '@homestead/contract/leads';
import { Skeleton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { personApi } from '#accounts';
import { ProblemNote, showToast, useAnswer } from '#desk';
import { Board } from '#desk/board';
import { createClient, instantDateText } from '#platform';
import { componentMessages } from '../messages/components.ts';

const references = createClient<typeof referenceEndpoints>(referenceCalls, personApi);

/** The board with the lead stages; what is moved here is not saved. */
export default function BoardSpecimen() {
  const { answer, problem, again } = useAnswer('stages', (signal) =>
    references.listReferenceEntries({ list: 'lead-stages', pageSize: 100 }, { signal }),
  );
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({});
  const stages = useMemo(
    () =>
      (answer?.data ?? []).map((entry, index) => ({
        ...entry,
        place: index + 1,
        column: moved[entry.id] ?? (entry.retiredAt ? 'retired' : 'offered'),
      })),
    [answer, moved],
  );
  if (problem) return <ProblemNote problem={problem} onRetry={again} />;
  if (!answer) return <Skeleton height={280} />;
  const columns = [
    { id: 'offered', title: componentMessages.offered() },
    { id: 'to-check', title: componentMessages.toCheck() },
    { id: 'retired', title: componentMessages.retired() },
  ];
  const put = (id: string, column: string) => setMoved((before) => ({ ...before, [id]: column }));
  return (
    <Board
      name="components"
      label={componentMessages.board()}
      columns={columns}
      cards={stages}
      cardId={({ id }) => id}
      cardName={({ display }) => display}
      columnOf={({ column }) => column}
      show={(stage) => ({
        title: stage.display,
        next: componentMessages.place({ position: stage.place }),
        age: stage.retiredAt && instantDateText(stage.retiredAt),
      })}
      onOpen={({ display }) => showToast(display)}
      mayMove={({ column }, to) => column !== to}
      onMove={async ({ id, display, column }, to) => {
        put(id, to);
        return {
          message: componentMessages.moved({ name: display }),
          undo: async () => put(id, column),
        };
      }}
      onDone={() => {}}
    />
  );
}
