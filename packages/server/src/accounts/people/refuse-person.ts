import { refuse } from '#platform';
import { refuseAccount } from '../refuse-account.ts';

/** A role in a body that is none: the field is refused, nothing is missing at the address. */
export function refuseUnknownRole(): never {
  return refuse('bad-input', {
    fields: [{ field: 'role', label: 'Role', message: 'Role is not known' }],
  });
}

/** Refuses a person whose id or else whose address is taken. */
export function refuseTaken(taken: { ids: ReadonlySet<string> }, id: string): never {
  return taken.ids.has(id)
    ? refuseAccount('id-taken', {
        fields: [{ field: 'id', label: 'Id', message: 'Id is already in use' }],
      })
    : refuseEmailTaken();
}

/** Refuses an address that somebody has. */
export function refuseEmailTaken(): never {
  return refuseAccount('email-taken', {
    fields: [{ field: 'email', label: 'Email', message: 'Email is already in use' }],
  });
}
