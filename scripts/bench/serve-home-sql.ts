import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { homeStatement } from '../../packages/server/src/listings/index.ts';
import {
  openDatabase,
  readSettings,
  setServiceArea,
} from '../../packages/server/src/platform/index.ts';

/**
 * What the call of one home is measured beside: the same statement behind node:http, its row
 * as JSON. Says where it listens as one line of JSON and ends when its standard input does.
 */
const settings = readSettings(process.env, new URL('../..', import.meta.url).pathname);
setServiceArea(settings.serviceArea);
if (!settings.DATABASE_URL) throw new Error('DATABASE_URL is needed');
const { db, pool } = openDatabase({ url: settings.DATABASE_URL }, { max: settings.DATABASE_POOL });

async function readHome(mlsNumber: string): Promise<unknown> {
  const { sql, parameters } = homeStatement(db, mlsNumber);
  return (await pool.query(sql, [...parameters])).rows[0];
}

const server = createServer((request, response) => {
  const mlsNumber = new URL(request.url ?? '/', 'http://localhost').searchParams.get('PropertyId');
  readHome(mlsNumber ?? '').then(
    (home) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(home));
    },
    (error) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
process.stdin.resume().on('end', () => process.exit(0));
