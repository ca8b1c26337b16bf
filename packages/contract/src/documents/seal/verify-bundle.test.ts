import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8 } from './runtime.ts';
import { verifyFile } from './verify-bundle.ts';

const trust = { chains: [], stampRoots: [] };

/** Bytes that begin like a PDF, a sealed PDF, or a ZIP. */
const begun = fc.constantFrom(
  '',
  '%PDF-1.7\n',
  '%PDF-1.7\n1 0 obj\n<< /Type /Sig /SubFilter /ETSI.CAdES.detached /ByteRange [0 9 9 9]',
  'PK\u0003\u0004',
);
const ended = fc.constantFrom(
  '',
  '\nxref\n0 0\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n',
  'PK\u0005\u0006',
);

test('any bytes get an answer, and never that they are valid', async () => {
  await fc.assert(
    fc.asyncProperty(
      begun,
      fc.uint8Array({ maxLength: 400 }),
      ended,
      async (start, middle, end) => {
        const file = Uint8Array.from([...utf8(start), ...middle, ...utf8(end)]);
        const { verdict } = await verifyFile(file, trust);
        expect(['invalid', 'not-ours', 'damaged']).toContain(verdict);
      },
    ),
    { numRuns: 400 },
  );
});
