import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '#platform';

/**
 * Checks a form that the provider sent: `X-Twilio-Signature` is the HMAC-SHA1, by the
 * account's token, of the address as the provider knows it and all fields by name. Refuses
 * (bad-signature).
 */
export function verifyTextSignature(
  given: unknown,
  { token, url, form }: { token: string; url: string; form: URLSearchParams },
): void {
  const fields = [...form].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const expected = createHmac('sha1', token)
    .update(`${url}${fields.flat().join('')}`)
    .digest();
  const signature = Buffer.from(typeof given === 'string' ? given.slice(0, 100) : '', 'base64');
  const isRight = signature.length === expected.length && timingSafeEqual(signature, expected);
  if (!isRight) refuse('bad-signature');
}
