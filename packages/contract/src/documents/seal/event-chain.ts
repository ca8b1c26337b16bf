import { canonicalJson, type Json } from './canonical-json.ts';

/** What happened to an envelope. `hash` is that of the event without it, as canonical JSON. */
export interface DocumentEvent {
  /** From 1, without a gap. */
  readonly seq: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly kind: string;
  readonly facts: { readonly [key: string]: Json | undefined };
  /** SHA-256 of the data, the PDF or the consent that it is about. */
  readonly about: string | null;
  /** The hash of the event before it; null for the first one. */
  readonly previous: string | null;
  readonly hash: string;
}

/** The text whose SHA-256 (of its UTF-8 bytes, in hexadecimal digits) is the event's hash. */
export function textOfEvent(event: Omit<DocumentEvent, 'hash'>): string {
  const { seq, at, kind, facts, about, previous } = event;
  return canonicalJson({ seq, at, kind, facts, about, previous });
}

/** What is wrong with an event: its own hash, its link, its number, or its time. */
export interface ChainFault {
  readonly seq: number;
  readonly fault: 'hash' | 'previous' | 'seq' | 'time';
}

/**
 * Everything that is wrong with a log: an event that was changed, left out, put in or moved. An
 * event that was cut off at the end can't be seen from here; see `checkFacts`.
 */
export async function findChainFaults(
  events: readonly DocumentEvent[],
  sha256: (text: string) => Promise<string>,
): Promise<ChainFault[]> {
  const faults: ChainFault[] = [];
  let before: DocumentEvent | null = null;
  for (const [index, event] of events.entries()) {
    const { seq } = event;
    if (seq !== index + 1) faults.push({ seq, fault: 'seq' });
    if (event.previous !== (before?.hash ?? null)) faults.push({ seq, fault: 'previous' });
    const time = Date.parse(event.at);
    if (!(time >= (before ? Date.parse(before.at) : 0))) faults.push({ seq, fault: 'time' });
    if (event.hash !== (await sha256(textOfEvent(event)))) faults.push({ seq, fault: 'hash' });
    before = event;
  }
  return faults;
}
