import type { WireAttachment } from '@homestead/contract/messaging';
import { sql } from 'kysely';
import { findFileFacts, type Queryable } from '#platform';
import type { AttachmentRefusal, NewAttachment } from './attachment.ts';
import type { Subject } from './message.ts';

/** Writes down the files of a message, in order. */
export async function insertAttachments(
  tx: Queryable,
  messageId: string,
  attachments: readonly NewAttachment[],
): Promise<void> {
  if (attachments.length === 0) return;
  const rows = attachments.map(({ fileKey, name, bytes, refusal }, index) => ({
    ...{ message_id: messageId, position: index + 1, file_key: fileKey, name, bytes, refusal },
  }));
  await tx.insertInto('message_attachment').values(rows).execute();
}

/** The files of messages, by message, in order. */
export async function selectAttachments(
  db: Queryable,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, WireAttachment[]>> {
  if (messageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('message_attachment')
    .selectAll()
    .where('message_id', 'in', [...messageIds])
    .orderBy('message_id')
    .orderBy('position')
    .execute();
  const facts = await findFileFacts(
    db,
    rows.flatMap(({ file_key }) => file_key ?? []),
  );
  const found = new Map<string, WireAttachment[]>();
  for (const { message_id, name, bytes, refusal, file_key } of rows) {
    const kept = file_key === null ? undefined : facts.get(file_key);
    const one: WireAttachment = {
      ...{ name, bytes: Number(bytes), mediaType: kept?.mediaType ?? null },
      file: kept?.isReady ? file_key : null,
      refusal: refusal as WireAttachment['refusal'],
    };
    found.set(message_id, [...(found.get(message_id) ?? []), one]);
  }
  return found;
}

/** How many bytes of files from an address were kept within the last day. */
export async function countDayBytesOf(db: Queryable, address: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(a.bytes), 0) as bytes
    from message m join message_attachment a on a.message_id = m.id
    where m.channel = 'email' and m.address = ${address} and m.direction = 'in'
      and m.recorded_at > now() - interval '1 day' and a.file_key is not null`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Those of the keys that belong to a message. */
export async function selectUsedFiles(
  db: Queryable,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ file_key: string }>`
    select file_key from message_attachment where file_key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ file_key }) => file_key));
}

/** What the message of a file is about; undefined for a file that belongs to none. */
export async function findSubjectOfFile(
  db: Queryable,
  key: string,
): Promise<Subject | null | undefined> {
  const { rows } = await sql<{ about_kind: string | null; about_id: string | null }>`
    select m.about_kind, m.about_id from message_attachment a join message m on m.id = a.message_id
    where a.file_key = ${key} and m.erased_at is null limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return row.about_kind && row.about_id ? { kind: row.about_kind, id: row.about_id } : null;
}

/** Notes why a file wasn't kept after all. */
export async function refuseAttachment(
  db: Queryable,
  key: string,
  refusal: AttachmentRefusal,
): Promise<void> {
  await sql`
    update message_attachment set refusal = ${refusal}, file_key = null
    where file_key = ${key}`.execute(db);
}
