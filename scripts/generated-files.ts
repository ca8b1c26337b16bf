import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, PostgresDialect as TypesDialect } from 'kysely-codegen';
import { identifyCaller } from '../packages/server/src/accounts/index.ts';
import { createServices } from '../packages/server/src/create-services.ts';
import {
  createApp,
  migrate,
  type OpenDatabase,
  openDatabase,
  readSettings,
  startTemporaryPostgres,
} from '../packages/server/src/platform/index.ts';
import { rooms } from '../packages/server/src/rooms.ts';
import { type ApiDocument, accessMatrix } from './access-matrix.ts';
import { apiCalls } from './api-calls.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface GeneratedFile {
  name: string;
  path: string;
  text: string;
}

/** Everything that is generated and checked in, made from a freshly migrated database. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const postgres = await startTemporaryPostgres({ log: { info() {}, warn: console.warn } });
  try {
    await migrate(postgres.connection);
    const database = openDatabase(postgres.connection);
    const document = await apiDocument(database);
    const texts = {
      'packages/server/src/platform/database-types.generated.ts': await databaseTypes(database),
      'docs/api-calls.txt': apiCalls(document),
      'docs/access-matrix.md': accessMatrix(document),
    };
    await database.close();
    return Object.entries(texts).map(([name, text]) => ({ name, path: join(root, name), text }));
  } finally {
    await postgres.stop();
  }
}

function databaseTypes({ db }: OpenDatabase): Promise<string> {
  return generate({
    db,
    dialect: new TypesDialect({ dateParser: 'string' }),
    outFile: null,
    excludePattern: 'pgboss.*',
    typeMapping: { int8: 'number', point: '{ x: number; y: number }' },
  });
}

/** The OpenAPI document of the whole server, made without listening. */
async function apiDocument(database: OpenDatabase): Promise<ApiDocument> {
  const services = createServices(
    readSettings({ LOG_LEVEL: 'silent', SECRETS_KEY: Buffer.alloc(32).toString('base64') }, root),
    database,
  );
  const app = await createApp({ services, rooms, identify: identifyCaller(services) });
  await app.ready();
  const document = app.swagger() as unknown as ApiDocument;
  await app.close();
  return document;
}

/** Names of generated files whose checked-in text is not current. */
export async function staleFiles(): Promise<string[]> {
  return staleAmong(await generatedFiles(), (path) => readFile(path, 'utf8'));
}

/** Names of those whose text differs from what is read, or can't be read at all. */
export async function staleAmong(
  files: readonly GeneratedFile[],
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const current = await Promise.all(files.map((file) => read(file.path).catch(() => null)));
  return files.filter((file, index) => file.text !== current[index]).map((file) => file.name);
}
