import type { peopleEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf, QueryOf } from '@homestead/contract/platform';
import { type Caller, type House, holds } from '#platform';
import { answer } from '../answer.ts';
import { mayChangePeopleOf } from '../roles/grant-policy.ts';
import { isUndoable } from './is-undoable.ts';
import { requirePersonInSight } from './load-person.ts';
import { selectPersonChanges } from './person-change-store.ts';
import { selectNamed, selectTies } from './person-record-store.ts';
import { peopleNamedIn, presentPersonChange } from './present-person-change.ts';
import { tiesIn } from './undo-person-change.ts';

/** What was changed about a person, newest first. Refuses (person-not-found) whom one may not see. */
export async function listPersonChanges(
  { db }: Pick<House, 'db'>,
  caller: Caller,
  { id, query }: { id: string; query: QueryOf<typeof peopleEndpoints.getPersonHistory> },
): Promise<AnswerOf<typeof peopleEndpoints.getPersonHistory>> {
  const { before = null, per_page = 20 } = query;
  const { person, state } = await requirePersonInSight(db, caller, id);
  const rows = await selectPersonChanges(db, { personId: id, before, limit: per_page + 1 });
  const page = rows.slice(0, per_page);
  const names = await selectNamed(db, peopleNamedIn(page));
  const ties = tiesIn(await selectTies(db, id));
  const mayChange =
    holds(caller, 'edit-users') && mayChangePeopleOf(caller, person.role_key, state);
  const now = new Date();
  const hasMore = rows.length > per_page;
  return {
    ...answer(
      page.map((row) =>
        presentPersonChange(row, names, mayChange && isUndoable(row, person, ties, now)),
      ),
    ),
    hasMore,
    next: hasMore ? (page.at(-1)?.id ?? null) : null,
  };
}
