import { totalmem } from 'node:os';

/** The port that names the socket file. Nothing listens on it. */
export const SOCKET_PORT = 5432;

const MB = 1024 * 1024;

/**
 * PostgreSQL's settings, suited to one application on its own machine. `fast` gives up all safety
 * against power cuts and crashes and is only for tests and benchmarks.
 */
export function serverSettings(
  socketFolder: string,
  { fast }: { fast: boolean },
): Record<string, string> {
  const memory = totalmem() / MB;
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${Math.round(Math.min(256, Math.max(32, memory / 8)))}MB`,
    effective_cache_size: `${Math.round(Math.min(4096, Math.max(256, memory / 2)))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: `${Math.round(Math.min(128, Math.max(32, memory / 16)))}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    // There are no replicas, so the write-ahead log can be short.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '2GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Personal data stays out of the log: no statements, no values of refused rows.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
}

/** The command line of the server, as `postmaster.opts` will record it. */
export function serverArguments(data: string, settings: Record<string, string>): string[] {
  return [
    '-D',
    data,
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
}

/** Nothing in our own environment (PGDATA, PGPORT, LANG …) may change how the server behaves. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}
