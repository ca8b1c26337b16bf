import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { feedFileChunks, newTally } from './feed-file/feed-file.ts';

const usage =
  'write-feed-file --rows N --out FILE|- [--faults] [--children] [--seed N] [--at INSTANT] [--photo-base URL]';

/** Joins pieces into fewer, larger writes. */
function* joined(chunks: Iterable<string>): Generator<string> {
  let held: string[] = [];
  let size = 0;
  for (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    if (size > 262_144) {
      yield held.join('');
      held = [];
      size = 0;
    }
  }
  yield held.join('');
}

try {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string' },
      out: { type: 'string' },
      faults: { type: 'boolean', default: false },
      children: { type: 'boolean', default: false },
      seed: { type: 'string' },
      at: { type: 'string' },
      'photo-base': { type: 'string' },
    },
  });
  if (values.rows === undefined || values.out === undefined) throw new Error(`Usage: ${usage}`);
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  if (Number.isNaN(at)) throw new Error(`--at takes an instant. Usage: ${usage}`);
  const tally = newTally();
  const chunks = feedFileChunks(
    {
      rows: Number(values.rows),
      faults: values.faults,
      children: values.children,
      ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
      ...(at === undefined ? {} : { at }),
      ...(values['photo-base'] === undefined ? {} : { photoBase: values['photo-base'] }),
    },
    tally,
  );
  const out = values.out === '-' ? process.stdout : createWriteStream(values.out);
  await pipeline(Readable.from(joined(chunks)), out);
  process.stderr.write(`${JSON.stringify(tally)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
