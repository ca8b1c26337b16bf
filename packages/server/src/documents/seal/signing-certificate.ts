import { createPrivateKey, type KeyObject, sign, verify, X509Certificate } from 'node:crypto';
import { certificatesIn, type Settings, type SigningFacts } from '#platform';
import { demoSigningPem } from './demo-certificate.ts';

/** What documents are sealed with. */
export interface SigningCertificate {
  /** DER of the certificate, followed by its issuers as far as they are known. */
  readonly chain: readonly [Buffer, ...Buffer[]];
  readonly algorithm: 'ecdsa' | 'rsa';
  /** Signs with SHA-256. */
  sign(data: Uint8Array): Promise<Uint8Array>;
  /** Made by this program, so nobody vouches for it. */
  readonly isDemo: boolean;
}

/** Thrown in production without a certificate to seal with. */
export class SealNotConfiguredError extends Error {
  constructor() {
    super('Documents can’t be sealed: neither SIGNING_P12 nor SIGNING_KEY is set');
    this.name = 'SealNotConfiguredError';
  }
}

/** Thrown for a P12 file that can’t be opened. */
export class SigningFileError extends Error {
  constructor(reason: string) {
    super(`SIGNING_P12 can’t be used: ${reason}`);
    this.name = 'SigningFileError';
  }
}

type Needed = Pick<Settings, 'mode' | 'stateDir' | 'brokerage' | 'signing'>;

/** Whether the settings name a certificate, or the demo has its own. */
export function canSeal({ mode, signing }: Pick<Settings, 'mode' | 'signing'>): boolean {
  return signing.own !== null || mode === 'demo';
}

/** Throws {@link SealNotConfiguredError} and {@link SigningFileError}. */
export async function loadSigningCertificate(settings: Needed): Promise<SigningCertificate> {
  const { own } = settings.signing;
  if (own?.kind === 'p12') return readP12(own);
  if (own) return ofPem(own.key, own.certificates, false);
  if (!canSeal(settings)) throw new SealNotConfiguredError();
  const pem = demoSigningPem(settings.stateDir, settings.brokerage.name);
  return ofPem(pem, pem, true);
}

function ofPem(keyPem: string, certificatePem: string, isDemo: boolean): SigningCertificate {
  const key = createPrivateKey(keyPem);
  const certificates = certificatesIn(certificatePem);
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new Error('The key isn’t that of a certificate');
  return {
    chain: chainOf(own, certificates),
    algorithm: algorithmOf(own.publicKey),
    sign: async (data) => sign('sha256', data, key),
    isDemo,
  };
}

const PROBE = Buffer.from('Which certificate is the key of?');

async function readP12({
  file,
  password,
}: Extract<NonNullable<SigningFacts['own']>, { kind: 'p12' }>): Promise<SigningCertificate> {
  const { P12Signer } = await import('@libpdf/core');
  let signer: Awaited<ReturnType<typeof P12Signer.create>>;
  try {
    signer = await P12Signer.create(file, password);
  } catch (error) {
    throw new SigningFileError(error instanceof Error ? error.message : String(error));
  }
  const certificates = [signer.certificate, ...signer.certificateChain].map(
    (raw) => new X509Certificate(raw),
  );
  const probe = await signer.sign(PROBE, 'SHA-256');
  const own = certificates.find(({ publicKey }) => verify('sha256', PROBE, publicKey, probe));
  if (!own) throw new SigningFileError('its key isn’t that of a certificate in it');
  return {
    chain: chainOf(own, certificates),
    algorithm: algorithmOf(own.publicKey),
    sign: (data) => signer.sign(data, 'SHA-256'),
    isDemo: false,
  };
}

function algorithmOf({ asymmetricKeyType }: KeyObject): 'ecdsa' | 'rsa' {
  if (asymmetricKeyType === 'ec') return 'ecdsa';
  if (asymmetricKeyType === 'rsa') return 'rsa';
  throw new SigningFileError(`keys of the kind ${asymmetricKeyType} aren’t supported`);
}

/** A certificate followed by its issuers among others. */
export function chainOf(
  own: X509Certificate,
  others: readonly X509Certificate[],
): [Buffer, ...Buffer[]] {
  const chain = [own];
  for (let current = own; !current.checkIssued(current); ) {
    const child = current;
    const issuer = others.find(
      (other) =>
        !chain.includes(other) && child.checkIssued(other) && child.verify(other.publicKey),
    );
    if (!issuer) break;
    chain.push(issuer);
    current = issuer;
  }
  const [, ...issuers] = chain.map(({ raw }) => Buffer.from(raw));
  return [Buffer.from(own.raw), ...issuers];
}
