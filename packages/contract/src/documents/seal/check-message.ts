import type { Certificate } from './certificate-reader.ts';
import { checkSignature, hashOf } from './check-signature.ts';
import { cmsOids } from './cms-oids.ts';
import type { SignedMessage } from './cms-reader.ts';
import { childOf, type DerNode, derTags, oidOf } from './der-reader.ts';
import { digest, type HashName, isSame } from './runtime.ts';

/** What can be wrong with a signed message, apart from who signed it. */
export type MessageFault =
  | 'algorithm'
  | 'content-type'
  | 'digest'
  | 'signer'
  | 'signing-certificate'
  | 'signature';

/** Checks the message's signature of `data`. */
export async function findMessageFaults(
  message: SignedMessage,
  data: Uint8Array,
): Promise<MessageFault[]> {
  const { signed, signer, digestAlgorithm } = message;
  const hash = hashOf(digestAlgorithm);
  if (!hash) return ['algorithm'];
  const faults: MessageFault[] = [];
  const type = signed.get(cmsOids.contentType);
  if (!type || oidOf(type) !== message.contentType) faults.push('content-type');
  const stated = signed.get(cmsOids.messageDigest);
  const isStated = stated?.tag === derTags.octetString;
  if (!isStated || !isSame(stated.content, await digest(hash, data))) faults.push('digest');
  if (!signer) return [...faults, 'signer'];
  if (!(await namesCertificate(message, signer))) faults.push('signing-certificate');
  const result = await checkSignature({
    key: signer.publicKey,
    algorithm: message.signatureAlgorithm,
    hash,
    signature: message.signature,
    data: message.signedPart,
  });
  if (result === 'unknown') faults.push('algorithm');
  if (result === 'wrong') faults.push('signature');
  return faults;
}

/** Whether a signed attribute holds the hash of the certificate, so that no other one fits. */
async function namesCertificate({ signed }: SignedMessage, { raw }: Certificate): Promise<boolean> {
  const attribute =
    signed.get(cmsOids.signingCertificateV2) ?? signed.get(cmsOids.signingCertificate);
  const named = attribute?.children[0]?.children[0];
  if (!named) return false;
  const isFirst = !signed.has(cmsOids.signingCertificateV2);
  const found = isFirst ? { hash: 'SHA-1' as const, at: 0 } : hashNamedIn(named);
  if (!found) return false;
  const stated = childOf(named, found.at, derTags.octetString).content;
  return isSame(stated, await digest(found.hash, raw));
}

function hashNamedIn(named: DerNode): { hash: HashName; at: number } | null {
  const [first] = named.children;
  if (first?.tag !== derTags.sequence) return { hash: 'SHA-256', at: 0 };
  const hash = hashOf(first);
  return hash && { hash, at: 1 };
}
