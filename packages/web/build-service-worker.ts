import { build } from 'vite';

/*
 * Writes build/service-worker.js, which the server sends with the release's name in front
 * (packages/server/src/platform/service-worker.ts). Run by scripts/build-web.ts. It isn't in the
 * folder of static files, which caches may keep.
 */

await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'service-worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
