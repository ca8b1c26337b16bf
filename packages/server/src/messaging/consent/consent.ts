import type { WireMessage } from '@homestead/contract/messaging';
import type { Subject } from '../record/message.ts';

/** Whose consent: a mailbox or a phone, and what for. */
export interface ConsentKey {
  channel: WireMessage['channel'];
  /** An email in lower case, or +1 and ten digits. */
  address: string;
  kind: 'marketing' | 'transactional';
}

/** An entry of the ledger. */
export interface NewConsent extends ConsentKey {
  isGranted: boolean;
  source: 'form' | 'message' | 'stop' | 'start' | 'staff';
  /** What the person saw and agreed to, or wrote. */
  wording?: string;
  page?: string | null;
  ipAddress?: string | null;
  recordedBy?: string | null;
  /** Only of what staff wrote down. */
  told?: ToldConsent;
  /** The record of the person who said it; null for what came from a phone or mailbox itself. */
  about?: Subject | null;
}

/** Whether a message may go out, and since when that is so. */
export interface ConsentState {
  state: 'granted' | 'missing' | 'withdrawn';
  since: Date | null;
  /** Empty for a consent by text. */
  wording: string;
}

/** How a person told staff, who wrote it down. */
export interface ToldConsent {
  how: 'call' | 'meeting' | 'paper' | 'email';
  /** A date. */
  givenOn: string;
  /** The key of a scan. */
  fileKey: string | null;
}
