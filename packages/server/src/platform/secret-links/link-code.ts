import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { Secrets } from '../secrets.ts';
import { sha256 } from '../sha256.ts';
import { emailedCodeHash, isEmailedCode, newEmailedCode } from './emailed-code.ts';
import type { SecretLinkRow } from './secret-links.ts';

/** How often a code may be mistyped, and how long it is valid. */
const TRIES = 5;
const LIFE = sql`interval '10 minutes'`;

/**
 * Gives a link six digits that are emailed as a second proof and returns them; earlier ones
 * of the link stop working.
 */
export async function giveLinkCode(
  tx: Queryable,
  secrets: Secrets,
  token: string,
): Promise<string> {
  const hash = sha256(token);
  const code = newEmailedCode();
  await tx
    .updateTable('secret_link')
    .set({
      code_hash: emailedCodeHash(secrets, codeOf(hash), code),
      code_tries: 0,
      code_sent_at: sql<Date>`now()`,
    })
    .where('hash', '=', hash)
    .execute();
  return code;
}

/**
 * Whether these are the digits of a link; spaces and hyphens don't matter. Counts the try before it
 * is judged, at most five per code, and takes a code once.
 */
export async function takeLinkCode(
  db: Queryable,
  secrets: Secrets,
  { hash }: Pick<SecretLinkRow, 'hash'>,
  typed: string,
): Promise<boolean> {
  const tried = await db
    .updateTable('secret_link')
    .set({ code_tries: sql<number>`code_tries + 1` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', TRIES)
    .where('code_sent_at', '>', sql<Date>`now() - ${LIFE}`)
    .returning('code_hash')
    .executeTakeFirst();
  const code = tried?.code_hash;
  if (!code || !isEmailedCode(secrets, codeOf(hash), typed, code)) return false;
  const taken = await db
    .updateTable('secret_link')
    .set({ code_hash: null })
    .where('hash', '=', hash)
    .where('code_hash', '=', code)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

const codeOf = (hash: Buffer) => ({ purpose: 'secret link code', of: hash.toString('hex') });
