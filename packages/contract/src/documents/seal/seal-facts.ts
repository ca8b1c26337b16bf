import type { DocumentRole, FormAnswers } from '../form-definition.ts';
import { canonicalJson, type Json } from './canonical-json.ts';
import type { DocumentEvent } from './event-chain.ts';

/** The name of the file that every sealed PDF has attached. */
export const SEAL_FILE = 'seal.json';

/** The version of {@link SealFacts}. */
export const SEAL_VERSION = 1;

/**
 * The kinds of events that the check of a seal looks for. Each `consented` and `signed` event has
 * the signer's id in `facts.signer`; `completed` is the last event of a sealed log.
 *
 * - `consented` is about the SHA-256 of the consent's text,
 * - `signed` is about {@link textOfDocuments} as they were then, with the SHA-256 of the
 *   signature's picture in `facts.image` (null without one),
 * - `completed` is about {@link textOfDocuments} at the end.
 */
export const sealedEvents = {
  consented: 'consented',
  signed: 'signed',
  completed: 'completed',
} as const;

/** A document of the envelope, as it was signed. */
export interface SealedDocument {
  readonly title: string;
  /** The form that was filled in; null for a PDF that was uploaded. */
  readonly form: {
    readonly key: string;
    readonly version: string;
    /** SHA-256 of the definition as canonical JSON. */
    readonly sha256: string;
  } | null;
  /** SHA-256 of the PDF that was uploaded; null for a form. */
  readonly file: string | null;
  readonly data: FormAnswers;
  /** SHA-256 of the data as canonical JSON. */
  readonly dataHash: string;
}

/** How it was made sure who signs. */
export type Identification =
  | { readonly kind: 'link'; readonly linkBy: 'email' | 'sms'; readonly codeBy: 'email' | 'sms' }
  | { readonly kind: 'account' }
  | { readonly kind: 'in-person'; readonly confirmedBy: string };

const inPerson = /^In person, .+ (?:to|by) (.+)$/;

/** How a signer was identified, from the words that the log has in `identifiedBy`. */
export function identificationIn(words: string): Identification {
  const [, confirmedBy] = inPerson.exec(words) ?? [];
  if (confirmedBy) return { kind: 'in-person', confirmedBy };
  if (words.startsWith('Link')) {
    const codeBy = words.endsWith('text message') ? 'sms' : 'email';
    return { kind: 'link', linkBy: 'email', codeBy };
  }
  return { kind: 'account' };
}

/** Where a signer signed, initialed or wrote something. */
export interface SealedField {
  /** The document's place in the list, from 0. */
  readonly document: number;
  /** The line or the input of the form, or the field of an uploaded PDF. */
  readonly key: string;
  readonly kind: 'signature' | 'initials' | 'date' | 'text' | 'check';
  /** What was written; null for signatures and initials. */
  readonly value: string | null;
}

export interface SealedSigner {
  /** Unique in the envelope, such as `seller-1`; the same in `facts.signer` of events. */
  readonly id: string;
  readonly name: string;
  readonly role: DocumentRole;
  /** The line of the form; null for who has none. */
  readonly line: number | null;
  readonly identification: Identification;
  readonly consent: { readonly version: string; readonly sha256: string };
  readonly sentAt: string | null;
  readonly seenAt: string | null;
  readonly signedAt: string;
  readonly ip: string | null;
  readonly device: string | null;
  /** What the `signed` event is about. */
  readonly signed: string;
  /** The signature as a PNG in base64; null where nothing was drawn. */
  readonly image: { readonly sha256: string; readonly png: string } | null;
  readonly fields: readonly SealedField[];
}

/** The text that signers agreed to, for signing electronically. */
export interface SealedConsent {
  readonly version: string;
  readonly sha256: string;
  readonly text: string;
}

/** What is sealed with a PDF, as `seal.json` in it. */
export interface SealFacts {
  readonly version: typeof SEAL_VERSION;
  /** Random; also in the certificate page's QR code. */
  readonly code: string;
  readonly envelope: { readonly id: string; readonly title: string };
  readonly brokerage: string;
  readonly documents: readonly SealedDocument[];
  readonly signers: readonly SealedSigner[];
  readonly consents: readonly SealedConsent[];
  readonly events: readonly DocumentEvent[];
  readonly sealedAt: string;
  /** Whether the seal counts only with a time stamp. */
  readonly requiresStamp: boolean;
}

/** The text whose SHA-256 says which forms and data were signed. */
export function textOfDocuments(
  documents: readonly Pick<SealedDocument, 'title' | 'form' | 'file' | 'dataHash'>[],
): string {
  return canonicalJson(
    documents.map(({ title, form, file, dataHash }) => ({
      ...{ title, file, dataHash },
      form: form && { key: form.key, version: form.version, sha256: form.sha256 },
    })),
  );
}

/** `seal.json` as it is attached. */
export function textOfSeal(facts: SealFacts): string {
  return canonicalJson(facts as unknown as Json);
}
