import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** An address on the internet that a person named, which the server may ask. */
export interface OutsideAddress {
  url: URL;
  /** Its host is one of those that the operator trusts, wherever it is. */
  isTrusted: boolean;
}

/**
 * Reads an address that a person named; null if the server may not ask it: other schemes than
 * https, names or passwords in it, hosts with private addresses. Trusted hosts (host or host:port)
 * may be asked over http. A name can still lead to a private address: connect with
 * {@link publicLookup} unless it is trusted.
 */
export function readOutsideAddress(
  text: string,
  trustedHosts: readonly string[],
): OutsideAddress | null {
  const url = URL.parse(text.trim());
  if (!url || url.username || url.password) return null;
  const isTrusted = trustedHosts.some((host) => url.host === host || url.hostname === host);
  if (isTrusted) return /^https?:$/.test(url.protocol) ? { url, isTrusted } : null;
  if (url.protocol !== 'https:') return null;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isPublicAddress(literal) ? null : { url, isTrusted };
}
