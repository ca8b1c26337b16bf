import { randomUUID } from 'node:crypto';
import { emailProblem, nameProblem, normalizeEmail } from '@homestead/contract/accounts';
import { atomically, type DatabaseTransaction, type Services } from '#platform';
import { fieldMessages } from '../messages/fields.ts';
import { findPersonByEmail } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { refuseField } from '../refuse-field.ts';
import { seedRolesAndPermissions } from '../roles/seed-reference.ts';
import { secretLink } from '../secret-link.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { recordPersonChanges } from './audit-person.ts';
import { makeInvitations } from './invite-people.ts';
import { isOpened } from './person-policy.ts';
import { insertPeople } from './person-record-store.ts';
import { refuseEmailTaken } from './refuse-person.ts';

const LINK_HOURS = 24;

/**
 * Creates a super-admin without an acting person and returns a one-use link that sets the first
 * password within 24 hours; for the command line, where the operator controls the database anyway.
 * For a super-admin who has not opened their account it makes a new link. Refuses invalid names and
 * addresses, and (email-taken).
 */
export async function createSuperAdmin(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  given: { email: string; firstName: string; lastName: string },
): Promise<{ id: string; email: string; link: string }> {
  requireGood('email', fieldMessages.email(), emailProblem(given.email));
  const [first, last] = [fieldMessages.firstName(), fieldMessages.lastName()];
  requireGood('first_name', first, nameProblem(given.firstName, first));
  requireGood('last_name', last, nameProblem(given.lastName, last));
  const email = normalizeEmail(given.email);
  await seedRolesAndPermissions(db, settings.mode);
  return atomically(db, async (tx) => {
    const known = await findPersonByEmail(tx, email);
    if (known && (known.role_key !== 'super-admin' || isOpened(known))) refuseEmailTaken();
    const id = known?.id ?? (await insertSuperAdmin(tx, { ...given, email }));
    const token = (await makeInvitations(tx, [{ id, email }], LINK_HOURS)).get(id) ?? '';
    return { id, email, link: secretLink(settings, 'invitation', { email, token }) };
  });
}

async function insertSuperAdmin(
  tx: DatabaseTransaction,
  given: { email: string; firstName: string; lastName: string },
): Promise<string> {
  const id = randomUUID();
  const facts = {
    email: given.email,
    first_name: given.firstName.trim(),
    last_name: given.lastName.trim(),
    role_key: 'super-admin',
  };
  const made = await insertPeople(tx, [{ id, ...facts }], { createdBy: null, invitedBy: null });
  if (made.length === 0) refuseAccount('email-taken');
  await recordPersonChanges(tx, [
    { personId: id, changedBy: null, what: 'created', before: {}, after: facts },
  ]);
  await recordSecurityEvent(tx, { kind: 'super-admin-created', personId: id, origin: null });
  return id;
}

function requireGood(field: string, label: string, problem: string | null): void {
  if (problem) refuseField(field, label, problem);
}
