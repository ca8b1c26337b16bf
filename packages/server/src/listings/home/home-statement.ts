import type { CompiledQuery } from 'kysely';
import type { Queryable } from '#platform';
import { shownHome } from './listing-detail-store.ts';

/** The statement behind the call of one home, for measuring it next to the call itself. */
export function homeStatement(db: Queryable, mlsNumber: string): CompiledQuery {
  return shownHome(mlsNumber).compile(db);
}
