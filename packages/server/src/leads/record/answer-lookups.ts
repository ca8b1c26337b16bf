import type { leadRecordEndpoints, ReferenceListKey } from '@homestead/contract/leads';
import { workingRoles } from '@homestead/contract/leads';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Caller, holds, type Queryable } from '#platform';
import { rolesOf } from '../details/lead-detail-store.ts';
import { selectOffered, selectPeopleOf } from './record-store.ts';

type Lookups = AnswerOf<typeof leadRecordEndpoints.getLeadLookups>['data'];
type Entry = Lookups['leadStatuses'][number];

const lists = {
  leadStatuses: 'lead-stages',
  relationships: 'relationships',
  tShirtSizes: 't-shirt-sizes',
  responseLevels: 'response-levels',
  closingBagOptions: 'closing-bag-options',
  leadSources: 'lead-sources',
  engagementLevel: 'engagement-levels',
  leadStatus: 'lead-statuses',
  lenderStatus: 'lender-statuses',
  referralList: 'referrals',
} as const satisfies Partial<Record<keyof Lookups, ReferenceListKey>>;

/** The lists that a lead's fields choose from, as far as the caller sees the fields. */
export async function answerLookups(db: Queryable, caller: Caller): Promise<Lookups> {
  const keys = Object.values(lists);
  const offered = await selectOffered(db, [...keys, 'lead-sub-sources']);
  const people = await selectPeopleOf(db, [
    ...new Set([...rolesOf.lenderId, ...rolesOf.subSourceAgentId, ...workingRoles]),
  ]);
  const entryOf = ({ id, display }: Entry): Entry => ({ id, display });
  const named = (roles: readonly string[]): Entry[] =>
    people.filter(({ role }) => roles.includes(role)).map(entryOf);
  const entries = Object.entries(lists).map(([name, key]) => [
    name,
    offered.flatMap(({ list, id, display }) => (list === key ? [{ id, display }] : [])),
  ]);
  const seesSubSource = ['column-subsource', 'lead-view-sub-source'].every((key) =>
    holds(caller, key),
  );
  const mayAssign = holds(caller, 'lead-assign-all') || holds(caller, 'lead-assign-own');
  return {
    ...(Object.fromEntries(entries) as Record<keyof typeof lists, Entry[]>),
    leadSubSources: offered.flatMap(({ list, id, display, parent_id: sourceId }) =>
      seesSubSource && list === 'lead-sub-sources' ? [{ id, display, sourceId }] : [],
    ),
    lenderList: holds(caller, 'column-lender') ? named(rolesOf.lenderId) : [],
    agentSubSource: holds(caller, 'column-subsourceagent') ? named(rolesOf.subSourceAgentId) : [],
    agentList: mayAssign ? people.filter(({ mayTake }) => mayTake).map(entryOf) : [],
  };
}

/** The departments, in their order. */
export async function answerDepartments(db: Queryable): Promise<Entry[]> {
  const offered = await selectOffered(db, ['departments']);
  return offered.map(({ id, display }) => ({ id, display }));
}
