import type { Certificate } from './certificate-reader.ts';
import { childOf, type DerNode, derTags, oidOf, readDer } from './der-reader.ts';
import { type HashName, type KeyAlgorithm, subtle } from './runtime.ts';

/*
 * Signatures by RSA (PKCS #1 1.5) and ECDSA with SHA-2. Any other algorithm is refused.
 */

const hashes: Readonly<Record<string, HashName>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};

interface SignatureKind {
  readonly name: KeyAlgorithm['name'];
  /** Null: the hash is named beside it. */
  readonly hash: HashName | null;
}

const signatures: Readonly<Record<string, SignatureKind>> = {
  '1.2.840.113549.1.1.1': { name: 'RSASSA-PKCS1-v1_5', hash: null },
  '1.2.840.113549.1.1.11': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { name: 'ECDSA', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { name: 'ECDSA', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { name: 'ECDSA', hash: 'SHA-512' },
};

const curves: Readonly<Record<string, { name: string; bytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
};
const RSA_KEY = '1.2.840.113549.1.1.1';
const EC_KEY = '1.2.840.10045.2.1';

/** The hash of an AlgorithmIdentifier; null for an unknown one. */
export function hashOf(algorithm: DerNode): HashName | null {
  return hashes[oidOf(childOf(algorithm, 0, derTags.oid))] ?? null;
}

/** Whether the signature is the key's; `unknown` for an algorithm that isn't accepted. */
export async function checkSignature(given: {
  readonly key: DerNode;
  readonly algorithm: DerNode;
  /** For an algorithm that names none. */
  readonly hash: HashName | null;
  readonly signature: Uint8Array;
  readonly data: Uint8Array;
}): Promise<'ok' | 'wrong' | 'unknown'> {
  const kind = signatures[oidOf(childOf(given.algorithm, 0, derTags.oid))];
  const hash = kind?.hash ?? given.hash;
  if (!kind || !hash || (given.hash && kind.hash && given.hash !== kind.hash)) return 'unknown';
  const keyAlgorithm = childOf(given.key, 0, derTags.sequence);
  const keyKind = oidOf(childOf(keyAlgorithm, 0, derTags.oid));
  if (kind.name === 'ECDSA') {
    if (keyKind !== EC_KEY) return 'unknown';
    const curve = curves[oidOf(childOf(keyAlgorithm, 1, derTags.oid))];
    if (!curve) return 'unknown';
    const plain = plainSignature(given.signature, curve.bytes);
    if (!plain) return 'wrong';
    return verify({ name: 'ECDSA', hash, namedCurve: curve.name }, given, plain);
  }
  if (keyKind !== RSA_KEY) return 'unknown';
  return verify({ name: 'RSASSA-PKCS1-v1_5', hash }, given, given.signature);
}

async function verify(
  algorithm: KeyAlgorithm,
  { key, data }: { readonly key: DerNode; readonly data: Uint8Array },
  signature: Uint8Array,
): Promise<'ok' | 'wrong'> {
  try {
    const imported = await subtle().importKey('spki', key.raw, algorithm, false, ['verify']);
    return (await subtle().verify(algorithm, imported, signature, data)) ? 'ok' : 'wrong';
  } catch {
    return 'wrong';
  }
}

/** Both numbers of an ECDSA signature side by side, as browsers take it. */
function plainSignature(signature: Uint8Array, bytes: number): Uint8Array | null {
  const plain = new Uint8Array(2 * bytes);
  try {
    const pair = readDer(signature);
    for (const at of [0, 1]) {
      const number = childOf(pair, at, derTags.integer).content;
      const bare = number[0] === 0 ? number.subarray(1) : number;
      if (bare.length > bytes) return null;
      plain.set(bare, (at + 1) * bytes - bare.length);
    }
    return pair.tag === derTags.sequence && pair.children.length === 2 ? plain : null;
  } catch {
    return null;
  }
}

/** Whether a certificate was signed by the key of another one. */
export async function isIssuedBy(certificate: Certificate, issuer: Certificate): Promise<boolean> {
  const { signatureAlgorithm: algorithm, signature, signedPart: data } = certificate;
  const given = { key: issuer.publicKey, algorithm, hash: null, signature, data };
  return (await checkSignature(given)) === 'ok';
}
