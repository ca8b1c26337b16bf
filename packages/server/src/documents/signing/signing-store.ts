import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** How the sender of an envelope is reached. */
export async function findSenderContact(
  db: Queryable,
  personId: string,
): Promise<{ email: string; phone: string | null } | null> {
  const { rows } = await sql<{ email: string; phone: string | null }>`
    select email, phone from person where ${ownedBy(personId, 'person.id')}`.execute(db);
  return rows[0] ?? null;
}

/** The signature that a person kept for the next time. */
export async function findSavedSignature(db: Queryable, personId: string): Promise<Buffer | null> {
  const { rows } = await sql<{ image: Buffer }>`
    select image from saved_signature
    where ${ownedBy(personId, 'saved_signature.person_id')}`.execute(db);
  return rows[0]?.image ?? null;
}

export async function storeSavedSignature(
  tx: Queryable,
  personId: string,
  image: Buffer,
): Promise<void> {
  await sql`
    insert into saved_signature (person_id, image) values (${personId}, ${image})
    on conflict (person_id) do update set image = excluded.image, saved_at = now()`.execute(tx);
}

/** The roles whose recipients have signed each document of an envelope there. */
export async function selectSignedRolesIn(
  db: Queryable,
  envelopeId: string,
): Promise<(documentId: string) => ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; roles: string[] }>`
    select signature.document_id as id, array_agg(distinct recipient.role) as roles
    from document_signature signature
    join envelope_recipient recipient on recipient.id = signature.recipient_id
    where signature.envelope_id = ${envelopeId}
    group by signature.document_id`.execute(db);
  const roles = new Map(rows.map((row) => [row.id, new Set(row.roles)]));
  return (documentId) => roles.get(documentId) ?? new Set();
}

interface NewSignature {
  documentId: string;
  line: string;
  envelopeId: string;
  recipientId: string;
  versionNumber: number;
  image: Buffer | null;
  imageHash: Buffer | null;
  dataHash: Buffer;
  consentVersion: string;
  at: Date;
  ip: string | null;
  device: string;
  userAgent: string;
  identifiedBy: string;
}

/** Adds a signature on a line; false if the line was signed already. */
export async function insertSignature(tx: Queryable, one: NewSignature): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into document_signature (document_id, line, envelope_id, recipient_id, version_number,
      image, image_hash, data_hash, consent_version, signed_at, ip, device, user_agent,
      identified_by)
    values (${one.documentId}, ${one.line}, ${one.envelopeId}, ${one.recipientId},
      ${one.versionNumber}, ${one.image}, ${one.imageHash}, ${one.dataHash},
      ${one.consentVersion}, ${one.at}, ${one.ip}, ${one.device}, ${one.userAgent},
      ${one.identifiedBy})
    on conflict (envelope_id, document_id, line) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
