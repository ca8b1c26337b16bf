import { enableCompileCache } from 'node:module';

/*
 * `npm run feed`: the command itself is loaded after compiled modules are kept between runs, which
 * halves the time until it starts to work.
 */
enableCompileCache();
await import('./feed-command.ts');
