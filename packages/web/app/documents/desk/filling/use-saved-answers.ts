import type { WireDocument } from '@homestead/contract/documents';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DraftOwner } from '#desk';
import { draftsOf, keepInTab, readKept } from '#platform';
import { AnswerQueue, type ChangedAnswers } from '../../signing/answer-queue.ts';
import { documents } from '../document-client.ts';

/** Saves each answer of a document by itself; what isn't stored yet stays in this tab. */
export function useSavedAnswers(document: WireDocument, take: (newer: WireDocument) => void) {
  const owner = useContext(DraftOwner);
  const newest = useRef(take);
  newest.current = take;
  const [queue] = useState(() => {
    const draft = `${draftsOf(owner)}${document.id}`;
    return new AnswerQueue({
      send: async (id, answers) =>
        newest.current((await documents.answerDocument({ id, answers })).data),
      keep: (pending) => keepInTab(draft, pending),
      kept: readKept(draft) as ChangedAnswers | null,
    });
  });
  const state = useSyncExternalStore(queue.subscribe, () => queue.state);
  useEffect(() => {
    const again = () => void queue.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.state.saving !== 'saved') event.preventDefault();
    };
    if (queue.state.saving === 'waiting') again();
    window.addEventListener('online', again);
    window.addEventListener('beforeunload', warn);
    return () => {
      // What was typed just before a link is followed is sent, too.
      if (queue.state.saving === 'saving') again();
      queue.stop();
      window.removeEventListener('online', again);
      window.removeEventListener('beforeunload', warn);
    };
  }, [queue]);
  return { queue, state };
}
