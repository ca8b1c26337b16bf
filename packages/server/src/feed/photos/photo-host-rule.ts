import { isIP } from 'node:net';
import { isPublicAddress, type Settings } from '#platform';
import { PictureError } from './picture-error.ts';

/** Whether a fetch may use a host's private addresses, or only public ones. */
export interface HostPermit {
  mayBePrivate: boolean;
}

/**
 * Which addresses photos may be fetched from. The MLS's own host and the hosts of PHOTO_HOSTS
 * (`host`, `host:port` or `*.host`) are trusted, wherever they are. With PHOTO_HOSTS empty, any
 * other host is allowed by https at a public address; with PHOTO_HOSTS set, no other host is.
 * Everything else is refused for good: other schemes, names or passwords in the address, and all
 * other hosts.
 */
export function photoHostRule(
  settings: Pick<Settings, 'MLS_URL' | 'PHOTO_HOSTS'>,
): (url: URL) => HostPermit {
  const mlsHost = settings.MLS_URL ? new URL(settings.MLS_URL).host : null;
  const named = settings.PHOTO_HOSTS.map((host) => host.toLowerCase());
  return (url) => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
      throw new PictureError('its address is neither http nor https', { isFinal: true });
    }
    if (url.username || url.password) {
      throw new PictureError('its address holds a user name', { isFinal: true });
    }
    if (url.host === mlsHost || named.some((host) => isHostNamed(url, host))) {
      return { mayBePrivate: true };
    }
    if (named.length > 0) {
      throw new PictureError(`the host ${url.host} is not in PHOTO_HOSTS`, { isFinal: true });
    }
    if (url.protocol !== 'https:') {
      throw new PictureError('only the MLS may be asked over http', { isFinal: true });
    }
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) {
      throw new PictureError('its host is a private address', { isFinal: true });
    }
    return { mayBePrivate: false };
  };
}

function isHostNamed(url: URL, host: string): boolean {
  if (host.startsWith('*.')) return url.hostname.endsWith(host.slice(1));
  return url.host === host || url.hostname === host;
}
