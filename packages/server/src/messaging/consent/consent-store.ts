import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage, sha256 } from '#platform';
import type { Subject } from '../record/message.ts';
import type { ConsentKey, NewConsent } from './consent.ts';

type ConsentRow = RowOf<'consent', 'is_granted' | 'source' | 'happened_at' | 'wording'>;

export async function insertConsent(tx: Queryable, consent: NewConsent): Promise<number> {
  const { id } = await tx
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
      how: consent.told?.how ?? null,
      given_on: consent.told?.givenOn ?? null,
      file_key: consent.told?.fileKey ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The entry that counts, of those in `mine`. After STOP from a phone, only START from it counts.
 * After a withdrawal that came from the mailbox or that staff wrote down, only START or what staff
 * write down, since anyone can type anyone's address. Otherwise the newest.
 */
const thatCounts = sql`
  order by (channel = 'sms' and source = 'stop'
    and id = (select max(id) from mine where source in ('stop', 'start'))) desc,
  (source in ('stop', 'staff') and not is_granted
    and id = (select max(id) from mine where source in ('start', 'stop', 'staff'))) desc,
  id desc limit 1`;

export async function findConsent(db: Queryable, key: ConsentKey): Promise<ConsentRow | null> {
  const { rows } = await sql<ConsentRow>`
    with mine as (
      select id, channel, is_granted, source, happened_at, wording from consent
      where address_hash = ${sha256(key.address)} and channel = ${key.channel}
        and kind = ${key.kind}
    )
    select is_granted, source, happened_at, wording from mine ${thatCounts}`.execute(db);
  return rows[0] ?? null;
}

/** What {@link findConsent} finds for each of these addresses, as far as there is an entry. */
export async function selectConsents(
  db: Queryable,
  { channel, kind }: Pick<ConsentKey, 'channel' | 'kind'>,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (addresses.length === 0) return new Map();
  const { rows } = await sql<{ address: string; granted: boolean }>`
    select wanted.address, counts.is_granted as granted
    from unnest(${[...addresses]}::text[], ${addresses.map(sha256)}::bytea[])
      as wanted (address, hash)
    cross join lateral (
      with mine as (
        select id, channel, is_granted, source from consent
        where address_hash = wanted.hash and channel = ${channel} and kind = ${kind}
      )
      select is_granted from mine ${thatCounts}) counts`.execute(db);
  return new Map(rows.map(({ address, granted }) => [address, granted]));
}

/** Those of these mailboxes that opted out of marketing emails, and aren't those of staff. */
export async function selectOptedOut(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const consents = await selectConsents(db, { channel: 'email', kind: 'marketing' }, addresses);
  const out = [...consents].flatMap(([address, isGranted]) => (isGranted ? [] : [address]));
  if (out.length === 0) return new Set();
  const staff = await selectStaffMailboxes(db, out);
  return new Set(out.filter((address) => !staff.has(address)));
}

/** Those of these mailboxes that staff sign in with. */
export async function selectStaffMailboxes(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select p.email from person p join role r on r.key = p.role_key
    where p.email = any(${[...addresses]}::text[]) and r.side = 'staff'
      and p.deleted_at is null`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

/** Whether the entry of {@link findConsent} is a withdrawal for any of these addresses. */
export async function isAnyWithdrawn(
  db: Queryable,
  key: Pick<ConsentKey, 'channel' | 'kind'>,
  addresses: readonly string[],
): Promise<boolean> {
  return [...(await selectConsents(db, key, addresses)).values()].includes(false);
}

/** When the newest withdrawal came in; null without one. */
export async function findLastWithdrawal(db: Queryable, key: ConsentKey): Promise<Date | null> {
  const { rows } = await sql<{ happened_at: Date }>`
    select happened_at from consent
    where address_hash = ${sha256(key.address)} and channel = ${key.channel}
      and kind = ${key.kind} and not is_granted
    order by id desc limit 1`.execute(db);
  return rows[0]?.happened_at ?? null;
}

export type ConsentEntry = RowOf<'consent'>;

/** One page of the entries on a record and of its addresses, newest first. */
export function selectEntries(
  db: Queryable,
  { about, addresses }: { about: Subject; addresses: readonly string[] },
  page: PageRequest,
): Promise<Page<ConsentEntry>> {
  return selectPage(db, page, {
    select: sql`c.*`,
    from: sql`consent c where (c.about_kind = ${about.kind} and c.about_id = ${about.id})
      or c.address_hash = any(${addresses.map(sha256)}::bytea[])`,
    orderBy: sql`c.id desc`,
  });
}

/** Those of the keys that an entry has as its scan. */
export async function selectUsedScans(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from consent where file_key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ file_key }) => file_key));
}

/** The record of the entry with this scan; null without one. */
export async function findSubjectOfScan(db: Queryable, key: string): Promise<Subject | null> {
  const { rows } = await sql<Subject>`
    select about_kind as kind, about_id as id from consent
    where file_key = ${key} and about_id is not null limit 1`.execute(db);
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

/** The consent on a record, newest first: what its forms asked for, and what staff wrote down. */
export async function selectConsentAbout(
  db: Queryable,
  { kind, id }: Subject,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select channel, address, kind, is_granted, source, wording, page, how, given_on, happened_at
    from consent where about_kind = ${kind} and about_id = ${id}
    order by id desc limit ${MAX}`.execute(db);
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
