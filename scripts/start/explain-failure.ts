const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
];
/** PostgreSQL's codes for a wrong name, password or database. */
const NOT_LET_IN = ['28000', '28P01', '3D000'];

/**
 * What to tell the person at the terminal about a failed start: the sentence of an error meant to
 * be read, and everything known about an unexpected one.
 */
export function explainFailure(error: unknown, { databaseUrl }: { databaseUrl?: string }): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (databaseUrl && code && [...UNREACHABLE, ...NOT_LET_IN].includes(code)) {
    const { host, pathname } = new URL(databaseUrl);
    const reason = error.message || code;
    return `The database ${pathname.slice(1)} on ${host || 'this machine'} (DATABASE_URL) can't be used: ${reason}`;
  }
  const isMadeToBeRead =
    code === undefined &&
    !/^(Type|Syntax|Reference|Range|Aggregate|Internal)?Error$/.test(error.name);
  if (isMadeToBeRead || (error.constructor === Error && code === undefined)) return error.message;
  return error.stack ?? String(error);
}
