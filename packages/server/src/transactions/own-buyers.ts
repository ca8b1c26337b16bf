import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#platform';
import { isBroker } from './is-broker.ts';

/** SQL: the row of `offer` was withdrawn as a draft. */
export const wasNeverSent = sql<SqlBool>`(offer.state = 'withdrawn' and not exists (
  select 1 from offer_step step where step.offer_id = offer.id and step.state = 'submitted'))`;

/**
 * SQL: the ids of the listing files for whose home someone has a buyer, as the function
 * says. A broker (`countsAuthor` is false) may write offers for others.
 */
export const filesOfBuyersOf = (
  person: RawBuilder<unknown>,
  countsAuthor: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`select files_of_buyers(${person}, ${countsAuthor})`;

/** SQL: the same of the caller. */
export const filesOfOwnBuyers = (caller: Caller): RawBuilder<unknown> =>
  filesOfBuyersOf(sql`${caller.personId}::uuid`, isBroker(caller) ? sql`false` : sql`true`);
