import { documentRoles } from '../form-definition.ts';
import type { DocumentEvent } from './event-chain.ts';
import { SEAL_VERSION, type SealFacts } from './seal-facts.ts';

/*
 * Reads what a stranger may have written. By hand: the page that checks files doesn't load zod.
 */

type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const filled: Shape = (value) => typeof value === 'string' && value !== '';
const hash: Shape = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const time: Shape = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value));
const flag: Shape = (value) => typeof value === 'boolean';
const count: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const oneOf =
  (...choices: readonly unknown[]): Shape =>
  (value) =>
    choices.includes(value);
const listOf =
  (shape: Shape, most = 10_000): Shape =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(shape);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf =
  (shape: Shape): Shape =>
  (value) =>
    isRecord(value) && Object.values(value).every(shape);

/** Exactly these members. */
const exactly =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isRecord(value) &&
    Object.keys(value).every((key) => Object.hasOwn(shapes, key)) &&
    Object.entries(shapes).every(([key, shape]) => shape(value[key]));

const json: Shape = (value) =>
  value === null ||
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  (Array.isArray(value) ? value.every(json) : isRecord(value) && Object.values(value).every(json));

const event = exactly({
  seq: count,
  at: time,
  kind: filled,
  facts: recordOf(json),
  about: orNull(hash),
  previous: orNull(hash),
  hash,
});

const document = exactly({
  title: filled,
  form: orNull(exactly({ key: filled, version: filled, sha256: hash })),
  file: orNull(hash),
  data: recordOf((value) => text(value) || flag(value)),
  dataHash: hash,
});

const identifications: readonly Shape[] = [
  exactly({
    kind: oneOf('link'),
    linkBy: oneOf('email', 'sms'),
    codeBy: oneOf('email', 'sms'),
  }),
  exactly({ kind: oneOf('account') }),
  exactly({ kind: oneOf('in-person'), confirmedBy: filled }),
];

const signer = exactly({
  id: filled,
  name: filled,
  role: oneOf(...documentRoles),
  line: orNull(count),
  identification: (value) => identifications.some((shape) => shape(value)),
  consent: exactly({ version: filled, sha256: hash }),
  sentAt: orNull(time),
  seenAt: orNull(time),
  signedAt: time,
  ip: orNull(text),
  device: orNull(text),
  signed: hash,
  image: orNull(exactly({ sha256: hash, png: text })),
  fields: listOf(
    exactly({
      document: count,
      key: filled,
      kind: oneOf('signature', 'initials', 'date', 'text', 'check'),
      value: orNull(text),
    }),
  ),
});

const facts = exactly({
  version: oneOf(SEAL_VERSION),
  code: filled,
  envelope: exactly({ id: filled, title: filled }),
  brokerage: filled,
  documents: listOf(document, 200),
  signers: listOf(signer, 200),
  consents: listOf(exactly({ version: filled, sha256: hash, text: filled }), 200),
  events: listOf(event),
  sealedAt: time,
  requiresStamp: flag,
});

/** The facts of a seal; null for anything else. */
export function readSealFacts(value: unknown): SealFacts | null {
  return facts(value) ? (value as SealFacts) : null;
}

/** A log; null for anything else. */
export function readEvents(value: unknown): DocumentEvent[] | null {
  return listOf(event)(value) ? (value as DocumentEvent[]) : null;
}

/** JSON of a text; undefined where it is none. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
