import { findPath, readCertificates } from './certificate-path.ts';
import { type Certificate, keyUses } from './certificate-reader.ts';
import { checkFacts } from './check-facts.ts';
import { findMessageFaults } from './check-message.ts';
import { checkStamp } from './check-stamp.ts';
import { cmsOids } from './cms-oids.ts';
import { readSignedMessage, type SignedMessage } from './cms-reader.ts';
import { writeSignedMessage } from './cms-writer.ts';
import {
  attachedFiles,
  type PdfFault,
  type PdfFile,
  readPdf,
  readPdfStream,
} from './pdf-reader.ts';
import { parseJson, readSealFacts } from './read-seal-facts.ts';
import { isSame, latin1, sha256Of, textOf } from './runtime.ts';
import { SEAL_FILE, type SealFacts } from './seal-facts.ts';
import {
  finding,
  isFailed,
  type SealFinding,
  type SealReport,
  type SealTrust,
  type SealVerdict,
} from './seal-report.ts';
import { countRanges, findSignedRange } from './signed-range.ts';

/** The most bytes of an attached file that are unpacked. */
const MOST_FACTS = 32 * 1024 * 1024;

/**
 * Checks a sealed PDF: that the whole file is as it was sealed, by whom, and that what was sealed
 * is consistent. Nothing leaves the browser.
 */
export async function verifyPdf(bytes: Uint8Array, trust: SealTrust): Promise<SealReport> {
  const pdf = readPdf(bytes);
  const sha256 = await sha256Of(bytes);
  if (pdf === 'not-a-pdf' || pdf === 'cut-off') {
    return emptyReport('damaged', finding('readable', pdf), sha256);
  }
  const text = typeof pdf === 'string' ? latin1(bytes) : pdf.text;
  if (countRanges(text) === 0) {
    return emptyReport('not-ours', finding('one-seal', 'none'), sha256);
  }
  const facts = await readFacts(pdf);
  const signed = await checkSigned(bytes, text, { facts, trust });
  const findings = [
    finding('readable', null),
    ...(pdf === 'revisions' ? [finding('one-seal', 'appended')] : []),
    ...signed.findings,
    finding('facts', facts === null && 'missing'),
    ...(facts ? await checkFacts(facts) : []),
  ];
  const isIntact = signed.isIntact && pdf !== 'revisions';
  return {
    verdict: verdictOf(findings, isIntact, text),
    isIntact,
    ...{ findings, facts, sha256 },
    ...{ certificate: signed.certificate, level: signed.level, stampedAt: signed.stampedAt },
  };
}

/** A report of a file in which nothing can be checked. */
export function emptyReport(
  verdict: SealVerdict,
  reason: SealFinding,
  sha256: string | null,
): SealReport {
  return {
    ...{ verdict, isIntact: false, findings: [reason], facts: null, sha256 },
    ...{ certificate: null, level: null, stampedAt: null },
  };
}

function verdictOf(findings: readonly SealFinding[], isIntact: boolean, text: string): SealVerdict {
  const failed = findings.filter(isFailed);
  if (failed.length === 0) return 'valid';
  const isStranger = failed.some(
    ({ check, reason }) => check === 'certificate' && reason === 'unknown',
  );
  const isSealed = text.includes(`(${SEAL_FILE})`);
  return !isSealed || (isIntact && isStranger) ? 'not-ours' : 'invalid';
}

async function readFacts(pdf: PdfFile | PdfFault): Promise<SealFacts | null> {
  if (typeof pdf === 'string') return null;
  const [file, another] = attachedFiles(pdf, SEAL_FILE);
  if (file === undefined || another !== undefined) return null;
  const bytes = await readPdfStream(pdf, file, MOST_FACTS);
  if (!bytes) return null;
  try {
    return readSealFacts(parseJson(textOf(bytes)));
  } catch {
    return null;
  }
}

type SignedReport = Pick<SealReport, 'isIntact' | 'certificate' | 'level' | 'stampedAt'> & {
  readonly findings: readonly SealFinding[];
};

interface Known {
  readonly facts: SealFacts | null;
  readonly trust: SealTrust;
}

const unsealed = { isIntact: false, certificate: null, level: null, stampedAt: null } as const;

async function checkSigned(bytes: Uint8Array, text: string, known: Known): Promise<SignedReport> {
  const { findings, range } = findSignedRange(bytes, text);
  if (!range) return { ...unsealed, findings };
  let message: SignedMessage;
  try {
    message = readSignedMessage(range.message);
  } catch {
    return { ...unsealed, findings: [...findings, finding('signature', 'unreadable')] };
  }
  const { signer } = message;
  const chain = known.trust.chains.find(
    ({ certificates: [own] }) => own && signer && isSame(own, signer.raw),
  );
  const fault =
    (await findSignatureFault(message, range.data)) ??
    (isPlain(message, range.message, chain) ? null : 'extras');
  const first = [...findings, finding('signature', fault)];
  if (!signer) return { ...unsealed, findings: first };
  const stamp = await checkStampOf(message, known);
  const facts = known.facts?.sealedAt;
  const at = stamp.at ?? (facts ? Date.parse(facts) : signer.notBefore);
  return {
    isIntact: fault === null,
    findings: [
      ...first,
      await checkCertificate(signer, chain, at),
      finding('key-usage', isForSeals(signer) ? null : 'not-for-seals'),
      stamp.finding,
    ],
    certificate: {
      ...{ name: signer.subjectName, issuer: signer.issuerName },
      fingerprint: await sha256Of(signer.raw),
      isDemo: chain?.isDemo ?? false,
    },
    level: stamp.at === null ? 'B-B' : 'B-T',
    stampedAt: stamp.at === null ? null : new Date(stamp.at).toISOString(),
  };
}

async function findSignatureFault(
  message: SignedMessage,
  data: Uint8Array,
): Promise<string | null> {
  if (message.content !== null) return 'not-detached';
  if (message.contentType !== cmsOids.data) return 'content-type';
  // The profile forbids a time that nobody vouches for.
  if (message.signed.has(cmsOids.signingTime)) return 'signing-time';
  if (!message.signed.has(cmsOids.signingCertificateV2)) return 'signing-certificate';
  try {
    const [fault] = await findMessageFaults(message, data);
    return fault ?? null;
  } catch {
    return 'unreadable';
  }
}

/**
 * Whether a message has nothing in it but what belongs there. Parts of it aren't signed, so
 * something could be hidden in them.
 */
function isPlain(
  { parts }: SignedMessage,
  bytes: Uint8Array,
  chain: SealTrust['chains'][number] | undefined,
): boolean {
  const isKnown = (one: Uint8Array) => chain?.certificates.some((other) => isSame(one, other));
  return isSame(bytes, writeSignedMessage(parts)) && (!chain || parts.certificates.every(isKnown));
}

async function checkCertificate(
  signer: Certificate,
  chain: SealTrust['chains'][number] | undefined,
  at: number,
): Promise<SealFinding> {
  const named = [signer.subjectName];
  if (!chain) return finding('certificate', 'unknown', named);
  const [, ...others] = readCertificates(chain.certificates);
  const roots = [others.at(-1) ?? signer];
  const path = await findPath(signer, { others, roots, at });
  if (!path) return finding('certificate', 'not-valid', named);
  if (!chain.isDemo) return finding('certificate', null);
  return { check: 'certificate', result: 'note', reason: 'demo', about: named };
}

/** Uses of a key that documents may be sealed with: documents, email, Adobe’s and Microsoft’s. */
const documentUses = new Set([
  '1.3.6.1.5.5.7.3.36',
  '1.3.6.1.5.5.7.3.4',
  '1.2.840.113583.1.1.5',
  '1.3.6.1.4.1.311.10.3.12',
]);

function isForSeals({ isAuthority, keyUsage, extendedUses }: Certificate): boolean {
  const mask = keyUses.digitalSignature | keyUses.nonRepudiation;
  const isForDocuments =
    extendedUses.length === 0 || extendedUses.some((use) => documentUses.has(use));
  return !isAuthority && keyUsage !== null && (keyUsage & mask) !== 0 && isForDocuments;
}

/** Anyone can take a time stamp out of a file, so a seal may require it. */
async function checkStampOf(
  message: SignedMessage,
  { facts, trust }: Known,
): Promise<{ finding: SealFinding; at: number | null }> {
  const token = message.unsigned.get(cmsOids.stamp);
  if (!token) {
    const isRequired = facts?.requiresStamp ?? false;
    const result = isRequired ? 'failed' : 'note';
    return { finding: { check: 'stamp', result, reason: 'none' }, at: null };
  }
  const { fault, at, isTrusted, by } = await checkStamp(
    token.raw,
    message.signature,
    trust.stampRoots,
  );
  if (fault) return { finding: finding('stamp', fault), at: null };
  if (!isTrusted) return { finding: finding('stamp', 'unknown', [by]), at: null };
  return { finding: finding('stamp', null), at };
}
