import { randomUUID } from 'node:crypto';
import { hashSync } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Database } from '../../src/platform/database.ts';
import type { DB } from '../../src/platform/database-types.generated.ts';

export type NewPerson = Partial<Insertable<DB['person']>> & {
  /** Short for `role_key`. */
  role?: string;
  /** Hashed at {@link TEST_COST}; people without one can't sign in. */
  password?: string;
};

/** A password that meets every rule. */
export const PASSWORD = 'Prairie-Rose-7';

/** What a hash costs in tests: a hundredth of the least that the settings allow. */
export const TEST_COST = { memoryCost: 256, timeCost: 1, parallelism: 1 };

const hashes = new Map<string, string>();
let made = 0;

/** A client with a verified email; `given` overrides what a test is about. */
export function aPerson(given: NewPerson = {}) {
  made += 1;
  const { role = 'client', password, ...columns } = given;
  return {
    id: randomUUID(),
    email: `person-${process.pid}-${made}@example.org`,
    email_verified_at: new Date(),
    first_name: 'Maria',
    last_name: 'Olsen',
    role_key: role,
    password_hash: password === undefined ? null : hashOf(password),
    ...columns,
  };
}

/** Inserts people in one statement and returns them, in order. */
export async function insertPeople(db: Database, people: readonly NewPerson[]) {
  const rows = people.map(aPerson);
  await db.insertInto('person').values(rows).execute();
  return rows;
}

function hashOf(password: string): string {
  const known = hashes.get(password);
  if (known) return known;
  const hash = hashSync(password, TEST_COST);
  hashes.set(password, hash);
  return hash;
}
