import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf, sha256 } from '#platform';
import type { Subject } from '../record/message.ts';
import type { ConsentKey, NewConsent } from './consent.ts';

type ConsentRow = RowOf<'consent', 'is_granted' | 'source' | 'happened_at' | 'wording'>;

export async function insertConsent(tx: Queryable, consent: NewConsent): Promise<void> {
  await tx
    .insertInto('consent')
    .values({
      channel: consent.channel,
      address_hash: sha256(consent.address),
      address: consent.address,
      kind: consent.kind,
      is_granted: consent.isGranted,
      source: consent.source,
      wording: consent.wording ?? '',
      page: consent.page ?? null,
      ip_address: consent.ipAddress ?? null,
      recorded_by: consent.recordedBy ?? null,
      about_kind: consent.about?.kind ?? null,
      about_id: consent.about?.id ?? null,
    })
    .execute();
}

/**
 * The entry that counts: after STOP, only START from the phone itself counts, since anyone can type
 * anyone's number; otherwise the newest.
 */
export async function findConsent(db: Queryable, key: ConsentKey): Promise<ConsentRow | null> {
  const { rows } = await sql<ConsentRow>`
    with mine as (
      select id, is_granted, source, happened_at, wording from consent
      where address_hash = ${sha256(key.address)} and channel = ${key.channel}
        and kind = ${key.kind}
    )
    select is_granted, source, happened_at, wording from mine
    order by (id = (select max(id) from mine where source in ('stop', 'start'))
      and source = 'stop') desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

const MAX = 5000;

/**
 * The consent of a person's confirmed mailbox, newest first. A phone in a profile proves nothing:
 * its entries may be someone else's.
 */
export async function selectConsentOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select c.channel, c.address, c.kind, c.is_granted, c.source, c.wording, c.page, c.happened_at
    from person p join consent c on c.address_hash = sha256(convert_to(p.email, 'UTF8'))
    where p.email_verified_at is not null and ${ownedBy(personId, 'p.id')} order by c.id desc limit ${MAX}`.execute(
    db,
  );
  return rows;
}

/**
 * Clears who gave or withdrew consent, on a record and from addresses that only its person has;
 * that they did stays.
 */
export async function eraseConsentOf(
  tx: Queryable,
  { kind, id }: Subject,
  addresses: readonly string[],
): Promise<void> {
  await sql`select erase_consent(${kind}, ${id}, ${addresses.map(sha256)}::bytea[])`.execute(tx);
}
