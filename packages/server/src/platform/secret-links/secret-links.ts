import { type Selectable, sql } from 'kysely';
import type { Queryable } from '../database.ts';
import type { DB } from '../database-types.generated.ts';
import { newSecret } from '../new-secret.ts';
import { sha256 } from '../sha256.ts';

export type SecretLinkRow = Selectable<DB['secret_link']>;

interface NewSecretLink {
  /** The purpose of the link, `room.purpose`. */
  purpose: string;
  /** Id of the record the link opens, such as a person or an envelope. */
  subject: string;
  /** What the holder is to the record, where its links differ by that, such as `buyer`. */
  role?: string;
  /** The email address it is sent to or is about; empty when it doesn't matter. */
  email: string;
  minutes: number;
  /** What the link does besides, without secrets. */
  facts?: object;
}

/** What a link must be for: one purpose, and the record and role where a page is about these. */
interface LinkUse {
  purposes: readonly string[];
  subject?: string;
  role?: string;
}

/**
 * Makes the secret parts of links, 256 random bits in base64url each, and stores only their hashes.
 * Give them only to the recipient.
 */
export async function issueSecretLinks(
  tx: Queryable,
  links: readonly NewSecretLink[],
): Promise<string[]> {
  const tokens = links.map(() => newSecret());
  if (links.length === 0) return tokens;
  await tx
    .insertInto('secret_link')
    .values(
      links.map(({ purpose, subject, role, email, minutes, facts }, index) => ({
        hash: sha256(tokens[index] ?? ''),
        purpose,
        subject,
        role: role ?? null,
        email,
        facts: JSON.stringify(facts ?? {}),
        expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
      })),
    )
    .execute();
  return tokens;
}

/**
 * A link that still works. Viewing does not use it up, so a link that is only viewed is reusable.
 */
export async function findSecretLink(
  db: Queryable,
  token: string,
  { purposes, subject, role }: LinkUse,
): Promise<SecretLinkRow | null> {
  let query = db
    .selectFrom('secret_link')
    .selectAll()
    .where('hash', '=', sha256(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
  if (subject !== undefined) query = query.where('subject', '=', subject);
  if (role !== undefined) query = query.where('role', '=', role);
  return (await query.executeTakeFirst()) ?? null;
}

/** Uses a link up; of several callers at the same time one gets it, the others null. */
export async function takeSecretLink(
  tx: Queryable,
  token: string,
  purposes: readonly string[],
): Promise<SecretLinkRow | null> {
  const row = await tx
    .updateTable('secret_link')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', sha256(token))
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Ends unused links of these subjects: of all purposes or of these, made at any time or after one.
 * Returns how many.
 */
export async function endSecretLinks(
  tx: Queryable,
  which: { subjects: readonly string[]; purposes?: readonly string[]; madeAfter?: Date },
): Promise<number> {
  const { subjects, purposes, madeAfter } = which;
  if (subjects.length === 0) return 0;
  let query = tx
    .updateTable('secret_link')
    .set({ used_at: sql<Date>`now()` })
    .where('subject', 'in', [...subjects])
    .where('used_at', 'is', null);
  if (purposes) query = query.where('purpose', 'in', [...purposes]);
  if (madeAfter) query = query.where('created_at', '>', madeAfter);
  const { numUpdatedRows } = await query.executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the unused links that a staff member asked for. Returns their subjects. */
export async function endLinksOfStaff(tx: Queryable, staffId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('secret_link')
    .set({ used_at: sql<Date>`now()` })
    .where(sql<string>`facts ->> 'staffId'`, '=', staffId)
    .where('used_at', 'is', null)
    .returning('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}

/** The newest link of a subject that still works. */
export async function findNewestSecretLink(
  db: Queryable,
  { subject, purpose }: Pick<NewSecretLink, 'subject' | 'purpose'>,
): Promise<SecretLinkRow | null> {
  const row = await db
    .selectFrom('secret_link')
    .selectAll()
    .where('subject', '=', subject)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes every link of these subjects, used ones included. */
export async function deleteSecretLinks(tx: Queryable, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .deleteFrom('secret_link')
    .where('subject', 'in', [...subjects])
    .execute();
}

/** Deletes links that expired more than a week ago. */
export async function deleteExpiredSecretLinks(tx: Queryable): Promise<void> {
  await sql`delete from secret_link where expires_at < now() - interval '7 days'`.execute(tx);
}
