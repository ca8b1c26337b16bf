import type { DocumentEvent, Json } from '@homestead/contract/documents';
import { maskedEmail, maskedPhone } from '../signing/masked-address.ts';

type Facts = DocumentEvent['facts'];
type Fact = Facts[string] | Json;

/** An IP address of which only the network shows. */
const maskedIp = (ip: string): string =>
  ip.includes(':') ? `${ip.split(':').slice(0, 3).join(':')}:•••` : ip.replace(/\d+$/, '•••');

const masks: Readonly<Record<string, (value: string) => string>> = {
  email: maskedEmail,
  phone: maskedPhone,
};

/**
 * The facts of an event as they are logged: everyone who signs gets the log with the sealed PDF, so
 * it has nobody's email address or phone. Of IP addresses, it has those of signatures in full.
 */
export const withoutAddresses = (kind: string, facts: Facts): Facts =>
  maskedIn(facts, kind === 'signed' ? masks : { ...masks, ip: maskedIp });

const maskedIn = (facts: Facts, by: typeof masks): Facts =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, masked(key, value, by)]));

function masked(key: string, value: Fact, by: typeof masks): Fact {
  const mask = by[key];
  if (typeof value === 'string') return mask && value !== '' ? mask(value) : value;
  if (Array.isArray(value)) return value.map((one: Json) => masked('', one, by) ?? null);
  return value !== null && typeof value === 'object' ? maskedIn(value as Facts, by) : value;
}
