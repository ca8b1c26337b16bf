import { SEARCH_PATH } from '../listing/listing-address.ts';
import { DEFAULT_SORT } from '../search/search.ts';

/**
 * Where a search form leads: to the search that a sentence in its box asks for, else to its fields.
 * `shown` is the text that the box already searched for.
 */
export async function findFormHref(form: HTMLFormElement, shown?: string): Promise<string> {
  const text = new FormData(form).get('q');
  const sentenceHref = text && text !== shown && (await askForSentence(form));
  return sentenceHref || formHref(form);
}

/** The search that a sentence asks for; null for other texts. */
const askForSentence = (form: HTMLFormElement) =>
  import('../sentence/sentence-href-of.ts').then(
    (part) => part.sentenceHrefOf(form),
    () => null,
  );

/** The URL that a form asks for, without its empty fields. */
function formHref(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
  }
  // An unchanged sentence is kept and isn't searched as text.
  params.delete(params.get('q') === params.get('said') ? 'q' : 'said');
  if (params.get('sort') === DEFAULT_SORT) params.delete('sort');
  return `${SEARCH_PATH}?${params}`.replace(/\?$/, '');
}
