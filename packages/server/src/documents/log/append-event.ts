import {
  type DocumentEvent,
  type DocumentEventKind,
  textOfEvent,
} from '@homestead/contract/documents';
import { type DatabaseTransaction, sha256 } from '#platform';
import { type DocumentEventRow, insertEvent, lockLog, selectEvents } from './event-store.ts';
import { withoutAddresses } from './without-addresses.ts';

interface LoggedEvent {
  readonly kind: DocumentEventKind;
  readonly facts?: DocumentEvent['facts'];
  /** Hash of what it is about: the data, the PDF, the text of the consent. */
  readonly about?: Buffer | null;
}

/**
 * Adds an event to the log of an envelope, in the caller's transaction: it has the hash of the one
 * before, and people's addresses are masked in it. The envelope is held until the commit,
 * so events of one envelope don't overtake each other. Returns its instant, never earlier than that
 * of the one before.
 */
export async function appendEvent(
  tx: DatabaseTransaction,
  envelopeId: string,
  { kind, facts = {}, about = null }: LoggedEvent,
): Promise<Date> {
  const log = await lockLog(tx, envelopeId);
  if (!log) throw new Error('The log of an envelope that isn’t there');
  const at = new Date(Math.max(Date.now(), log.last_at?.getTime() ?? 0));
  const seq = log.event_count + 1;
  // Without what is undefined, as the database keeps it.
  const plain = JSON.parse(JSON.stringify(facts)) as DocumentEvent['facts'];
  const said = withoutAddresses(kind, plain);
  const event = { seq, at: at.toISOString(), kind, facts: said };
  const hash = sha256(textOfEvent({ ...event, about: hex(about), previous: hex(log.event_head) }));
  await insertEvent(tx, { envelopeId, ...event, about, previous: log.event_head, hash });
  return at;
}

/** An event as the log is read outside of the database. */
export const presentEvent = (row: DocumentEventRow): DocumentEvent => ({
  seq: row.seq,
  at: row.at.toISOString(),
  kind: row.kind,
  facts: row.facts as DocumentEvent['facts'],
  about: hex(row.about),
  previous: hex(row.previous),
  hash: row.hash.toString('hex'),
});

/** The log of an envelope, from its beginning. */
export async function readLog(
  db: Parameters<typeof selectEvents>[0],
  envelopeId: string,
): Promise<DocumentEvent[]> {
  return (await selectEvents(db, envelopeId)).map(presentEvent);
}

const hex = (bytes: Buffer | null): string | null => bytes?.toString('hex') ?? null;
