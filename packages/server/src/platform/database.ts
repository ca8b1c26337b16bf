import { Kysely, PostgresDialect, type Selectable, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './database-types.generated.ts';

export type Database = Kysely<DB>;
export type DatabaseTransaction = Transaction<DB>;
/** The database or a running transaction. */
export type Queryable = Kysely<DB>;

/** A table's rows as they are read: all columns, or some. */
export type RowOf<Table extends keyof DB, Column extends keyof DB[Table] = keyof DB[Table]> = Pick<
  Selectable<DB[Table]>,
  Column & keyof Selectable<DB[Table]>
>;

/** Where PostgreSQL is: a URL, or the socket folder of the embedded one. */
export type DatabaseConnection =
  | { url: string }
  | { host: string; port: number; user: string; database: string };

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  connection: DatabaseConnection;
  close(): Promise<void>;
}

/** Requests give up after this; maintenance may take longer. */
const STATEMENT_SECONDS = 8;
const GRACE_MS = 2000;
const MAINTENANCE_SECONDS = 15 * 60;
const MAINTENANCE_CONNECTIONS = 4;

type OnLost = (error: Error) => void;

const opened = new WeakMap<Database, { connection: DatabaseConnection; onLost?: OnLost }>();

const BIGINT = 20;
const DATE = 1082;

pg.types.setTypeParser(BIGINT, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond exact numbers`);
  return value;
});
pg.types.setTypeParser(DATE, (text) => text);

/**
 * Opens a pool with time limits. Bigints are returned as exact numbers (or an error), dates
 * as YYYY-MM-DD text, instants as Date. `onLost` is called once for each connection that fails,
 * idle or in use.
 */
export function openDatabase(
  connection: DatabaseConnection,
  options: {
    max?: number;
    name?: string;
    statementSeconds?: number;
    /** How much longer we wait for the server to end a statement itself. */
    graceMs?: number;
    onLost?: OnLost;
  } = {},
): OpenDatabase {
  const statementMs = (options.statementSeconds ?? STATEMENT_SECONDS) * 1000;
  const pool = new pg.Pool({
    ...connectionOptions(connection),
    max: options.max ?? 20,
    application_name: options.name ?? 'homestead',
    connectionTimeoutMillis: 3000,
    query_timeout: statementMs + (options.graceMs ?? GRACE_MS),
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  const report = (error: Error) => options.onLost?.(error);
  pool.on('error', report);
  // The pool listens to idle connections only. A loss may be reported twice on one connection, and
  // without any listener, Node would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => client.once('error', report));
  pool.on('release', (_error, client) => {
    client.off('error', report);
    closeIfStuck(client);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  opened.set(db, { connection, ...(options.onLost && { onLost: options.onLost }) });
  const close = async () => {
    await db.destroy();
    // Kysely doesn't close a pool that it never used.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, connection, close };
}

/**
 * A query that was given up may still be waiting for its answer, from a server that is gone without
 * a word: the connection would hold up everybody after it.
 */
function closeIfStuck(client: pg.PoolClient): void {
  const { _activeQuery, connection } = client as unknown as {
    _activeQuery: unknown;
    connection: pg.Connection;
  };
  if (_activeQuery) connection.stream.destroy(new Error('No answer from the database'));
}

/** Options for `pg` from a connection. */
export function connectionOptions(connection: DatabaseConnection): pg.ClientConfig {
  return 'url' in connection ? { connectionString: connection.url } : connection;
}

/** Runs `work` in one database transaction: all of it is committed, or nothing. */
export function atomically<T>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(work);
}

/** Raises the statement timeout for a job above that of requests, inside one transaction. */
export async function allowLongStatements(tx: DatabaseTransaction, seconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`.execute(tx);
}

/**
 * Runs imports and maintenance (statistics, indexes, sweeps) on connections of their own, where a
 * statement may take 15 minutes. `db` is one from {@link openDatabase}, not a transaction.
 */
export async function maintain<T>(db: Database, work: (db: Database) => Promise<T>): Promise<T> {
  const from = opened.get(db);
  if (!from) throw new Error('Maintenance needs a database that was opened here');
  const own = openDatabase(from.connection, {
    ...(from.onLost && { onLost: from.onLost }),
    max: MAINTENANCE_CONNECTIONS,
    name: 'homestead maintenance',
    statementSeconds: MAINTENANCE_SECONDS,
  });
  try {
    return await work(own.db);
  } finally {
    await own.close();
  }
}
