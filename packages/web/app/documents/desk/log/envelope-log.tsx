import type { WireDocumentEvent } from '@homestead/contract/documents';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { instantText } from '#platform';
import { envelopes } from '../document-client.ts';
import { logMessages } from '../messages/envelope-log.ts';
import styles from './envelope-log.module.css';
import { eventPlace, eventText, isSight } from './event-words.ts';

interface EnvelopeLogProps {
  id: string;
  /** Changes whenever something has happened. */
  version: number;
}

/** What happened to an envelope, and who saw it. */
export default function EnvelopeLog({ id, version }: EnvelopeLogProps) {
  const [shown, setShown] = useState<'all' | 'seen'>('all');
  const { answer, problem, again } = useAnswer(`${id} ${version}`, (signal) =>
    envelopes.getEnvelopeEvents({ id }, { signal }),
  );
  if (!answer) {
    return problem ? (
      <ProblemNote problem={problem} onRetry={again} />
    ) : (
      <TableSkeleton columns={1} />
    );
  }
  const events = shown === 'all' ? answer.data : answer.data.filter(isSight);
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {logMessages.hint()}
      </Text>
      <SegmentedControl
        aria-label={logMessages.show()}
        value={shown}
        onChange={(value) => setShown(value === 'seen' ? 'seen' : 'all')}
        data={[
          { value: 'all', label: logMessages.everything() },
          { value: 'seen', label: logMessages.whoSaw() },
        ]}
      />
      {events.length === 0 ? (
        <Text c="dimmed" mt="md">
          {answer.data.length === 0 ? logMessages.none() : logMessages.nobodySaw()}
        </Text>
      ) : (
        <ol className={styles.log}>
          {events.map((event) => (
            <Event key={event.seq} event={event} />
          ))}
        </ol>
      )}
    </>
  );
}

function Event({ event }: { event: WireDocumentEvent }) {
  const { seq, at, hash } = event;
  return (
    <li>
      <p>{eventText(event)}</p>
      <p className="quiet text-14">
        {[
          logMessages.entry({ number: seq }),
          instantText(at),
          eventPlace(event),
          logMessages.hash({ hash: hash.slice(0, 12) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
