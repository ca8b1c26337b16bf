import { defineConfig } from 'vitest/config';

const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
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
        },
      },
    ],
  },
});
