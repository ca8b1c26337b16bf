import type { DocumentRole, Paper, SigningRole } from '@homestead/contract/documents';
import type { PdfAttachment, PdfPlace } from '#platform';

/** A signature on a line of a paper; `paper` is its index in the envelope. */
export interface DrawnSignature {
  readonly paper: number;
  readonly line: string;
  readonly name: string;
  readonly at: Date;
  readonly png: Uint8Array;
}

/** Initials at the foot of every page of a paper, or in the field with a key. */
export interface DrawnInitials {
  readonly paper: number;
  readonly key: string | null;
  readonly role: SigningRole;
  readonly name: string;
  readonly png: Uint8Array;
}

export interface CertifiedDocument {
  readonly title: string;
  readonly version: string;
  /** SHA-256 of what was answered, in hex. */
  readonly dataHash: string;
}

export interface CertifiedSigner {
  readonly name: string;
  readonly role: DocumentRole;
  /** How we know that it was them, in words. */
  readonly identification: string;
  readonly consentVersion: string | null;
  readonly sentAt: Date | null;
  readonly seenAt: Date | null;
  readonly signedAt: Date | null;
  readonly ip: string | null;
  readonly device: string | null;
  readonly png: Uint8Array | null;
}

/** What the last page says about how the documents were signed. */
export interface Certificate {
  /** What people call the envelope when they ask about it. */
  readonly envelope: string;
  readonly documents: readonly CertifiedDocument[];
  readonly signers: readonly CertifiedSigner[];
  /** Hash of the last event of the log, in hex. */
  readonly logHead: string;
  /** Where the document can be checked; the QR code leads there. */
  readonly address: string;
  /** Such as that the certificate of the seal is a sample. */
  readonly notes?: readonly string[];
}

export interface EnvelopeDrawing {
  readonly title: string;
  /** The brokerage. */
  readonly author: string;
  readonly papers: readonly Paper[];
  readonly signatures: readonly DrawnSignature[];
  readonly initials: readonly DrawnInitials[];
  /** Null for a draft or a blank form. */
  readonly certificate: Certificate | null;
  readonly attachments: readonly PdfAttachment[];
  /** Same drawing and instant, same bytes. */
  readonly madeAt: Date;
}

export interface DrawnEnvelope {
  readonly pdf: Buffer;
  readonly pageCount: number;
  /** How many pages each paper takes, without the certificate. */
  readonly pagesOfPapers: readonly number[];
  /** Where the lines to sign on are; `part` is the index of their paper. */
  readonly places: readonly PdfPlace[];
}
