import { findPath } from './certificate-path.ts';
import { type Certificate, readCertificate } from './certificate-reader.ts';
import { findMessageFaults } from './check-message.ts';
import { hashOf } from './check-signature.ts';
import { cmsOids } from './cms-oids.ts';
import { readSignedMessage } from './cms-reader.ts';
import { childOf, derTags, readDer, timeOf } from './der-reader.ts';
import { digest, isSame } from './runtime.ts';

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

/** What a time stamp says, and what is wrong with it. */
export interface StampCheck {
  /** Milliseconds; null where the stamp can't be read. */
  readonly at: number | null;
  readonly fault: 'unreadable' | 'imprint' | 'signature' | 'certificate' | null;
  /** Whether its certificate leads to one of the known roots. */
  readonly isTrusted: boolean;
  readonly by: string;
  readonly nonce: Uint8Array | null;
}

/** Checks a time stamp (RFC 3161) of `data`. `roots` are those of time-stamp services. */
export async function checkStamp(
  token: Uint8Array,
  data: Uint8Array,
  roots: readonly Uint8Array[],
): Promise<StampCheck> {
  try {
    return await checkReadable(token, data, roots);
  } catch {
    return { at: null, fault: 'unreadable', isTrusted: false, by: '', nonce: null };
  }
}

async function checkReadable(
  token: Uint8Array,
  data: Uint8Array,
  roots: readonly Uint8Array[],
): Promise<StampCheck> {
  const message = readSignedMessage(token);
  const { content, contentType, signer, certificates } = message;
  if (!content || contentType !== cmsOids.stampInfo) throw new Error('not a time stamp');
  const info = readDer(content);
  const imprint = childOf(info, 2, derTags.sequence);
  const hash = hashOf(childOf(imprint, 0, derTags.sequence));
  const at = timeOf(childOf(info, 4, derTags.generalizedTime));
  const nonce = info.children.slice(5).find(({ tag }) => tag === derTags.integer)?.content ?? null;
  const said = { at, nonce, by: signer?.subjectName ?? '', isTrusted: false };
  const stated = childOf(imprint, 1, derTags.octetString).content;
  if (!hash || !isSame(stated, await digest(hash, data))) return { ...said, fault: 'imprint' };
  const faults = await findMessageFaults(message, content);
  if (faults.length > 0 || !signer) return { ...said, fault: 'signature' };
  if (!isForStamps(signer)) return { ...said, fault: 'certificate' };
  const path = await findPath(signer, { others: certificates, roots: read(roots), at });
  return { ...said, fault: null, isTrusted: path !== null };
}

/** Only for time stamps, as RFC 3161 requires. */
function isForStamps({ extendedUses }: Certificate): boolean {
  return extendedUses.length === 1 && extendedUses[0] === TIME_STAMPING;
}

const read = (certificates: readonly Uint8Array[]) => certificates.map(readCertificate);
