import { isLoopback } from './is-loopback.ts';
import type { SettingProblem } from './setting-readers.ts';

interface Given {
  DATABASE_URL?: string | undefined;
  MIGRATIONS_DATABASE_URL?: string | undefined;
  MLS_URL?: string | undefined;
  MLS_TOKEN_URL?: string | undefined;
  PHOTO_HOSTS: readonly string[];
}

/**
 * What production requires of connections beyond this machine: TLS with a checked
 * certificate to the database, https to the MLS, and photos from named hosts.
 */
export function connectionProblems(raw: Given): SettingProblem[] {
  const problems: SettingProblem[] = [];
  for (const setting of ['DATABASE_URL', 'MIGRATIONS_DATABASE_URL'] as const) {
    const url = raw[setting];
    if (url !== undefined && !isPrivateDatabase(url)) {
      problems.push({
        setting,
        problem: 'a database on another machine needs TLS: add sslmode=verify-full to the URL',
      });
    }
  }
  if (raw.MIGRATIONS_DATABASE_URL && !raw.DATABASE_URL) {
    problems.push({ setting: 'MIGRATIONS_DATABASE_URL', problem: 'needs DATABASE_URL as well' });
  }
  for (const setting of ['MLS_URL', 'MLS_TOKEN_URL'] as const) {
    const url = raw[setting] === undefined ? null : new URL(raw[setting]);
    if (url?.protocol === 'http:' && !isLoopback(url.hostname)) {
      problems.push({ setting, problem: 'production needs https' });
    }
  }
  if (raw.MLS_URL && raw.PHOTO_HOSTS.length === 0) {
    problems.push({
      setting: 'PHOTO_HOSTS',
      problem: 'production needs the hosts that the MLS’s photos come from',
    });
  }
  return problems;
}

/** A socket, this machine, or TLS with the certificate and its host name checked. */
function isPrivateDatabase(text: string): boolean {
  const url = new URL(text);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  return (
    host.startsWith('/') ||
    isLoopback(host) ||
    url.searchParams.getAll('sslmode').join() === 'verify-full'
  );
}
