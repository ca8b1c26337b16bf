import { sql } from 'kysely';
import { searchTerms } from '#feed';
import { escapeLike } from '#platform';
import { readTexts, type SqlCondition } from './field-kinds.ts';
import type { OptionalField, OwnField } from './own-field.ts';

/** Words that must all be contained. */
export const text: OwnField<string[]> = {
  read: (wire) => searchTerms(wire.searchdata),
  conditions: (words) => words.map((word) => contains('search_text', word)),
  test: (words) => (home) => words.every((word) => home.search_text.includes(word)),
};

/** Words that the description must all contain. */
export const keywords: OwnField<string[]> = {
  read: (wire) => readWords(wire.keywords),
  conditions(words) {
    const each = words.map((word) => contains('remarks', word));
    return [sql`id in (select listing_id from listing_words where ${sql.join(each, sql` and `)})`];
  },
  test: (words) => (home) => words.every((word) => home.remarks?.includes(word) ?? false),
};

export const streetNumber: OptionalField<string> = {
  read: (wire) => readTexts(wire.streetNumber)[0] ?? null,
  conditions: (number) => [sql`(lower(street_number) = ${number} and address_shown)`],
  test: (number) => (home) => home.address_shown && home.street_number === number,
};

function contains(expression: string, word: string): SqlCondition {
  return sql`${sql.raw(expression)} like ${`%${escapeLike(word)}%`}`;
}

/**
 * The words of a text that people typed, in lower case, at most 20. Commas separate words, as in
 * "5011 Chicago St, Omaha".
 */
export function readWords(typed: string | null | undefined): string[] {
  const words = (typed ?? '').toLowerCase().split(/[\s,]+/);
  return [...new Set(words)].filter((word) => word !== '').slice(0, 20);
}
