/** Parameters by which hosts sign addresses: MLS Grid, CloudFront, S3, Google, Azure, Akamai. */
const SIGNING =
  /^(?:token|expires|signature|sig|hmac|policy|key-pair-id|hdn(?:ts|tl|ea)|awsaccesskeyid|googleaccessid|x-(?:amz|goog)-.+)$/i;
/** Beside Azure's `sig`; on their own they may mean anything. */
const AZURE = /^(?:s[epvrt]|spr|sk[a-z]{1,3})$/i;
const MARGIN_MS = 5000;

/**
 * When a signed address expires, by the `expires` in its path or query (seconds or milliseconds
 * since 1970), or by the date and lifetime that S3 and Google Cloud write; null when it doesn't
 * say.
 */
function expiryOf(address: string): number | null {
  const digits = /[/?&;]expires=(\d{9,13})(?!\d)/i.exec(address)?.[1];
  if (digits) return Number(digits) * (digits.length > 11 ? 1 : 1000);
  const [, seconds] = /[?&]x-(?:amz|goog)-expires=(\d{1,6})(?!\d)/i.exec(address) ?? [];
  const [, day, time] = /[?&]x-(?:amz|goog)-date=(\d{8})T(\d{6})Z/i.exec(address) ?? [];
  if (!seconds || !day || !time) return null;
  const signedAt = Date.parse(
    `${day.replace(/(....)(..)/, '$1-$2-')}T${time.replace(/(..)(..)/, '$1:$2:')}Z`,
  );
  return Number.isNaN(signedAt) ? null : signedAt + Number(seconds) * 1000;
}

/** Whether an address carries a signature or a token, so that it may not be given away. */
export function isSigned(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && [...url.pathname.split('/'), url.search.slice(1)].some(hasSigning);
}

function hasSigning(part: string): boolean {
  return part.split(/[&;]/).some((piece) => SIGNING.test(/^([^=]+)=/.exec(piece)?.[1] ?? ''));
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
  const signedAt = segments.findLastIndex(hasSigning);
  const query = [...url.searchParams]
    .filter(([name]) => !SIGNING.test(name) && !AZURE.test(name))
    .sort();
  const end = segments.slice(signedAt + 1).join('/');
  return query.length === 0 ? end : `${end}?${new URLSearchParams(query)}`;
}
