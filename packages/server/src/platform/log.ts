import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

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

/**
 * A structured log, on standard output unless `sink` is given. Values with names of secrets are
 * never written.
 */
export function createLog(options: {
  level: string;
  pretty: boolean;
  sink?: DestinationStream;
}): Log {
  const settings: LoggerOptions = {
    level: options.level,
    serializers: { err: presentError },
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
  };
  return options.sink ? pino(settings, options.sink) : pino(settings);
}

/** A path for the log, without the query string, which may hold personal data. */
export function loggablePath(url: string): string {
  const end = url.indexOf('?');
  return end < 0 ? url : `${url.slice(0, end)}?…`;
}

/** What may be logged of an error: no client, query or input attached to it. */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: presentError(error.cause) }),
  };
}
