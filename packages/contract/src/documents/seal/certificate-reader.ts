import {
  bitsOf,
  childOf,
  DerError,
  type DerNode,
  derTags,
  oidOf,
  readDer,
  taggedIn,
  timeOf,
} from './der-reader.ts';
import { textOf } from './runtime.ts';

/** What the checks need to know of an X.509 certificate (RFC 5280). */
export interface Certificate {
  readonly raw: Uint8Array;
  /** The part that is signed. */
  readonly signedPart: Uint8Array;
  readonly signatureAlgorithm: DerNode;
  readonly signature: Uint8Array;
  readonly serial: Uint8Array;
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  /** The most particular name of the subject: its common name or organization. */
  readonly subjectName: string;
  readonly issuerName: string;
  readonly notBefore: number;
  readonly notAfter: number;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: DerNode;
  readonly isAuthority: boolean;
  /** The first byte of the key usage's bits; null without that extension. */
  readonly keyUsage: number | null;
  readonly extendedUses: readonly string[];
  /** Critical extensions that the checks don't know. */
  readonly unknownCritical: readonly string[];
}

export const keyUses = {
  digitalSignature: 0x80,
  nonRepudiation: 0x40,
  keyCertSign: 0x04,
} as const;

const extensions = {
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
} as const;
/** Critical ones that don't narrow what is checked here. */
const harmless = new Set(['2.5.29.32', '2.5.29.17']);

const nameParts = ['2.5.4.3', '2.5.4.10', '2.5.4.11'] as const;
const VERSION_3 = 0xa0;

/** Throws for what isn't a certificate. */
export function readCertificate(raw: Uint8Array): Certificate {
  const node = readDer(raw);
  const body = childOf(node, 0, derTags.sequence);
  const shift = body.children[0]?.tag === VERSION_3 ? 1 : 0;
  const validity = childOf(body, 3 + shift, derTags.sequence);
  const [notBefore, notAfter] = validity.children;
  if (!notBefore || !notAfter) throw new DerError();
  const issuer = childOf(body, 2 + shift, derTags.sequence);
  const subject = childOf(body, 4 + shift, derTags.sequence);
  return {
    raw,
    signedPart: body.raw,
    signatureAlgorithm: childOf(node, 1, derTags.sequence),
    signature: bitsOf(childOf(node, 2, derTags.bitString)),
    serial: childOf(body, shift, derTags.integer).content,
    issuer: issuer.raw,
    subject: subject.raw,
    subjectName: nameOf(subject),
    issuerName: nameOf(issuer),
    notBefore: timeOf(notBefore),
    notAfter: timeOf(notAfter),
    publicKey: childOf(body, 5 + shift, derTags.sequence),
    ...readExtensions(body),
  };
}

function nameOf(name: DerNode): string {
  const parts = new Map<string, string>();
  for (const set of name.children) {
    for (const { children } of set.children) {
      const [type, value] = children;
      if (type && value) parts.set(oidOf(type), nameText(value));
    }
  }
  for (const part of nameParts) {
    const text = parts.get(part);
    if (text) return text;
  }
  return '';
}

const BMP_STRING = 0x1e;

function nameText({ tag, content }: DerNode): string {
  if (tag === BMP_STRING) {
    const units = Array.from({ length: Math.floor(content.length / 2) }, (_, at) =>
      String.fromCharCode((content[2 * at]! << 8) | content[2 * at + 1]!),
    );
    return units.join('');
  }
  try {
    return textOf(content);
  } catch {
    return '';
  }
}

type Extensions = Pick<
  Certificate,
  'isAuthority' | 'keyUsage' | 'extendedUses' | 'unknownCritical'
>;

function readExtensions(body: DerNode): Extensions {
  let isAuthority = false;
  let keyUsage: number | null = null;
  let extendedUses: string[] = [];
  const unknownCritical: string[] = [];
  for (const extension of taggedIn(body, 3)?.children[0]?.children ?? []) {
    const [type, second] = extension.children;
    const value = extension.children.at(-1);
    if (!type || value?.tag !== derTags.octetString) throw new DerError();
    const oid = oidOf(type);
    if (oid === extensions.keyUsage) {
      keyUsage = readDer(value.content).content[1] ?? 0;
    } else if (oid === extensions.basicConstraints) {
      const [flag] = readDer(value.content).children;
      isAuthority = flag?.tag === derTags.boolean && flag.content[0] === 0xff;
    } else if (oid === extensions.extendedKeyUsage) {
      extendedUses = readDer(value.content).children.map(oidOf);
    } else if (second?.tag === derTags.boolean && !harmless.has(oid)) {
      unknownCritical.push(oid);
    }
  }
  return { isAuthority, keyUsage, extendedUses, unknownCritical };
}
