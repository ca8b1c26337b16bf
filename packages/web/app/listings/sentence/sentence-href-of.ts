import { browserApi } from '#platform';
import { readSearch } from '../search-address.ts';
import { findSentenceHref } from '../sentence/find-sentence-search.ts';

/**
 * Where the search form leads when its text is a sentence; null when the text is sent as it stands.
 * The page's loader would lead there too: asking first spares the way by a redirect.
 */
export async function sentenceHrefOf(form: HTMLFormElement): Promise<string | null> {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  return findSentenceHref({ api: browserApi }, params, readSearch(params).search);
}
