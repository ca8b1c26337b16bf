import { roleLabel } from '@homestead/contract/accounts';
import {
  type Access,
  type RecordSight,
  type SightReason,
  sightReasons,
} from '@homestead/contract/platform';
import {
  type Caller,
  findName,
  fullName,
  mayCall,
  type Queryable,
  readViews,
  workQueue,
} from '#platform';
import { namePeople } from '../people/name-people.ts';
import { actAs } from './act-as.ts';
import { selectStaffCallers } from './staff-caller-store.ts';

/** More staff than that aren't looked at. */
const LOOKED_AT = 1000;

interface AskedSight {
  /** What may read the record at all. */
  access: Access;
  /** People besides staff who might see it, such as its lender. */
  others?: readonly (string | null)[];
  /** Whose openings are shown; null where a log says who saw it. */
  record: { kind: string; id: string } | null;
  /** Those of the callers who see it, by the condition that decides it for their calls, and why. */
  whoSees(callers: readonly Caller[]): Promise<ReadonlyMap<string, SightReason>>;
}

/** It asks for each of the staff, so it is done for one viewer after the other. */
const inTurn = workQueue(20, 1, 3);

/**
 * Who can see a record and why, and who opened it. Only staff may ask. Refuses (busy) while
 * too many ask.
 */
export const readSight = (db: Queryable, asked: AskedSight): Promise<RecordSight> =>
  inTurn(() => findSight(db, asked));

async function findSight(
  db: Queryable,
  { access, others = [], record, whoSees }: AskedSight,
): Promise<RecordSight> {
  const staff = await selectStaffCallers(db, { limit: LOOKED_AT });
  const ids = new Set(others.flatMap((id) => id ?? []));
  for (const { personId } of staff) ids.delete(personId);
  const outside = await Promise.all([...ids].map((id) => actAs(db, id)));
  const callers = [...staff, ...outside.flatMap((actor) => actor?.caller ?? [])];
  const reasons = await whoSees(callers.filter((caller) => mayCall(caller, access)));
  const rank = (id: string) => sightReasons.indexOf(reasons.get(id) ?? 'open');
  const seers = callers
    .filter(({ personId }) => reasons.has(personId))
    .toSorted((one, other) => rank(one.personId) - rank(other.personId));
  return {
    people: seers.map((caller) => ({
      name: fullName(caller),
      reason: reasons.get(caller.personId) ?? 'open',
      role: roleLabel(caller.role),
    })),
    views: record && (await readOpenings(db, record)),
  };
}

async function readOpenings(db: Queryable, record: { kind: string; id: string }) {
  const views = await readViews(db, record);
  const people = await namePeople(db, [...new Set(views.map(({ person_id: id }) => id))]);
  return views.map(({ person_id: id, at }) => ({
    name: findName(people, id) ?? '',
    at: at.toISOString(),
  }));
}
