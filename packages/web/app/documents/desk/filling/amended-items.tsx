import type { WireDocument } from '@homestead/contract/documents';
import { Alert } from '@mantine/core';
import { ProblemNote, useAnswer } from '#desk';
import { changesOf } from '../../signing/what-changed.tsx';
import { documents } from '../document-client.ts';
import { fillingMessages } from '../messages/filling.ts';

interface AmendedItemsProps {
  document: WireDocument;
  amends: NonNullable<WireDocument['amends']>;
}

/** What an amendment changes, item by item, as its buyers will see it. */
export function AmendedItems({ document, amends }: AmendedItemsProps) {
  const { answer, problem, again } = useAnswer(amends.id, (signal) =>
    documents.getDocument({ id: amends.id }, { signal }),
  );
  if (!answer) return <ProblemNote problem={problem} onRetry={again} />;
  const changes = changesOf({
    ...document,
    ...{ editable: [], changed: amends.changes, before: answer.data.answers },
  });
  return (
    <Alert mb="md" title={fillingMessages.amendsTitle()}>
      {changes.length === 0 && fillingMessages.amendsNothing()}
      <ul>
        {changes.map(({ key, ...change }) => (
          <li key={key}>{fillingMessages.change(change)}</li>
        ))}
      </ul>
    </Alert>
  );
}
