import { isIP } from 'node:net';
import type { Settings } from '#platform';

/** Our site as WebAuthn names it. */
export interface RelyingParty {
  /** Host name of PUBLIC_URL. */
  id: string;
  /** The one origin that answers may come from. */
  origin: string;
  name: string;
}

/**
 * The relying party, or null where the site's address is a bare IP address: WebAuthn requires a
 * host name (W3C Web Authentication Level 3, section 5.1.2).
 */
export function findRelyingParty(
  settings: Pick<Settings, 'publicUrl' | 'brokerage'>,
): RelyingParty | null {
  const { hostname, origin } = new URL(settings.publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return null;
  return { id: hostname, origin, name: settings.brokerage.name };
}
