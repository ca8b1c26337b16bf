import type { SealFacts } from './seal-facts.ts';

/** What is checked, in the order in which it is said. */
export const sealChecks = [
  'readable',
  'one-seal',
  'whole-file',
  'gap',
  'signature',
  'certificate',
  'key-usage',
  'stamp',
  'facts',
  'log',
  'log-complete',
  'signers',
  'documents',
  'data',
  'consent',
  'images',
  'bundle-files',
  'bundle-events',
  'bundle-consent',
  'bundle-forms',
] as const;
export type SealCheck = (typeof sealChecks)[number];

/** One check with its result. `reason` says what is wrong, as a key. */
export interface SealFinding {
  readonly check: SealCheck;
  /** `note`: nothing is wrong, but the reader should know. */
  readonly result: 'ok' | 'note' | 'failed';
  readonly reason?: string;
  /** What is wrong with what: numbers of events, names of signers, titles, files. */
  readonly about?: readonly string[];
}

/**
 * `valid`: sealed by this brokerage and unchanged. `invalid`: sealed, but not as it should be.
 * `not-ours`: without a seal, or with the seal of another firm. `damaged`: can't be read.
 */
export type SealVerdict = 'valid' | 'invalid' | 'not-ours' | 'damaged';

export interface SealReport {
  readonly verdict: SealVerdict;
  /** Whether the file is as it was when it was sealed, even by another firm. */
  readonly isIntact: boolean;
  readonly findings: readonly SealFinding[];
  /** What was sealed; null where that can't be read. */
  readonly facts: SealFacts | null;
  /** Of the PDF. */
  readonly sha256: string | null;
  readonly certificate: {
    readonly name: string;
    readonly issuer: string;
    /** SHA-256 of the certificate. */
    readonly fingerprint: string;
    readonly isDemo: boolean;
  } | null;
  readonly level: 'B-B' | 'B-T' | null;
  /** By the time-stamp service; ISO 8601, UTC. */
  readonly stampedAt: string | null;
}

/** The certificates that seals are known by. */
export interface SealTrust {
  /** Each with its issuers, its own first. */
  readonly chains: readonly {
    readonly certificates: readonly Uint8Array[];
    readonly isDemo: boolean;
  }[];
  /** Roots of time-stamp services. */
  readonly stampRoots: readonly Uint8Array[];
}

/** A finding that fails where there is a reason. */
export function finding(
  check: SealCheck,
  reason: string | null | undefined | false,
  about: readonly string[] = [],
): SealFinding {
  if (!reason) return { check, result: 'ok' };
  return { check, result: 'failed', reason, ...(about.length > 0 && { about }) };
}

export const isFailed = ({ result }: SealFinding): boolean => result === 'failed';
