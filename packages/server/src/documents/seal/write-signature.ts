import {
  cmsAttribute,
  cmsOids,
  derValues,
  readCertificate,
  readSignedMessage,
  writeSignedMessage,
} from '@homestead/contract/documents';
import { sha256 } from '#platform';
import type { SigningCertificate } from './signing-certificate.ts';

const { sequence, set, oid, octets, nothing } = derValues;

const algorithms = {
  ecdsa: sequence(oid('1.2.840.10045.4.3.2')),
  rsa: sequence(oid('1.2.840.113549.1.1.1'), nothing()),
} as const;

/** A signature with what is needed to put it into a message. */
export interface Signature {
  readonly signing: SigningCertificate;
  readonly attributes: readonly Uint8Array[];
  /** What a time stamp is of. */
  readonly value: Uint8Array;
}

/**
 * Signs data as PAdES asks for (baseline B-B): detached, with the hash of the certificate signed
 * along, and without a time that nobody vouches for.
 */
export async function signData(data: Uint8Array, signing: SigningCertificate): Promise<Signature> {
  const hashOfOwn = octets(sha256(signing.chain[0]));
  const attributes = [
    cmsAttribute(cmsOids.contentType, oid(cmsOids.data)),
    cmsAttribute(cmsOids.messageDigest, octets(sha256(data))),
    cmsAttribute(cmsOids.signingCertificateV2, sequence(sequence(sequence(hashOfOwn)))),
  ];
  return { signing, attributes, value: await signing.sign(set(...attributes)) };
}

/** The message of a signature; with its time stamp it is baseline B-T. */
export function writeMessage(signature: Signature, stamp: Uint8Array | null): Uint8Array {
  const { signing, attributes, value } = signature;
  const { issuer, serial } = readCertificate(signing.chain[0]);
  return writeSignedMessage({
    ...{ certificates: signing.chain, issuer, serial, attributes, signature: value, stamp },
    signatureAlgorithm: algorithms[signing.algorithm],
  });
}

/** A message with a time stamp added to its signature. */
export function addStamp(message: Uint8Array, stamp: Uint8Array): Uint8Array {
  return writeSignedMessage({ ...readSignedMessage(message).parts, stamp });
}
