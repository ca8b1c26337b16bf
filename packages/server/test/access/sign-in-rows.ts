import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

const ISSUER = 'https://issuer.example';

/** A passkey of a person, by its credential's id. */
export async function insertPasskey(pool: Pool, personId: string): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `insert into passkey (credential_id, person_id, public_key, name)
     values ($1, $2, '\\x00', 'Key')`,
    [id, personId],
  );
  return id;
}

/** An identity provider's account of a person, by its subject. */
export async function insertIdentity(pool: Pool, personId: string): Promise<string> {
  const subject = randomUUID();
  await pool.query(
    `insert into external_identity (issuer, subject, person_id, email)
     values ($1, $2, $3, 'x@example.org')`,
    [ISSUER, subject, personId],
  );
  return subject;
}
