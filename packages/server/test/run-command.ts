import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestDatabase } from './database.ts';

/** The exit code and output of one of our commands. */
interface CommandEnd {
  code: number;
  out: string;
  err: string;
}

/** Runs a program of ours as a demo on a database and a state folder, to its end. */
export async function runCommand(
  program: string,
  words: readonly string[],
  { database, stateDir }: { database: TestDatabase; stateDir: string },
): Promise<CommandEnd> {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    MODE: 'demo',
    LOG_LEVEL: 'silent',
    DATABASE_URL: database.url,
    MIGRATIONS_DATABASE_URL: database.ownerUrl,
    STATE_DIR: stateDir,
  };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...words], {
      env,
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const failed = error as { code: number; stdout: string; stderr: string };
    return { code: failed.code, out: failed.stdout, err: failed.stderr };
  }
}
