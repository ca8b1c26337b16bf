import type { Actor, Queryable } from '#platform';
import { findPersonByEmail, findPersonById } from '../person-store.ts';
import { findRole } from '../roles/role-store.ts';
import { readGrants } from './caller-store.ts';

const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/**
 * A person who acts without a session: a demo's cast is created in the name of its super-admin. Not
 * for requests. Null when there is no such person.
 */
export async function actAs(db: Queryable, personId: string): Promise<Actor | null> {
  const person = await findPersonById(db, personId);
  const role = person && (await findRole(db, person.role_key));
  if (!person || !role) return null;
  return {
    caller: {
      personId,
      sessionId: NO_SESSION,
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      role: role.key,
      side: role.side,
      scope: role.scope,
      grants: await readGrants(db, role.key),
      mustSetUpTwoStep: false,
    },
    origin: { address: '', device: 'system', language: 'en' },
  };
}

/** The same for the person with this email address; null when there is none. */
export async function actAsMailbox(db: Queryable, email: string): Promise<Actor | null> {
  const person = await findPersonByEmail(db, email);
  return person && actAs(db, person.id);
}
