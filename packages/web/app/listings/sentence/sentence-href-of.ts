import { browserApi } from '#platform';
import { rememberSearch } from '../device/search-memory.ts';
import { SEARCH_PATH } from '../listing/listing-address.ts';
import { readSearch } from '../search/search-address.ts';
import { findSentenceHref } from './find-sentence-search.ts';

/**
 * Where the search form leads when its text is a sentence; null when the text is searched as it is.
 * The sentence stays in the box, or what of it is searched as text. The page's loader would lead
 * there too, but asking first saves a redirect. Adds the text to the recent searches.
 */
export async function sentenceHrefOf(form: HTMLFormElement): Promise<string | null> {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  const text = params.get('q');
  if (text)
    rememberSearch({ href: `${SEARCH_PATH}?${new URLSearchParams({ q: text })}`, label: text });
  const href = await findSentenceHref({ api: browserApi }, params, readSearch(params).search);
  const box = form.elements.namedItem('q');
  const searched = href && new URL(href, location.href).searchParams.get('q');
  if (searched && box instanceof HTMLInputElement) box.value = searched;
  return href;
}
