import type { Api } from '#platform';
import { askAboutSentence } from './find-sentence-search.ts';
import { readNotes } from './sentence-notes.ts';

/** What of a sentence was left out, said to people, with the address that leaves the note away. */
export interface SentenceNoteFacts {
  lines: string[];
  dismissHref: string;
}

/**
 * The note that a page's address carries along. What was refused is asked about once more, so that
 * the reason is the rules' own and nobody's link can put words into our mouth.
 */
export async function findSentenceNote(
  ask: { api: Api; signal?: AbortSignal },
  params: URLSearchParams,
  dismissHref: string,
): Promise<SentenceNoteFacts | null> {
  const { unread, refused } = readNotes(params);
  const lines: string[] = [];
  if (unread.length > 0) {
    lines.push(`Not understood and left out: ${quotedList(unread)}. Everything else applies.`);
  }
  const answer = refused.length > 0 ? await askAboutSentence(ask, refused.join('; ')) : null;
  const byReason = Map.groupBy(answer?.refused ?? [], ({ reason }) => reason);
  for (const [reason, parts] of byReason) {
    lines.push(`Not searched for: ${quotedList(parts.map(({ text }) => text))}. ${reason}`);
  }
  return lines.length > 0 ? { lines, dismissHref } : null;
}

function quotedList(texts: readonly string[]): string {
  return texts.map((text) => `“${text}”`).join(', ');
}
