import { readCertificate, readDer } from '@homestead/contract/documents';
import { sha256 } from '#platform';
import { nothing, octets, oid, sequence, set, tagged, whole } from './der-writer.ts';
import type { SigningCertificate } from './signing-certificate.ts';

const ids = {
  signedData: '1.2.840.113549.1.7.2',
  data: '1.2.840.113549.1.7.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  stamp: '1.2.840.113549.1.9.16.2.14',
} as const;

const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const algorithms = {
  ecdsa: sequence(oid('1.2.840.10045.4.3.2')),
  rsa: sequence(oid('1.2.840.113549.1.1.1'), nothing()),
} as const;

/** A signature with what is needed to put it into a message. */
export interface Signature {
  readonly signing: SigningCertificate;
  readonly attributes: readonly Buffer[];
  /** What a time stamp is of. */
  readonly value: Uint8Array;
}

/**
 * Signs data as PAdES asks for (baseline B-B): detached, with the hash of the certificate signed
 * along, and without a time that nobody vouches for.
 */
export async function signData(data: Uint8Array, signing: SigningCertificate): Promise<Signature> {
  const [own] = signing.chain;
  if (!own) throw new Error('There is no certificate to sign with');
  const attributes = [
    attribute(ids.contentType, oid(ids.data)),
    attribute(ids.messageDigest, octets(sha256(data))),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(own)))))),
  ];
  return { signing, attributes, value: await signing.sign(set(...attributes)) };
}

/** The CMS message (RFC 5652) of a signature; with its time stamp it is baseline B-T. */
export function writeMessage(signature: Signature, stamp: Uint8Array | null): Buffer {
  const { signing, attributes, value } = signature;
  const { issuer, serial } = readCertificate(signing.chain[0]!);
  const signer = sequence(
    whole(Uint8Array.of(1)),
    sequence(issuer, whole(serial)),
    SHA_256,
    // A set whose tag isn't said again: [0].
    retagged(0xa0, set(...attributes)),
    algorithms[signing.algorithm],
    octets(value),
    ...(stamp ? [retagged(0xa1, set(attribute(ids.stamp, stamp)))] : []),
  );
  return sequence(
    oid(ids.signedData),
    tagged(
      0,
      sequence(
        whole(Uint8Array.of(1)),
        set(SHA_256),
        sequence(oid(ids.data)),
        tagged(0, ...signing.chain),
        set(signer),
      ),
    ),
  );
}

/** A message with a time stamp added to its signature. */
export function addStamp(message: Uint8Array, stamp: Uint8Array): Buffer {
  const info = readDer(message);
  const body = info.children[1]?.children[0];
  const signer = body?.children.at(-1)?.children[0];
  if (!body || !signer) throw new Error('This is no signed message');
  const before = body.children.slice(0, -1).map(({ raw }) => raw);
  const signed = signer.children.slice(0, 6).map(({ raw }) => raw);
  const stamped = sequence(...signed, retagged(0xa1, set(attribute(ids.stamp, stamp))));
  return sequence(oid(ids.signedData), tagged(0, sequence(...before, set(stamped))));
}

const attribute = (id: string, value: Uint8Array) => sequence(oid(id), set(value));

function retagged(tag: number, value: Buffer): Buffer {
  const copy = Buffer.from(value);
  copy[0] = tag;
  return copy;
}
