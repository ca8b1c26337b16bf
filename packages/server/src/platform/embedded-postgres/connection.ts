import pg from 'pg';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** How to connect: `host` is the folder of the socket. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

const TIMEOUT_MS = 10_000;

/** Whether the server accepts a connection and answers a query. */
export async function isAnswering(connection: Connection): Promise<boolean> {
  try {
    await ask(connection, 'select 1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates the database of the connection, and the role of the program, if this is the first start,
 * an earlier one was cut short, or an earlier version had no such role.
 */
export async function requireDatabase(connection: Connection, programRole: string): Promise<void> {
  await requireDatabaseAlone(connection);
  const name = pg.escapeIdentifier(programRole);
  try {
    await ask(
      connection,
      `do $$ begin
         if to_regrole('${name}') is null then create role ${name} login; end if;
       end $$`,
    );
  } catch (error) {
    throw unreachable(error);
  }
}

async function requireDatabaseAlone(connection: Connection): Promise<void> {
  try {
    await ask(connection, 'select 1');
    return;
  } catch (error) {
    const isMissing = (error as { code?: string }).code === '3D000';
    if (!isMissing) throw unreachable(error);
  }
  try {
    const name = pg.escapeIdentifier(connection.database);
    await ask({ ...connection, database: 'postgres' }, `create database ${name}`);
  } catch (error) {
    throw unreachable(error);
  }
}

async function ask(connection: Connection, sql: string): Promise<void> {
  const client = new pg.Client({
    ...connection,
    ssl: false,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS * 3,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function unreachable(cause: unknown): Error {
  return new EmbeddedPostgresError(
    `The database started but does not answer: ${cause instanceof Error ? cause.message : cause}`,
    { cause },
  );
}
