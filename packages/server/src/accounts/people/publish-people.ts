import { peopleEndpoints, peopleMoved } from '@homestead/contract/accounts';
import { type Caller, mayCall, type Services } from '#platform';
import { peopleChanged, personRegistered } from '../account-events.ts';
import { isAnyWithinScope } from './person-record-store.ts';

/** Tells open lists of people to refresh, where they may show one of the people who changed. */
export function publishPeople({ live, db }: Pick<Services, 'live' | 'db'>): void {
  const present = async (personIds: readonly string[], caller: Caller) =>
    mayCall(caller, peopleEndpoints.getUserList.access) &&
    (await isAnyWithinScope(db, caller, personIds))
      ? {}
      : null;
  live.publish(peopleChanged, peopleMoved, ({ personIds }, caller) => present(personIds, caller));
  live.publish(personRegistered, peopleMoved, ({ personId }, caller) =>
    present([personId], caller),
  );
}
