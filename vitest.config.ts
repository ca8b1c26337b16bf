import { defineConfig } from 'vitest/config';

// Files of one worker share the modules they load, which saves a quarter of the time: a test undoes
// what it changes in them.
const limits = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  isolate: false,
  // A poll ends when its value comes; the default of one second is too short on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['scripts/test/steady-properties.ts', 'scripts/test/omaha.ts'],
};

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...limits,
          name: 'server',
          include: ['packages/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['packages/server/test/global-setup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'others',
          include: ['packages/{contract,sample-mls,web}/**/*.test.{ts,tsx}'],
          // Some colors are read from it; all other styles are empty in tests.
          css: { include: [/tokens\.css/] },
        },
      },
    ],
  },
});
