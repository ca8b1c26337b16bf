import { timingSafeEqual } from 'node:crypto';
import type { Services } from '#platform';
import type { Subject } from '../record/message.ts';

const PURPOSE = 'reply address';
const ID_BYTES = 16;
const HASH_BYTES = 10;
/** Digits and lower-case letters only: some mail servers don't keep case. */
const BASE = 36;
const LENGTH = 41;

type Signing = Pick<Services, 'settings' | 'secrets'>;

/**
 * The address to which answers about a record go: INBOUND_ADDRESS with the record's id and
 * a keyed hash of it after a plus sign. Null without INBOUND_ADDRESS.
 */
export function replyAddress({ settings, secrets }: Signing, about: Subject): string | null {
  const { INBOUND_ADDRESS: mailbox } = settings;
  if (!mailbox) return null;
  const id = Buffer.from(about.id.replaceAll('-', ''), 'hex');
  const hash = secrets.keyedHash(PURPOSE, signedText(about)).subarray(0, HASH_BYTES);
  const number = BigInt(`0x${Buffer.concat([id, hash]).toString('hex')}`);
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at)}+${number.toString(BASE).padStart(LENGTH, '0')}${mailbox.slice(at)}`;
}

/** The record of the first reply address among these that we signed; null without one. */
export function subjectOfReply(
  { settings, secrets }: Signing,
  addresses: readonly string[],
  kinds: readonly string[],
): Subject | null {
  const mailbox = settings.INBOUND_ADDRESS;
  if (!mailbox) return null;
  const at = mailbox.lastIndexOf('@');
  const begin = `${mailbox.slice(0, at)}+`;
  for (const address of addresses.map((one) => one.toLowerCase())) {
    const token = address.slice(begin.length, address.lastIndexOf('@'));
    if (!address.startsWith(begin) || !address.endsWith(mailbox.slice(at))) continue;
    const bytes = bytesOf(token);
    if (!bytes) continue;
    const id = uuidOf(bytes.subarray(0, ID_BYTES));
    const given = bytes.subarray(ID_BYTES);
    for (const kind of kinds) {
      const ours = secrets.keyedHashes(PURPOSE, signedText({ kind, id }));
      if (ours.some((hash) => timingSafeEqual(hash.subarray(0, HASH_BYTES), given))) {
        return { kind, id };
      }
    }
  }
  return null;
}

const signedText = ({ kind, id }: Subject) => `${kind} ${id}`;

function bytesOf(token: string): Buffer | null {
  if (token.length !== LENGTH || !/^[0-9a-z]+$/.test(token)) return null;
  const number = [...token].reduce(
    (sum, digit) => sum * BigInt(BASE) + BigInt(Number.parseInt(digit, BASE)),
    0n,
  );
  const hex = number.toString(16).padStart(2 * (ID_BYTES + HASH_BYTES), '0');
  return hex.length === 2 * (ID_BYTES + HASH_BYTES) ? Buffer.from(hex, 'hex') : null;
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
