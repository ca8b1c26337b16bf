import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyFile } from '@homestead/contract/documents';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { sealOf } from '../../../test/sealed-envelope.ts';
import { failed } from '../../../test/tampered-files.ts';

const trust = await sealOf(mkdtempSync(join(tmpdir(), 'seal-'))).trust();

test('a bundle that unpacks to far more than it says, or says too much, isn’t unpacked', async () => {
  const zeros = Buffer.from(zipSync({ 'a.pdf': new Uint8Array(80 * 1024 * 1024) }, { level: 9 }));
  expect(failed(await verifyFile(zeros, trust))).toEqual([
    { check: 'readable', reason: 'too-large' },
  ]);
  const lying = Buffer.from(zipSync({ 'a.pdf': new Uint8Array(1024 * 1024) }, { level: 9 }));
  // The size in the list of files, before the name at its end.
  lying.writeUInt32LE(100, lying.lastIndexOf('a.pdf') - 46 + 24);
  expect(failed(await verifyFile(lying, trust))).toEqual([
    { check: 'readable', reason: 'unreadable' },
  ]);
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, at) => [`${at}.txt`, new Uint8Array(1)]),
  );
  expect(failed(await verifyFile(zipSync(many), trust))).toEqual([
    { check: 'readable', reason: 'too-large' },
  ]);
});
