import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

const OWN_MAX = 200;

/** What a person was sent to sign at their confirmed mailbox, newest first; at most 200. */
export async function selectSignedByPerson(db: Queryable, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select envelope.title, envelope.home_address as home, envelope.state, recipient.role,
      recipient.name, recipient.email, recipient.phone, recipient.sent_at as "sentAt",
      recipient.opened_at as "openedAt", recipient.consent_version as "consentVersion",
      recipient.consented_at as "consentedAt", recipient.signed_at as "signedAt",
      recipient.signed_ip as "signedFrom", recipient.signed_device as "signedWith",
      recipient.identified_by as "identifiedBy"
    from person
    join envelope_recipient recipient on lower(recipient.email) = lower(person.email)
    join envelope on envelope.id = recipient.envelope_id
    where ${ownedBy(personId, 'person.id')} and person.email_verified_at is not null
      and recipient.sent_at is not null
    order by recipient.sent_at desc, recipient.id limit ${OWN_MAX}`.execute(db);
  return rows;
}

/** The signature that a person kept for the next time, as a PNG in base64. */
export async function selectKeptSignature(db: Queryable, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select encode(image, 'base64') as png, saved_at as "savedAt" from saved_signature
    where ${ownedBy(personId, 'saved_signature.person_id')}`.execute(db);
  return rows;
}

/** Envelopes that a person sent or is preparing, newest first; at most 200. */
export async function selectEnvelopesOfPerson(db: Queryable, personId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select title, home_address as home, state, created_at as "createdAt", sent_at as "sentAt",
      ended_at as "endedAt"
    from envelope where ${ownedBy(personId, 'envelope.owner_id')}
    order by created_at desc, id limit ${OWN_MAX}`.execute(db);
  return rows;
}

/**
 * Removes the saved signatures of these people, and them from drafts, which nobody was sent. What
 * was sent to be signed, with how it was signed, is a record that a broker has to keep: it stays.
 */
export async function eraseFromDocuments(
  tx: Queryable,
  personIds: readonly string[],
): Promise<void> {
  const ids = [...personIds];
  await sql`delete from saved_signature where person_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    delete from envelope_recipient recipient using envelope, person
    where envelope.id = recipient.envelope_id and envelope.state = 'draft'
      and recipient.email <> '' and lower(recipient.email) = lower(person.email)
      and person.id = any(${ids}::uuid[])`.execute(tx);
}

const openOf = (personId: string): RawBuilder<SqlBool> => sql<SqlBool>`
  ${ownedBy(personId, 'envelope.owner_id')} and envelope.state in ('draft', 'sent', 'sealing')`;

/** Envelopes of a person that aren't over. */
export async function countOpenEnvelopesOf(db: Queryable, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from envelope where ${openOf(personId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives them, their documents, and documents that are in no envelope yet to a colleague. */
export async function moveOpenEnvelopes(tx: Queryable, from: string, to: string): Promise<void> {
  await sql`
    update document set owner_id = ${to}
    where ${ownedBy(from, 'document.owner_id')} and not exists (
      select from envelope_document contained
      join envelope on envelope.id = contained.envelope_id
      where contained.document_id = document.id
        and envelope.state not in ('draft', 'sent', 'sealing'))`.execute(tx);
  await sql`
    update envelope set owner_id = ${to}, version = version + 1
    where ${openOf(from)}`.execute(tx);
}
