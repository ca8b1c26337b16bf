import { canonicalJson, type DocumentEventKind } from '@homestead/contract/documents';
import { type DatabaseTransaction, sha256 } from '#platform';
import { type DocumentEventRow, insertEvent, lockLog, selectEvents } from './event-store.ts';

interface LoggedEvent {
  readonly kind: DocumentEventKind;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** Hash of what it is about: the data, the PDF, the text of the consent. */
  readonly about?: Buffer | null;
  readonly at?: Date;
}

/**
 * Adds an event to the log of an envelope, in the caller's transaction: it has the hash of the one
 * before. The envelope is held until the commit, so events of one envelope don't overtake
 * each other.
 */
export async function appendEvent(
  tx: DatabaseTransaction,
  envelopeId: string,
  { kind, facts = {}, about = null, at = new Date() }: LoggedEvent,
): Promise<void> {
  const log = await lockLog(tx, envelopeId);
  if (!log) throw new Error('The log of an envelope that isn’t there');
  const seq = log.event_count + 1;
  const event = {
    ...{ seq, at: at.toISOString(), kind, facts, about: hex(about), previous: hex(log.event_head) },
  };
  const hash = sha256(canonicalJson(event));
  const stored = { about, previous: log.event_head, hash };
  await insertEvent(tx, { envelopeId, seq, at: event.at, kind, facts, ...stored });
}

/** An event as the log is read outside of the database. */
export const presentEvent = (row: DocumentEventRow) => ({
  seq: row.seq,
  at: row.at.toISOString(),
  kind: row.kind,
  facts: row.facts as Record<string, unknown>,
  about: hex(row.about),
  previous: hex(row.previous),
  hash: row.hash.toString('hex'),
});
export type PresentedEvent = ReturnType<typeof presentEvent>;

/** The log of an envelope, from its beginning. */
export async function readLog(
  db: Parameters<typeof selectEvents>[0],
  envelopeId: string,
): Promise<PresentedEvent[]> {
  return (await selectEvents(db, envelopeId)).map(presentEvent);
}

const hex = (bytes: Buffer | null): string | null => bytes?.toString('hex') ?? null;
