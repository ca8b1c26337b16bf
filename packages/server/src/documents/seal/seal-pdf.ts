import {
  findSignedRange,
  readSignedMessage,
  type SealFacts,
  type SealReport,
  type SealTrust,
  verifyPdf,
} from '@homestead/contract/documents';
import { addSignatureField, inPdfProcess, type Log, sha256 } from '#platform';
import { fillGap, replaceMessage } from './seal-gap.ts';
import type { SigningCertificate } from './signing-certificate.ts';
import { requestTimeStamp, type TimeStampService } from './time-stamp-client.ts';
import { addStamp, signData, writeMessage } from './write-signature.ts';

/** A sealed file. */
export interface SealedPdf {
  readonly bytes: Buffer;
  /** In hexadecimal digits. */
  readonly sha256: string;
  readonly level: 'B-B' | 'B-T';
  /** The time-stamp service gave no answer: try {@link stampPdf} later. */
  readonly stampWanted: boolean;
}

/** What sealing needs. */
export interface SealTools {
  readonly signing: SigningCertificate;
  /** Null where none is set. */
  readonly stamps: TimeStampService | null;
  readonly trust: SealTrust;
  readonly log: Log;
  /** As the PDF names it. */
  readonly firm: string;
}

/**
 * Seals a PDF that has `seal.json` attached: a signature over the whole file (PAdES B-T with a
 * time-stamp service, else B-B). A PDF that is sealed already stays as it is. The result has been
 * checked like anybody would. One with pages that others made is read in a process of its own.
 */
export async function sealPdf(
  pdf: Uint8Array,
  tools: SealTools,
  { isOurs: isAllOurs = true }: { isOurs?: boolean } = {},
): Promise<SealedPdf> {
  const before = await verifyPdf(pdf, tools.trust);
  if (before.isIntact && before.level && isOurs(before)) {
    const stampWanted = tools.stamps !== null && before.level === 'B-B';
    return describe(Buffer.from(pdf), before.level, stampWanted);
  }
  let stamp: Uint8Array | null = null;
  const sign = async (data: Uint8Array) => {
    const signature = await signData(data, tools.signing);
    stamp = await tryStamp(signature.value, tools);
    return writeMessage(signature, stamp);
  };
  const field = { firm: tools.firm, at: new Date() };
  const prepared = isAllOurs
    ? await addSignatureField(pdf, field)
    : await inPdfProcess('add-field', { pdf, field });
  const bytes = await fillGap(prepared, sign);
  await requireValid(bytes, tools.trust);
  return describe(bytes, stamp ? 'B-T' : 'B-B', tools.stamps !== null && stamp === null);
}

const isOurs = ({ findings }: SealReport): boolean =>
  findings.some(({ check, result }) => check === 'certificate' && result !== 'failed');

/**
 * Adds the time stamp to a sealed PDF of ours that has none; null where there still is no answer.
 * Throws unless the file holds before and, with its stamp, after.
 */
export async function stampPdf(pdf: Uint8Array, tools: SealTools): Promise<SealedPdf | null> {
  const { range } = findSignedRange(pdf, Buffer.from(pdf).toString('latin1'));
  if (!range) throw new Error('This PDF isn’t sealed');
  const before = await verifyPdf(pdf, tools.trust);
  if (!before.isIntact || !isOurs(before)) throw new Error('This isn’t a seal of ours that holds');
  if (before.level === 'B-T') return describe(Buffer.from(pdf), 'B-T', false);
  const { signature } = readSignedMessage(range.message);
  const stamp = await tryStamp(signature, tools);
  if (!stamp) return null;
  const message = addStamp(range.message, stamp);
  const bytes = replaceMessage(pdf, { from: range.from, message });
  const after = await verifyPdf(bytes, tools.trust);
  if (after.verdict !== 'valid' || after.level !== 'B-T') throw new Error('The stamp doesn’t hold');
  return describe(bytes, 'B-T', false);
}

async function tryStamp(
  signature: Uint8Array,
  { stamps, log }: SealTools,
): Promise<Uint8Array | null> {
  if (!stamps) return null;
  try {
    return await requestTimeStamp(stamps, signature);
  } catch (error) {
    log.warn({ err: error }, 'sealed without a time stamp');
    return null;
  }
}

/** A seal that doesn't hold is worse than none. */
async function requireValid(bytes: Uint8Array, trust: SealTrust): Promise<SealFacts> {
  const { verdict, facts, findings } = await verifyPdf(bytes, trust);
  // A required stamp that is still wanted is no reason to lose the seal.
  const failed = findings.filter(({ result, check }) => result === 'failed' && check !== 'stamp');
  const isGood = verdict === 'valid' || failed.length === 0;
  if (isGood && facts) return facts;
  const said = failed.map(({ check, reason }) => `${check}: ${reason}`).join(', ');
  throw new Error(`The seal doesn’t hold (${said || verdict})`);
}

function describe(bytes: Buffer, level: 'B-B' | 'B-T', stampWanted: boolean): SealedPdf {
  return { bytes, sha256: sha256(bytes).toString('hex'), level, stampWanted };
}
