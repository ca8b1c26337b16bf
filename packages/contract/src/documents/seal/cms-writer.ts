import { cmsOids } from './cms-oids.ts';
import { derValues } from './der-writer.ts';
import type { Bytes } from './runtime.ts';

const { sequence, set, taggedSet, tagged, oid, octets, whole } = derValues;

const SHA_256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const VERSION_1 = whole(Uint8Array.of(1));

/** What a message of ours is made of; the values are DER. */
export interface MessageParts {
  /** The signer’s own certificate and its issuers. */
  readonly certificates: readonly Uint8Array[];
  readonly issuer: Uint8Array;
  /** The bytes of the number. */
  readonly serial: Uint8Array;
  /** The signed attributes. */
  readonly attributes: readonly Uint8Array[];
  readonly signatureAlgorithm: Uint8Array;
  readonly signature: Uint8Array;
  readonly stamp: Uint8Array | null;
}

/** An attribute with one value. */
export const cmsAttribute = (id: string, value: Uint8Array): Bytes => sequence(oid(id), set(value));

/**
 * A detached signature with SHA-256 as a CMS message (RFC 5652). The same parts have one encoding,
 * so the check of a seal refuses any other.
 */
export function writeSignedMessage(parts: MessageParts): Bytes {
  const { certificates, issuer, serial, attributes, signatureAlgorithm, signature, stamp } = parts;
  const signer = sequence(
    VERSION_1,
    sequence(issuer, whole(serial)),
    SHA_256,
    taggedSet(0, ...attributes),
    signatureAlgorithm,
    octets(signature),
    ...(stamp ? [taggedSet(1, cmsAttribute(cmsOids.stamp, stamp))] : []),
  );
  const body = sequence(
    VERSION_1,
    set(SHA_256),
    sequence(oid(cmsOids.data)),
    tagged(0, ...certificates),
    set(signer),
  );
  return sequence(oid(cmsOids.signedData), tagged(0, body));
}
