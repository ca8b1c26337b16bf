import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate with its key, in PEM, as TLS servers take them. */
export interface Certificate {
  cert: string;
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A piece of DER: its tag, the length of its parts, and the parts. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 128
      ? [length]
      : length < 256
        ? [0x81, length]
        : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Uint8Array.of(tag, ...size), body]);
}
const hex = (text: string) => Buffer.from(text, 'hex');
const list = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const ecdsaWithSha256 = list(hex('06082a8648ce3d040302'));
const commonName = (name: string) =>
  list(der(0x31, list(hex('0603550403'), der(0x0c, Buffer.from(name)))));
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));
const isAuthority = list(hex('0603551d13'), hex('0101ff'), der(0x04, list(hex('0101ff'))));
const ofHost = (host: string) =>
  list(hex('0603551d11'), der(0x04, list(der(0x82, Buffer.from(host)))));
const pem = (whole: Buffer) =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(whole.toString('base64').match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----\n',
  ].join('\n');

interface Signed {
  subject: string;
  issuer: string;
  /** Of whom it is for. */
  publicKey: KeyObject;
  /** Of who signs it. */
  signingKey: KeyObject;
  extension: Buffer;
  endsAt: number;
}

/** A certificate of version 3 (RFC 5280, section 4.1). */
function signed({ subject, issuer, publicKey, signingKey, extension, endsAt }: Signed): string {
  const facts = list(
    ...[der(0xa0, hex('020102')), der(0x02, Uint8Array.of(1), randomBytes(8)), ecdsaWithSha256],
    ...[commonName(issuer), list(time(endsAt - 30 * DAY_MS), time(endsAt)), commonName(subject)],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, list(extension)),
  );
  const signature = sign('sha256', facts, signingKey);
  return pem(list(facts, ecdsaWithSha256, der(0x03, Uint8Array.of(0), signature)));
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An authority that signs certificates for hosts: its own certificate, and a way to get others. */
export function createAuthority(name = 'Test Authority') {
  const own = newKeys();
  const endsAt = Date.now() + 10 * DAY_MS;
  return {
    cert: signed({
      ...{ subject: name, issuer: name, publicKey: own.publicKey, signingKey: own.privateKey },
      ...{ extension: isAuthority, endsAt },
    }),
    /** A certificate for a host; one that isn't valid anymore on demand. */
    issue(host: string, { isExpired = false } = {}): Certificate {
      const { publicKey, privateKey } = newKeys();
      const cert = signed({
        ...{ subject: host, issuer: name, publicKey, signingKey: own.privateKey },
        ...{ extension: ofHost(host), endsAt: isExpired ? Date.now() - DAY_MS : endsAt },
      });
      return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
    },
  };
}
