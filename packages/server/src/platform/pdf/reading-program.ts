import { buffer } from 'node:stream/consumers';
import { deserialize, serialize } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { addPages } from './add-pages.ts';
import { addSignatureField } from './add-signature-field.ts';
import { countUsablePages } from './count-usable-pages.ts';
import type { PdfTask } from './pdf-tasks.ts';

/*
 * The program that does one task with PDFs that others made: it reads the task from its input and
 * writes the answer. Another thread ends it when it takes too much memory: unpacking blocks this
 * one.
 */
const watch = `setInterval(() => {
  if (process.memoryUsage.rss() > ${Number(process.argv[2])}) process.kill(process.pid, 'SIGKILL');
}, 10)`;

const watcher = new Worker(watch, { eval: true });
await new Promise((resolve) => watcher.once('online', resolve));
const task = deserialize(await buffer(process.stdin)) as PdfTask;
const answer = serialize(await work(task));
process.stdout.write(answer, () => process.exit(0));

async function work(asked: PdfTask): Promise<unknown> {
  if (asked.name === 'join') return addPages(asked.given.own, asked.given.added);
  if (asked.name === 'add-field') return addSignatureField(asked.given.pdf, asked.given.field);
  const { bytes, maxPages, isJoined } = asked.given;
  const pages = await countUsablePages(bytes, maxPages);
  if (pages === 0 || !isJoined) return pages;
  const added = { bytes, after: 0, marks: [], foot: '' };
  const joined = await addPages(null, [added]).catch(() => null);
  return joined?.pageCount === pages && !looksSealed(joined.bytes) ? pages : 0;
}

/** Whether what is found in a file by its text could be taken for a seal or another revision. */
function looksSealed(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.includes('/ByteRange') || text.split('startxref').length > 2;
}
