import type { Api } from '#platform';
import { sentenceMessages } from '../messages/sentence.ts';
import { askAboutSentence } from './find-sentence-search.ts';
import { readNotes } from './sentence-notes.ts';

/** What was left out of a sentence, for people, and the page's address without the note. */
export interface SentenceNoteFacts {
  /** In one line. */
  text: string;
  /** The reasons, if something is refused. */
  reasons: string[];
  dismissHref: string;
}

/**
 * The note in a page's address. The service is asked again about refused parts, so that the reason
 * comes from the rules and no link can make us say something.
 */
export async function findSentenceNote(
  ask: { api: Api; signal?: AbortSignal },
  params: URLSearchParams,
  dismissHref: string,
): Promise<SentenceNoteFacts | null> {
  const { unread, refused } = readNotes(params);
  const notUnderstood =
    unread.length > 0 &&
    sentenceMessages.notUnderstood({ parts: quotedList(unread), count: unread.length });
  const answer = refused.length > 0 ? await askAboutSentence(ask, refused.join('; ')) : null;
  const byReason = Map.groupBy(answer?.refused ?? [], ({ reason }) => reason);
  const reasons = [...byReason].map(([reason, parts]) => {
    const texts = parts.map(({ text }) => text);
    return sentenceMessages.notSearched({ parts: quotedList(texts), reason });
  });
  if (reasons.length === 0) {
    return notUnderstood ? { text: notUnderstood, reasons, dismissHref } : null;
  }
  const refusedTexts = [...byReason.values()].flat().map(({ text }) => text);
  return {
    text: sentenceMessages.skipped({ parts: quotedList([...unread, ...refusedTexts]) }),
    reasons: notUnderstood ? [notUnderstood, ...reasons] : reasons,
    dismissHref,
  };
}

function quotedList(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(', ');
}
