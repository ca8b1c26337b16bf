import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { join } from 'node:path';
import { der, derValues } from '@homestead/contract/documents';
import { keptFile, sha256 } from '#platform';

const { bits, isTrue, octets, oid, sequence, set, tagged, whole } = derValues;

const YEARS = 10;
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

/** What the demo seals with, in PEM: key, own certificate, and that of its own authority. */
export function demoSigningPem(stateDir: string, brokerage: string): string {
  return keptFile(join(stateDir, 'demo-seal.pem'), () => makeDemoPem(brokerage));
}

/** An authority of our own and a certificate of it. Both say that they are for a demo. */
function makeDemoPem(brokerage: string): string {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = nameOf('Demo authority – not for real documents', brokerage);
  const subject = nameOf('Demo seal – not for real documents', brokerage);
  const root = certificate({
    ...{ issuer, subject: issuer, publicKey: authority.publicKey, signer: authority },
    extensions: [
      extension('2.5.29.19', sequence(isTrue()), true),
      // keyCertSign and cRLSign
      extension('2.5.29.15', der(0x03, Uint8Array.of(1, 0x06)), true),
    ],
  });
  const leaf = certificate({
    ...{ issuer, subject, publicKey: own.publicKey, signer: authority },
    extensions: [
      // digitalSignature and nonRepudiation
      extension('2.5.29.15', der(0x03, Uint8Array.of(6, 0xc0)), true),
      extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.36'), oid('1.3.6.1.5.5.7.3.4'))),
    ],
  });
  const key = own.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return [key, pemOf(leaf), pemOf(root)].join('');
}

interface Wanted {
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  readonly publicKey: KeyObject;
  readonly signer: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };
  readonly extensions: readonly Uint8Array[];
}

/** A certificate of version 3 (RFC 5280, section 4.1). */
function certificate({ issuer, subject, publicKey, signer, extensions }: Wanted): Uint8Array {
  const from = new Date();
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  // The demo's samples were sealed in the past.
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const keyId = (key: KeyObject) =>
    sha256(key.export({ type: 'spki', format: 'der' })).subarray(0, 20);
  const facts = sequence(
    tagged(0, whole(Uint8Array.of(2))),
    whole(Buffer.concat([Uint8Array.of(1), randomBytes(15)])),
    ECDSA_SHA256,
    issuer,
    sequence(time(from), time(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      3,
      sequence(
        ...extensions,
        extension('2.5.29.14', octets(keyId(publicKey))),
        extension('2.5.29.35', sequence(der(0x80, keyId(signer.publicKey)))),
      ),
    ),
  );
  return sequence(facts, ECDSA_SHA256, bits(sign('sha256', facts, signer.privateKey)));
}

const text = (value: string) => der(0x0c, Buffer.from(value, 'utf8'));

/** A date and time in UTC, before 2050. */
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

const extension = (id: string, value: Uint8Array, isCritical = false) =>
  sequence(oid(id), ...(isCritical ? [isTrue()] : []), octets(value));

const nameOf = (commonName: string, organization: string) =>
  sequence(
    set(sequence(oid('2.5.4.10'), text(organization.slice(0, 64)))),
    set(sequence(oid('2.5.4.3'), text(commonName))),
  );

const pemOf = (certificate: Uint8Array) =>
  [
    '-----BEGIN CERTIFICATE-----',
    ...(Buffer.from(certificate)
      .toString('base64')
      .match(/.{1,64}/g) ?? []),
    '-----END CERTIFICATE-----\n',
  ].join('\n');
