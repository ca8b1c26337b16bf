import { type Certificate, readCertificate } from './certificate-reader.ts';
import { cmsOids } from './cms-oids.ts';
import type { MessageParts } from './cms-writer.ts';
import {
  childOf,
  DerError,
  type DerNode,
  derTags,
  oidOf,
  readDer,
  taggedIn,
} from './der-reader.ts';

/** A signed message with its one signer. */
export interface SignedMessage {
  readonly contentType: string;
  /** Null for a detached signature. */
  readonly content: Uint8Array | null;
  readonly certificates: readonly Certificate[];
  readonly digestAlgorithm: DerNode;
  readonly signatureAlgorithm: DerNode;
  readonly signature: Uint8Array;
  /** The attributes as they are signed. */
  readonly signedPart: Uint8Array;
  readonly signed: ReadonlyMap<string, DerNode>;
  readonly unsigned: ReadonlyMap<string, DerNode>;
  /** The certificate that the signer names; null where the message doesn't bring it. */
  readonly signer: Certificate | null;
  /** What `writeSignedMessage` makes the same message of, if it is one of ours. */
  readonly parts: MessageParts;
}

const CERTIFICATES = 0xa0;
const SIGNED_ATTRIBUTES = 0xa0;
const UNSIGNED_ATTRIBUTES = 0xa1;

/** Throws for what isn't a CMS message with exactly one signer. */
export function readSignedMessage(bytes: Uint8Array): SignedMessage {
  const info = readDer(bytes);
  if (oidOf(childOf(info, 0, derTags.oid)) !== cmsOids.signedData) throw new DerError();
  const body = taggedIn(info, 0)?.children[0];
  if (body?.tag !== derTags.sequence) throw new DerError();
  const held = childOf(body, 2, derTags.sequence);
  const signers = body.children.at(-1);
  const [signer] = signers?.children ?? [];
  if (signers?.tag !== derTags.set || signers.children.length !== 1 || !signer) {
    throw new DerError();
  }
  const certificates = (body.children.find(({ tag }) => tag === CERTIFICATES)?.children ?? [])
    .filter(({ tag }) => tag === derTags.sequence)
    .map(({ raw }) => readCertificate(raw));
  return {
    contentType: oidOf(childOf(held, 0, derTags.oid)),
    content: contentOf(held),
    certificates,
    ...readSigner(signer, certificates),
  };
}

function contentOf(held: DerNode): Uint8Array | null {
  const inner = taggedIn(held, 0);
  return inner ? childOf(inner, 0, derTags.octetString).content : null;
}

function readSigner(signer: DerNode, certificates: readonly Certificate[]) {
  const attributes = signer.children[3];
  if (attributes?.tag !== SIGNED_ATTRIBUTES) throw new DerError();
  const signedPart = Uint8Array.from(attributes.raw);
  // They are signed as a set of their own.
  signedPart[0] = derTags.set;
  const unsigned = signer.children[6];
  const named = childOf(signer, 1, derTags.sequence);
  const read = unsigned ? readAttributes(unsigned) : new Map<string, DerNode>();
  if (unsigned && unsigned.tag !== UNSIGNED_ATTRIBUTES) throw new DerError();
  return {
    digestAlgorithm: childOf(signer, 2, derTags.sequence),
    signatureAlgorithm: childOf(signer, 4, derTags.sequence),
    signature: childOf(signer, 5, derTags.octetString).content,
    signedPart,
    signed: readAttributes(attributes),
    unsigned: read,
    signer: findSigner(named, certificates),
    parts: {
      certificates: certificates.map(({ raw }) => raw),
      issuer: childOf(named, 0, derTags.sequence).raw,
      serial: childOf(named, 1, derTags.integer).content,
      attributes: attributes.children.map(({ raw }) => raw),
      signatureAlgorithm: childOf(signer, 4, derTags.sequence).raw,
      signature: childOf(signer, 5, derTags.octetString).content,
      stamp: read.get(cmsOids.stamp)?.raw ?? null,
    },
  };
}

/** The attributes' single values. */
function readAttributes(set: DerNode): Map<string, DerNode> {
  const found = new Map<string, DerNode>();
  for (const attribute of set.children) {
    const oid = oidOf(childOf(attribute, 0, derTags.oid));
    const values = childOf(attribute, 1, derTags.set).children;
    if (found.has(oid) || values.length !== 1) throw new DerError();
    found.set(oid, values[0]!);
  }
  return found;
}

const hexes = (bytes: Uint8Array) => bytes.join(' ');

function findSigner(named: DerNode, certificates: readonly Certificate[]): Certificate | null {
  const issuer = hexes(childOf(named, 0, derTags.sequence).raw);
  const serial = hexes(childOf(named, 1, derTags.integer).content);
  return (
    certificates.find(
      (certificate) => hexes(certificate.issuer) === issuer && hexes(certificate.serial) === serial,
    ) ?? null
  );
}
