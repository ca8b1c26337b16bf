import type { Settings } from '#platform';
import type { MlsSignIn } from '../mls/mls-sign-in.ts';
import { vendorOf } from '../mls/vendors.ts';

const OUR_NAME = 'Homestead';

/** Headers for a request to this address. */
export type HeadersFor = (url: URL, signal: AbortSignal) => Promise<Record<string, string>>;

/**
 * The headers of requests for photos, by MLS_MEDIA_USER_AGENT (for MLS Grid `token` by default) and
 * MLS_MEDIA_AUTHORIZATION. The access token goes only to the origin of MLS_URL and, over https, to
 * other hosts of the same vendor.
 */
export function mediaHeaders(
  settings: Pick<
    Settings,
    'MLS_URL' | 'MLS_VENDOR' | 'MLS_MEDIA_USER_AGENT' | 'MLS_MEDIA_AUTHORIZATION'
  >,
  signIn: Pick<MlsSignIn, 'token'>,
): HeadersFor {
  const { MLS_URL: mlsUrl = '', MLS_MEDIA_AUTHORIZATION: isAuthorized } = settings;
  const origin = URL.parse(mlsUrl)?.origin;
  const host = vendorOf(mlsUrl);
  const vendor = settings.MLS_VENDOR ?? host;
  const agent = settings.MLS_MEDIA_USER_AGENT ?? (vendor === 'mls-grid' ? 'token' : OUR_NAME);
  const isTrusted = (url: URL) =>
    url.origin === origin ||
    (url.protocol === 'https:' && host !== 'plain' && vendorOf(url.href) === host);
  return async (url, signal) => {
    const isNeeded = (agent === 'token' || isAuthorized) && isTrusted(url);
    const token = isNeeded ? await signIn.token(signal) : null;
    return {
      'user-agent': agent === 'token' ? (token ?? OUR_NAME) : agent,
      ...(isAuthorized && token !== null && { authorization: `Bearer ${token}` }),
    };
  };
}
