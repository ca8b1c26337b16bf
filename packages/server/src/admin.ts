import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createSuperAdmin } from '#accounts';
import {
  claimDatabase,
  createLog,
  openDatabase,
  RefusalError,
  readSettings,
  SettingsError,
  setServiceArea,
} from '#platform';
import { findDatabase } from './find-database.ts';
import { adminCommandMessages, programMessages } from './messages.ts';

/** 0 done, 1 failed or refused, 2 wrong usage. */
process.exitCode = await main().catch((error: unknown) => {
  const isPlain = error instanceof RefusalError || error instanceof SettingsError;
  console.error(
    isPlain ? error.message : programMessages.failed({ reason: (error as Error).message }),
  );
  return 1;
});

async function main(): Promise<number> {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const given = readArguments();
  if (given === null) {
    console.error(adminCommandMessages.usage());
    return 2;
  }
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
  const settings = readSettings(process.env, root);
  setServiceArea(settings.serviceArea);
  const log = createLog({ level: settings.LOG_LEVEL, pretty: settings.LOG_PRETTY });
  const { roles, release } = await findDatabase(settings, log);
  try {
    await claimDatabase(roles, settings.mode);
    const database = openDatabase(roles.program, { max: 2, name: 'homestead-admin' });
    try {
      const { email, link } = await createSuperAdmin({ db: database.db, settings }, given);
      console.log(adminCommandMessages.created({ email }));
      console.log(link);
      return 0;
    } finally {
      await database.close();
    }
  } finally {
    await release();
  }
}

function readArguments(): { email: string; firstName: string; lastName: string } | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
      },
    });
    const { email, 'first-name': firstName, 'last-name': lastName } = values;
    const isRight = positionals.length === 1 && positionals[0] === 'create-super-admin';
    if (!isRight || !email || !firstName || !lastName) return null;
    return { email, firstName, lastName };
  } catch {
    return null;
  }
}
