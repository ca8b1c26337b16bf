import { type Logger, pino } from 'pino';

export type Log = Logger;

const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'newPassword',
  'token',
  'secret',
  'jwtToken',
];

/** A structured log. Values under the names of secrets are never written. */
export function createLog(options: { level: string; pretty: boolean }): Log {
  return pino({
    level: options.level,
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '(removed)',
    },
    ...(options.pretty && {
      transport: {
        target: 'pino-pretty',
        options: { ignore: 'pid,hostname', translateTime: true },
      },
    }),
  });
}

/** A path for the log: the query string goes, since it may hold personal data. */
export function loggablePath(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : `${url.slice(0, end)}?…`;
}
