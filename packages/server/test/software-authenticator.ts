import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

interface Credential {
  id: Buffer;
  privateKey: KeyObject;
  rpId: string;
  userHandle: string;
  counter: number;
}

/** What a test wants the device to do wrong. */
export interface Mischief {
  origin?: string;
  challenge?: string;
  /** The person was not verified. */
  isUnverified?: boolean;
  counter?: number;
  userHandle?: string;
  signature?: Buffer;
  rpId?: string;
}

/**
 * A passkey device in software: ES256, attestation 'none', discoverable, synced. `counts` makes it
 * count its signatures, as security keys do.
 */
export class SoftwareAuthenticator {
  readonly credentials: Credential[] = [];
  readonly #origin: string;
  readonly #counts: boolean;

  constructor(origin: string, options: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#counts = options.counts ?? false;
  }

  /** Answers `navigator.credentials.create()`. */
  // biome-ignore lint/suspicious/noExplicitAny: options as they come over the wire
  create(options: any, mischief: Mischief = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const credential: Credential = {
      id: randomBytes(32),
      privateKey,
      rpId: mischief.rpId ?? options.rp.id,
      userHandle: options.user.id,
      counter: 0,
    };
    this.credentials.push(credential);
    const cose = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ]);
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(credential.id.length);
    const authData = Buffer.concat([
      this.#head(credential, HAS_CREDENTIAL, mischief),
      Buffer.alloc(16),
      idLength,
      credential.id,
      isoCBOR.encode(cose as never),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', bytes(authData)],
    ]);
    return {
      ...named(credential),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, mischief),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Answers `navigator.credentials.get()` with the passkey of that number. */
  // biome-ignore lint/suspicious/noExplicitAny: options as they come over the wire
  get(options: any, mischief: Mischief = {}, which = 0) {
    const credential = this.credentials[which];
    if (!credential) throw new Error('The device has no such passkey');
    if (this.#counts) credential.counter += 1;
    const head = this.#head(credential, 0, mischief);
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, mischief);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature =
      mischief.signature ?? sign('sha256', Buffer.concat([head, hash]), credential.privateKey);
    return {
      ...named(credential),
      response: {
        clientDataJSON,
        authenticatorData: head.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: mischief.userHandle ?? credential.userHandle,
      },
    };
  }

  #head(credential: Credential, more: number, mischief: Mischief): Buffer {
    const verified = mischief.isUnverified ? 0 : VERIFIED;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(mischief.counter ?? credential.counter);
    return Buffer.concat([
      createHash('sha256')
        .update(mischief.rpId ?? credential.rpId)
        .digest(),
      Buffer.from([PRESENT | verified | BACKUP_ELIGIBLE | BACKED_UP | more]),
      counter,
    ]);
  }

  #clientData(type: string, challenge: string, mischief: Mischief): string {
    const data = {
      type,
      challenge: mischief.challenge ?? challenge,
      origin: mischief.origin ?? this.#origin,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }
}

function named({ id }: Credential) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {} };
}

function bytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer);
}
