import { enableCompileCache } from 'node:module';

/*
 * `npm run feed`: the command itself is loaded only after the compile cache is on, which halves its
 * startup time.
 */
enableCompileCache();
await import('./feed-command.ts');
