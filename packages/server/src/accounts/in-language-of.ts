import { inLanguage, type Queryable } from '#platform';
import { findLanguageOf } from './person-store.ts';

/** Runs `write` in the language in which a person gets emails. */
export async function inLanguageOf<Result>(
  db: Queryable,
  personId: string,
  write: () => Result,
): Promise<Result> {
  return inLanguage(await findLanguageOf(db, personId), write);
}
