import type { Language } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { isNotPutOff, ownedBy, type Queryable } from '#platform';
import type { NotificationRow } from '../notification-store.ts';

export const DIGEST_JOB = 'messaging.send-digests';

/** Older notifications are no longer news. */
const OLDEST = sql`interval '8 days'`;

/** The kinds that can be in a daily email, with whether they are by default. */
export interface DigestKind {
  key: string;
  isDefault: boolean;
}

/** A notification that waits for the daily email of someone who wants its kind there. */
const waits = (kinds: readonly DigestKind[]) => sql`
  n.read_at is null and n.mailed_at is null and n.created_at > now() - ${OLDEST}
  and exists (
    select 1 from unnest(${kinds.map(({ key }) => key)}::text[],
      ${kinds.map(({ isDefault }) => isDefault)}::boolean[]) as k (key, is_default)
    left join notification_switch s on s.person_id = n.person_id and s.kind = k.key
    where k.key = n.kind and coalesce(s.choice = 'digest', k.is_default))`;

export interface DigestPerson {
  id: string;
  email: string;
  first_name: string;
  language: Language;
  /** Of their profile, as they wrote it. */
  state: string | null;
  zip: string | null;
  /** The local day of their newest daily email. */
  sent_on: string | null;
  side: string;
}

/**
 * People with something for their daily email who can get it, in the order of their ids after
 * `after`.
 */
export async function selectDigestPeople(
  db: Queryable,
  { kinds, after, limit }: { kinds: readonly DigestKind[]; after: string; limit: number },
): Promise<DigestPerson[]> {
  const { rows } = await sql<DigestPerson>`
    select p.id, p.email, p.first_name, p.language, p.state, p.zip, d.sent_on, role.side
    from person p join role on role.key = p.role_key left join notification_digest d on d.person_id = p.id
    where p.id in (select n.person_id from notification n where ${waits(kinds)})
      and p.id > ${after} and p.email_verified_at is not null and p.deactivated_at is null
      and p.deleted_at is null and ${isNotPutOff(DIGEST_JOB, sql`p.id::text`)}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** What waits for a person's daily email since before an instant, newest first. */
export async function selectForDigest(
  tx: Queryable,
  personId: string,
  { kinds, before }: { kinds: readonly DigestKind[]; before: Date },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select n.* from notification n
    where ${ownedBy(personId, 'n.person_id')} and n.created_at < ${before} and ${waits(kinds)}
    order by n.created_at desc, n.id limit 500`.execute(tx);
  return rows;
}

/**
 * Takes a person's daily email of a day until the commit; false if it was sent already. Another
 * node waits here, and then finds that it was.
 */
export async function takeDigest(tx: Queryable, personId: string, day: string): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_digest as d (person_id, sent_on) values (${personId}, ${day})
    on conflict (person_id) do update set sent_on = excluded.sent_on
      where d.sent_on < excluded.sent_on
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Notes that notifications are in an email. */
export async function markMailed(
  tx: Queryable,
  personId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update notification n set mailed_at = now()
    where ${ownedBy(personId, 'n.person_id')} and n.id = any(${ids}::uuid[])`.execute(tx);
}
