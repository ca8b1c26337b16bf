import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from './site-test.ts';
import { startProgram } from './start-program.ts';

const clock = pathToFileURL(join(import.meta.dirname, 'moving-clock.ts')).href;

/** A site of its own, whose clock the journey sets by writing to the file. */
export const clockTest = test.extend<{ aheadFile: string }>({
  // A clock that jumps leaves access tokens behind, which the page then renews.
  expectedStatuses: [401],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  aheadFile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'homestead-clock-'));
    await use(join(folder, 'ahead'));
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ aheadFile }, use) => {
    const program = await startProgram(
      { NODE_OPTIONS: `--import ${clock}`, CLOCK_AHEAD_FILE: aheadFile },
      { homes: 60 },
    );
    await use(program.url);
    await program.end();
  },
});
