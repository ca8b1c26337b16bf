import { expect, test } from 'vitest';
import type { Api } from '#platform';
import { sentenceMessages } from '../messages/sentence.ts';
import { readSearch } from '../search/search-address.ts';
import { findSentenceNote } from './find-sentence-note.ts';
import { findSentenceHref, mergeConditions, type SentenceAnswer } from './find-sentence-search.ts';
import { readNotes, takeSaid, withSaid, writeNotes } from './sentence-notes.ts';

const nothing: SentenceAnswer = {
  filter: {},
  understood: [],
  notUnderstood: [],
  refused: [],
  isPlaceOnly: false,
};

function apiThatAnswers(answer: Partial<SentenceAnswer>, status = 200) {
  const asked: string[] = [];
  const api: Api = async (path) => {
    asked.push(new URLSearchParams(path.split('?')[1]).get('q') ?? '');
    return {
      ok: status < 400,
      status,
      headers: new Headers(),
      json: async () => ({ ...nothing, ...answer }),
    };
  };
  return { api, asked };
}

const hrefFor = (address: string, answer: Partial<SentenceAnswer>, status = 200) => {
  const params = new URLSearchParams(address);
  return findSentenceHref(apiThatAnswers(answer, status), params, readSearch(params).search);
};
const condition = (field: string) => ({ text: field, field, label: field });

test('a sentence’s filter is added to the current conditions and replaces the place', async () => {
  const href = await hrefFor('q=3+bed+in+Elkhorn&city=Omaha&baths=2&sort=priceasc', {
    filter: { number_of_beds: 3, city: ['Elkhorn'] },
    understood: [condition('number_of_beds'), condition('city')],
  });
  expect(href).toBe(
    '/property-list?city=Elkhorn&beds=3&baths=2&sort=priceasc&said=3+bed+in+Elkhorn',
  );
});

test('the address carries what isn’t understood, is refused, or the pages can’t search by', async () => {
  const href = await hrefFor('q=x', {
    filter: { pool_Access: false, sortby: 'newest', number_of_beds: 3 },
    understood: [condition('pool_Access'), condition('sortby'), condition('number_of_beds')],
    notUnderstood: ['moon'],
    refused: [{ text: 'no kids', reason: 'Because.' }],
  });
  expect(href).toBe('/property-list?beds=3&said=x&unread=moon&unread=pool_Access&refused=no+kids');
});

test.each<[string, string, Partial<SentenceAnswer>, number]>([
  ['a place', 'q=Omaha', { isPlaceOnly: true, understood: [condition('city')] }, 200],
  ['a text without meaning', 'q=zanzibar', { notUnderstood: ['zanzibar'] }, 200],
  ['no text', 'city=Omaha', { understood: [condition('city')] }, 200],
  ['a text that is too long', `q=${'x'.repeat(301)}`, { understood: [condition('city')] }, 200],
  ['a text when the service doesn’t answer', 'q=pool', {}, 503],
])('%s is searched as it is', async (_, address, answer, status) => {
  expect(await hrefFor(address, answer, status)).toBeNull();
});

test('a new end of a range removes the current other end that contradicts it', () => {
  expect(
    mergeConditions({ priceMin: 500_000, beds: 2, exact: true }, { priceMax: 300_000 }),
  ).toEqual({
    priceMax: 300_000,
    beds: 2,
    exact: true,
  });
  expect(mergeConditions({ beds: 2, exact: true, features: ['waterfront'] }, { beds: 3 })).toEqual({
    beds: 3,
    features: ['waterfront'],
  });
});

test('the note says what was left out, asks for the reasons again, and has few parts', async () => {
  const href = writeNotes('/property-list?beds=3', {
    unread: ['a', 'b', 'c', 'd', 'e', 'f', 'x'.repeat(80)],
    refused: ['no kids'],
  });
  const params = new URL(href, 'http://x').searchParams;
  expect(readNotes(params).unread).toEqual(['a', 'b', 'c', 'd', 'e']);
  const { api, asked } = apiThatAnswers({ refused: [{ text: 'no kids', reason: 'Because.' }] });
  const note = await findSentenceNote({ api }, params, '/property-list?beds=3');
  expect(asked).toEqual(['no kids']);
  expect(note).toEqual({
    dismissHref: '/property-list?beds=3',
    text: sentenceMessages.skipped({ parts: '“a”, “b”, “c”, “d”, “e”, “no kids”' }),
    reasons: [
      sentenceMessages.notUnderstood({ parts: '“a”, “b”, “c”, “d”, “e”', count: 5 }),
      sentenceMessages.notSearched({ parts: '“no kids”', reason: 'Because.' }),
    ],
  });
});

test('a link can’t make the page refuse what the rules don’t', async () => {
  const { api } = apiThatAnswers({ refused: [] });
  const params = new URLSearchParams({ refused: 'anything at all' });
  expect(await findSentenceNote({ api }, params, '/property-list')).toBeNull();
});

test('the sentence stays, and sent again it is neither a new one nor a text to search for', () => {
  const href = withSaid('/property-list?beds=3', '3 bed');
  expect(href).toBe('/property-list?beds=3&said=3+bed');
  const same = new URLSearchParams('q=3+bed&said=3+bed&beds=4');
  expect(takeSaid(same)).toBe('3 bed');
  expect(same.has('q')).toBe(false);
  const other = new URLSearchParams('q=condo&said=3+bed');
  expect(takeSaid(other)).toBe('3 bed');
  expect(other.get('q')).toBe('condo');
  expect(takeSaid(new URLSearchParams({ said: 'x'.repeat(301) }))).toBeNull();
});
