import type { z } from 'zod';
import type { Secrets } from '../secrets.ts';

const OWNER = '';

/**
 * Facts contained in a link itself, which only we can read or change. Nothing is stored: such a
 * link never expires, so use it only for what its holder may do at any time, such as unsubscribing.
 */
export function sealToken(secrets: Secrets, purpose: string, facts: object): string {
  return secrets.seal(purpose, OWNER, JSON.stringify(facts)).toString('base64url');
}

/** The facts of a token; null for one that we did not make for this purpose. */
export function openToken<Facts extends z.ZodType>(
  secrets: Secrets,
  purpose: string,
  schema: Facts,
  token: string,
): z.output<Facts> | null {
  try {
    const text = secrets.open(purpose, OWNER, Buffer.from(token, 'base64url'));
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
