import type { WireDocumentEvent, WireDocumentSight } from '@homestead/contract/documents';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { ProblemNote, TableSkeleton, useAnswer } from '#desk';
import { instantText } from '#platform';
import { envelopes } from '../document-client.ts';
import { logMessages } from '../messages/envelope-log.ts';
import styles from './envelope-log.module.css';
import { eventPlace, eventText, isSight, sightText } from './event-words.ts';

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
  const entries = inOrder(events, answer.sights);
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
      {entries.length === 0 ? (
        <Text c="dimmed" mt="md">
          {answer.data.length === 0 ? logMessages.none() : logMessages.nobodySaw()}
        </Text>
      ) : (
        <ol className={styles.log}>
          {entries.map((entry) =>
            'seq' in entry ? (
              <Event key={entry.seq} event={entry} />
            ) : (
              <Sight key={`${entry.at} ${entry.name} ${entry.what}`} sight={entry} />
            ),
          )}
        </ol>
      )}
    </>
  );
}

/** Events, and who saw the documents, by when it was. */
const inOrder = (events: readonly WireDocumentEvent[], sights: readonly WireDocumentSight[]) =>
  [...events, ...sights].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));

function Sight({ sight }: { sight: WireDocumentSight }) {
  const who = sight.isRecipient ? logMessages.recipient() : logMessages.office();
  return (
    <li>
      <p>{sightText(sight)}</p>
      <p className="quiet text-14">{[who, instantText(sight.at)].join(' · ')}</p>
    </li>
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
