import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, PostgresDialect as TypesDialect } from 'kysely-codegen';
import {
  migrate,
  openDatabase,
  startTemporaryPostgres,
} from '../packages/server/src/platform/index.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface GeneratedFile {
  name: string;
  path: string;
  text: string;
}

/** Everything that is generated and checked in, made anew from a freshly migrated database. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const quiet = { info() {}, warn: console.warn, error: console.error };
  const postgres = await startTemporaryPostgres({ log: quiet });
  try {
    await migrate(postgres.connection);
    const { db, close } = openDatabase(postgres.connection);
    const name = 'packages/server/src/platform/database-types.generated.ts';
    const text = await generate({
      db,
      dialect: new TypesDialect({ dateParser: 'string' }),
      outFile: null,
      excludePattern: 'pgboss.*',
      typeMapping: { int8: 'number', point: '{ x: number; y: number }' },
    });
    await close();
    return [{ name, path: join(root, name), text }];
  } finally {
    await postgres.stop();
  }
}

/** Names of generated files whose checked-in text is not current. */
export async function staleFiles(): Promise<string[]> {
  const files = await generatedFiles();
  const current = await Promise.all(
    files.map((file) => readFile(file.path, 'utf8').catch(() => null)),
  );
  return files.filter((file, index) => file.text !== current[index]).map((file) => file.name);
}
