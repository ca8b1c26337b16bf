import { type OutsideAddress, readOutsideAddress, type Settings } from '#platform';

/**
 * Reads the address of a calendar; null if it may not be fetched. webcal means https. Hosts of
 * CALENDAR_HOSTS are trusted, and may be asked over http.
 */
export function readCalendarAddress(
  text: string,
  { CALENDAR_HOSTS }: Pick<Settings, 'CALENDAR_HOSTS'>,
): OutsideAddress | null {
  return readOutsideAddress(text.trim().replace(/^webcals?:/i, 'https:'), CALENDAR_HOSTS);
}
