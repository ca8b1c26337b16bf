import type { WireDocument } from '@homestead/contract/documents';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { instantText } from '#platform';
import { changesOf } from '../../signing/what-changed.tsx';
import { documents } from '../document-client.ts';
import { fillingMessages } from '../messages/filling.ts';
import styles from './document-form.module.css';

/** Who answered what, asked for when someone opens it. */
export function AnswerHistory({ document }: { document: WireDocument }) {
  const { id, version } = document;
  const [isOpen, setOpen] = useState(false);
  const { answer, problem, again } = useAnswer(isOpen ? `${id} ${version}` : null, (signal) =>
    documents.getDocumentHistory({ id }, { signal }),
  );
  return (
    <details className="disclosure" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fillingMessages.history()}</summary>
      <ProblemNote problem={problem} onRetry={again} />
      {isOpen && !answer && !problem && <TableSkeleton columns={1} />}
      {answer?.data.length === 0 && <Text c="dimmed">{fillingMessages.noHistory()}</Text>}
      <ol className={styles.history}>
        {answer?.data.map(({ at, by, input, before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may change the same together
          <li key={index}>
            {changesOf({
              ...document,
              ...{ editable: [], changed: [input] },
              before: before === null ? {} : { [input]: before },
              answers: after === null ? {} : { [input]: after },
            }).map(({ key, ...change }) => (
              <p key={key}>{fillingMessages.change(change)}</p>
            ))}
            <p className="quiet text-14">{[by, instantText(at)].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
