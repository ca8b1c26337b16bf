import { sql } from 'kysely';
import { mailboxOf, type Queryable, sha256 } from '#platform';

export type MessageKind = 'link' | 'code';

/** A mailbox or a phone, as it is counted. */
const hashOf = (address: string): Buffer =>
  sha256(address.includes('@') ? mailboxOf(address) : address);

export async function insertSigningMessage(
  tx: Queryable,
  { kind, senderId, address }: { kind: MessageKind; senderId: string | null; address: string },
): Promise<void> {
  await sql`
    insert into signing_message (kind, sender_id, address_hash)
    values (${kind}, ${senderId}, ${hashOf(address)})`.execute(tx);
}

/** How many seconds old a sender’s links of the last day are, newest first. */
export async function agesOfSender(
  tx: Queryable,
  senderId: string,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - sent_at)::float8 as age from signing_message
    where sender_id = ${senderId} and sent_at > clock_timestamp() - interval '1 day'
    order by sent_at desc limit ${limit}`.execute(tx);
  return rows.map(({ age }) => age);
}

/** The same for what went to a mailbox or a phone. */
export async function agesOfAddress(
  tx: Queryable,
  { kind, address }: { kind: MessageKind; address: string },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ age: number }>`
    select extract(epoch from clock_timestamp() - sent_at)::float8 as age from signing_message
    where address_hash = ${hashOf(address)} and kind = ${kind}
      and sent_at > clock_timestamp() - interval '1 day'
    order by sent_at desc limit ${limit}`.execute(tx);
  return rows.map(({ age }) => age);
}

/** Deletes what no limit counts anymore. */
export async function deleteOldMessages(tx: Queryable): Promise<void> {
  await sql`
    delete from signing_message where sent_at < now() - interval '2 days'`.execute(tx);
}
