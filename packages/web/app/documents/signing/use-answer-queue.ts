import type { WireSigning } from '@homestead/contract/documents';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { draftsOf, keepInTab, readKept, VISITOR } from '#platform';
import { AnswerQueue, type ChangedAnswers } from './answer-queue.ts';
import { type MakeChange, signingCall } from './signing-client.ts';

/** What was answered is kept in this tab until it is stored, for this recipient alone. */
function draftOf({ recipient, documents }: WireSigning): string {
  const who = `${recipient.role}-${recipient.number}`;
  return [`${draftsOf(VISITOR)}signing`, who, documents[0]?.id ?? ''].join(' ');
}

/** The queue that saves answers, and what it says about them. */
export function useAnswerQueue(opened: WireSigning, change: MakeChange) {
  const newest = useRef(change);
  newest.current = change;
  const [queue] = useState(() => {
    const draft = draftOf(opened);
    return new AnswerQueue({
      send: (document, answers) =>
        newest.current((ask) => signingCall.answerWhileSigning({ document, answers }, ask)),
      keep: (pending) => keepInTab(draft, pending),
      kept: readKept(draft) as ChangedAnswers | null,
    });
  });
  const state = useSyncExternalStore(queue.subscribe, () => queue.state);
  useEffect(() => {
    if (queue.state.saving === 'waiting') void queue.flush();
    const again = () => void queue.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.state.saving !== 'saved') event.preventDefault();
    };
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', warn);
    return () => {
      queue.stop();
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', warn);
    };
  }, [queue]);
  return { queue, state };
}
