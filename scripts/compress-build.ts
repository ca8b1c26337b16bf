import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/*
 * Writes a brotli and a gzip copy next to every text file of the web build, so that the server can
 * send them directly (see servePages). Run by build-web.ts.
 */

const folder = join(import.meta.dirname, '../packages/web/build/client');
const TEXT = new Set(['.js', '.css', '.svg', '.html', '.json', '.txt', '.webmanifest']);
/** Below this a copy saves less than its headers cost. */
const SMALLEST = 256;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files) {
  const content = await readFile(file);
  if (content.length < SMALLEST) continue;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${file}.br`, await brotli(content, { params }));
  await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
}
