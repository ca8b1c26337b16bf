import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '#platform';

const words = [
  'Bluestem',
  'Cottonwood',
  'Elkhorn',
  'Goldfinch',
  'Harvest',
  'Limestone',
  'Meadowlark',
  'Millstone',
  'Platte',
  'Prairie',
  'Sandhill',
  'Switchgrass',
  'Tallgrass',
  'Wheatfield',
] as const;

/** The demo's password from its file; null before the first start. */
export function findDemoPassword({ stateDir }: Pick<Settings, 'stateDir'>): string | null {
  try {
    return readFileSync(fileIn(stateDir), 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Saves the password for the next start, readable only by the owner. */
export function keepDemoPassword({ stateDir }: Pick<Settings, 'stateDir'>, password: string): void {
  mkdirSync(stateDir, { recursive: true });
  const aside = `${fileIn(stateDir)}.${process.pid}`;
  writeFileSync(aside, `${password}\n`, { mode: 0o600 });
  renameSync(aside, fileIn(stateDir));
}

/** A password that is easy to type and meets every rule: two words and four digits. */
export function inventDemoPassword(): string {
  const word = () => words[randomInt(words.length)] ?? words[0];
  return `${word()}-${word()}-${randomInt(1000, 10_000)}`;
}

function fileIn(stateDir: string): string {
  return join(stateDir, 'demo-password');
}
