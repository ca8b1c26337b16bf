import { isIP } from 'node:net';
import { isPublicAddress, type Settings } from '#platform';

/** An address that a calendar may be fetched from. */
export interface CalendarAddress {
  url: URL;
  /** One of CALENDAR_HOSTS, wherever it is. */
  isTrusted: boolean;
}

/**
 * Reads the address of a calendar; null if it may not be fetched: other schemes than https (webcal
 * means https), names or passwords in it, hosts with private addresses. Hosts of CALENDAR_HOSTS are
 * trusted, and may be asked over http.
 */
export function readCalendarAddress(
  text: string,
  { CALENDAR_HOSTS }: Pick<Settings, 'CALENDAR_HOSTS'>,
): CalendarAddress | null {
  const url = URL.parse(text.trim().replace(/^webcals?:/i, 'https:'));
  if (!url || url.username || url.password) return null;
  const isTrusted = CALENDAR_HOSTS.some((host) => url.host === host || url.hostname === host);
  if (isTrusted) return /^https?:$/.test(url.protocol) ? { url, isTrusted } : null;
  if (url.protocol !== 'https:') return null;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isPublicAddress(literal) ? null : { url, isTrusted };
}
