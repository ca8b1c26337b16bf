import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localDate } from '../../packages/contract/src/platform/index.ts';

const LEGAL = fileURLToPath(new URL('../../packages/server/legal', import.meta.url));

/** A folder of our legal texts in which a broker has approved those of forms. */
export function approveTexts(folder: string): string {
  const copy = join(folder, 'legal');
  cpSync(LEGAL, copy, { recursive: true });
  const forms = join(copy, 'documents');
  for (const name of readdirSync(forms).filter((one) => one.endsWith('.md'))) {
    const text = readFileSync(join(forms, name), 'utf8');
    const approved = `$&\nApproved: ${localDate(new Date())}, Faults Broker`;
    writeFileSync(join(forms, name), text.replace(/^Status: .*$/m, approved));
  }
  return copy;
}
