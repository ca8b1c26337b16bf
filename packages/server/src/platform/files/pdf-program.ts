import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { isUsablePdf } from './is-usable-pdf.ts';

/*
 * The program that reads one PDF from its input and writes `usable` if it is. Another thread ends
 * it when it takes too much memory: unpacking blocks this one.
 */
const MAX_MEMORY = 400 * 1024 * 1024;
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MAX_MEMORY}) process.kill(process.pid, 'SIGKILL');
}, 10)`;

const watcher = new Worker(watch, { eval: true });
await new Promise((resolve) => watcher.once('online', resolve));
const isUsable = await isUsablePdf(await buffer(process.stdin), Number(process.argv[2]));
process.stdout.write(isUsable ? 'usable' : 'refused', () => process.exit(0));
