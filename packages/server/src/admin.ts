import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accountSeals, createSuperAdmin } from '#accounts';
import { calendarSeal } from '#calendar';
import { mailboxSeal } from '#messaging';
import {
  claimDatabase,
  countFormerSeals,
  createLog,
  type Database,
  mailSeal,
  openDatabase,
  openSecrets,
  RefusalError,
  readSettings,
  type Settings,
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
      if (given === 'secrets') return await reportSeals(database.db, settings);
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

/** How much a former secrets key still seals; 1 while that key is needed. */
async function reportSeals(db: Database, settings: Settings): Promise<number> {
  const secrets = openSecrets(settings);
  let left = 0;
  for (const column of [...accountSeals, calendarSeal, mailboxSeal, mailSeal]) {
    const count = await countFormerSeals(db, secrets, column);
    console.log(adminCommandMessages.sealed({ table: column.table, count }));
    left += count;
  }
  console.log(left > 0 ? adminCommandMessages.keyNeeded() : adminCommandMessages.keyUnused());
  return left > 0 ? 1 : 0;
}

function readArguments():
  | { email: string; firstName: string; lastName: string }
  | 'secrets'
  | null {
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
    if (positionals.length === 1 && positionals[0] === 'secrets') return 'secrets';
    const isRight = positionals.length === 1 && positionals[0] === 'create-super-admin';
    if (!isRight || !email || !firstName || !lastName) return null;
    return { email, firstName, lastName };
  } catch {
    return null;
  }
}
