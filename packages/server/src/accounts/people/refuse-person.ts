import { refuse } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { refuseAccount } from '../refuse-account.ts';

/** An invalid role in a body: the field is refused, rather than a 404. */
export function refuseUnknownRole(): never {
  return refuse('bad-input', {
    fields: [{ field: 'role', label: fieldMessages.role(), message: fieldMessages.roleUnknown() }],
  });
}

/** Refuses a person whose id or address is taken. */
export function refuseTaken(taken: { ids: ReadonlySet<string> }, id: string): never {
  return taken.ids.has(id)
    ? refuseAccount('id-taken', {
        fields: [{ field: 'id', label: fieldMessages.id(), message: fieldMessages.idTaken() }],
      })
    : refuseEmailTaken();
}

/** Refuses a taken address. */
export function refuseEmailTaken(): never {
  return refuseAccount('email-taken', {
    fields: [{ field: 'email', label: fieldMessages.email(), message: fieldMessages.emailTaken() }],
  });
}
