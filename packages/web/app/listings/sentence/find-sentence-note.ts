import type { Api } from '#platform';
import { sentenceMessages } from '../messages/sentence.ts';
import { askAboutSentence } from './find-sentence-search.ts';
import { readNotes } from './sentence-notes.ts';

/** What was left out of a sentence, for people, and the page's address without the note. */
export interface SentenceNoteFacts {
  lines: string[];
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
  const lines: string[] = [];
  if (unread.length > 0) {
    lines.push(sentenceMessages.notUnderstood({ parts: quotedList(unread) }));
  }
  const answer = refused.length > 0 ? await askAboutSentence(ask, refused.join('; ')) : null;
  const byReason = Map.groupBy(answer?.refused ?? [], ({ reason }) => reason);
  for (const [reason, parts] of byReason) {
    const texts = parts.map(({ text }) => text);
    lines.push(sentenceMessages.notSearched({ parts: quotedList(texts), reason }));
  }
  return lines.length > 0 ? { lines, dismissHref } : null;
}

function quotedList(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(', ');
}
