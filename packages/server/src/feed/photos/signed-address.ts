/** Parameters by which hosts sign addresses: MLS Grid, CloudFront, S3, Google, Azure, Akamai. */
const SIGNING =
  /^(?:token|expires|signature|sig|hmac|policy|key-pair-id|hdnts|awsaccesskeyid|googleaccessid|x-(?:amz|goog)-.+|s[epvrt]|spr|sk[a-z]{1,3})$/i;
const MARGIN_MS = 5000;

/**
 * When a signed address expires, by the `expires` in its path or query (seconds or milliseconds
 * since 1970); null when it doesn't say.
 */
function expiryOf(address: string): number | null {
  const digits = /[/?&;]expires=(\d{9,13})(?!\d)/i.exec(address)?.[1];
  if (!digits) return null;
  return Number(digits) * (digits.length > 11 ? 1 : 1000);
}

/** Whether an address says when it expires. */
export function isSigned(address: string): boolean {
  return expiryOf(address) !== null;
}

/** Whether an address says that it can't be fetched anymore. */
export function isExpired(address: string): boolean {
  const expiresAt = expiryOf(address);
  return expiresAt !== null && expiresAt < Date.now() + MARGIN_MS;
}

/**
 * The part of a picture's address that stays when it is signed again: the end of the path after the
 * signature, and the query without it. Not an address itself.
 */
export function stableEndOf(address: string): string {
  const url = new URL(address);
  const segments = url.pathname.split('/').slice(1);
  const signedAt = segments.findLastIndex((segment) =>
    segment.split(/[&;]/).some((part) => SIGNING.test(/^([^=]+)=/.exec(part)?.[1] ?? '')),
  );
  const query = [...url.searchParams].filter(([name]) => !SIGNING.test(name)).sort();
  const end = segments.slice(signedAt + 1).join('/');
  return query.length === 0 ? end : `${end}?${new URLSearchParams(query)}`;
}
