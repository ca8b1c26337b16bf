import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, holds } from '#platform';
import { mayWorkLeads } from '../inquiries/may-work-leads.ts';
import { mayReadNotes } from '../notes/note-policy.ts';

/** So many letters a word needs to stand for longer ones: fewer would be in nearly every text. */
const PREFIX_LENGTH = 3;

/** The words of a text that full-text search looks for, at most eight. */
export const wordsIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 8);

/** SQL: a text is searched in the words of its index. */
const found = (text: RawBuilder<unknown>, query: RawBuilder<unknown>) =>
  sql<SqlBool>`to_tsvector('simple', ${text}) @@ ${query}`;

/**
 * SQL: one text about the row of `lead` that the caller may read has all of these words, those of
 * three letters and more perhaps longer: its notes, notes of its timeline, inquiries, calls that
 * were logged, emails and texts (R-466).
 */
export function hasWords(caller: Caller, text: string): RawBuilder<SqlBool> {
  const query = sql`to_tsquery('simple', ${wordsIn(text)
    .map((word) => (word.length < PREFIX_LENGTH ? word : `${word}:*`))
    .join(' & ')})`;
  const column = (name: 'notes' | 'lender_notes', key: string) =>
    holds(caller, key)
      ? [
          sql`select noted.id from lead noted where ${sql.ref(`noted.${name}`)} is not null
          and ${found(sql.ref(`noted.${name}`), query)}`,
        ]
      : [];
  const places = [
    ...column('notes', 'column-notes'),
    ...column('lender_notes', 'column-lendernotes'),
    ...(mayReadNotes(caller)
      ? [
          sql`select n.lead_id from lead_note n where n.deleted_at is null
          and ${found(sql`n.body`, query)}`,
        ]
      : []),
    ...(mayWorkLeads(caller)
      ? [
          sql`select i.lead_id from inquiry i where i.message <> '' and not i.is_suspected
            and ${found(sql`i.message`, query)}`,
          sql`select a.lead_id from lead_activity a where a.facts->>'note' <> ''
            and ${found(sql`a.facts->>'note'`, query)}`,
          sql`select m.about_id from message m where m.about_kind = 'lead'
            and m.erased_at is null and ${found(sql`left(m.subject || ' ' || m.body, 50000)`, query)}`,
        ]
      : []),
  ];
  if (places.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`lead.id in (${sql.join(places, sql` union all `)})`;
}
